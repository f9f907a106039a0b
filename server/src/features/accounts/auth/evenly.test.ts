import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test, vi } from 'vitest'
import { evenly } from './evenly.ts'

const heraia = await createTestHeraia({ settings: { auth: { evenMs: 200, autoconfirm: false, phone: true } } })
afterAll(() => heraia.close())

test.each([
  ['an answer', async () => 'done'],
  [
    'a refusal',
    async () => {
      throw new Error('refused')
    },
  ],
])('%s comes when the time is over, and not before', async (_, work) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  try {
    let isOver = false
    const answered = evenly(heraia.context, work).then(
      () => (isOver = true),
      () => (isOver = true),
    )
    await vi.advanceTimersByTimeAsync(199)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await answered
    expect(isOver).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('what takes longer than that is not held up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  try {
    const answered = evenly(heraia.context, () => new Promise((resolve) => setTimeout(() => resolve('late'), 300)))
    await vi.advanceTimersByTimeAsync(300)
    expect(await answered).toBe('late')
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['/signup', { email: 'mira@example.org', password: 'secret1' }],
  ['/signup', { phone: '+34600000001', password: 'secret1' }],
  ['/otp', { phone: '+34600000002' }],
  ['/verify', { type: 'recovery', email: 'mira@example.org', token: '000000' }],
])('POST %s %j is answered so', async (path, body) => {
  const waits = vi.spyOn(globalThis, 'setTimeout')
  await heraia.fetch(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) })
  const floor = waits.mock.calls.map(([, milliseconds = 0]) => milliseconds).filter((each) => each > 1 && each <= 200)
  waits.mockRestore()
  expect(floor.length).toBeGreaterThan(0)
})
