import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, browserForTests, sessionOf } from './browser-for-tests.ts'
import { SESSION_KEY } from './session-storage.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () => Promise.reject(new TypeError('no network'))

/** Her token ended an hour ago, and nothing has told this browser anything since. */
async function isBackWith(answers: Answers) {
  const { asked, globals } = browserForTests(answers)
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const { OurAuthClient } = await import('./auth-client.ts')
  vi.useFakeTimers()
  const ended = { ...(await sessionOf().json()), expires_at: Date.now() / 1000 - 3600 }
  globals.localStorage.setItem(SESSION_KEY, JSON.stringify(ended))
  const auth = new OurAuthClient({
    url: 'https://heraia.example/auth/v1',
    storageKey: SESSION_KEY,
    storage: globals.localStorage,
    autoRefreshToken: false,
    fetch: globals.fetch,
  })
  return { auth, asked }
}

/** auth-js tries for half a minute. */
async function soon<Result>(work: Promise<Result>): Promise<Result | 'lost'> {
  const end = work.catch(() => 'lost' as const)
  await vi.advanceTimersByTimeAsync(40_000)
  return end
}

test('once the network is back her token is renewed soon, not after a minute', async () => {
  const answers: Answers = { token: lost }
  const { auth, asked } = await isBackWith(answers)
  expect(await soon(auth.sessionNow())).toBe('lost')
  answers.token = sessionOf
  asked.length = 0
  expect(await auth.sessionNow()).toMatchObject({ access_token: 'hers' })
  expect(asked).toEqual(['token'])
})

test('while it is away, the next tries of one question fail at once', async () => {
  const { auth, asked } = await isBackWith({ token: lost })
  let isOver = false
  const first = auth.sessionNow().catch(() => {
    isOver = true
  })
  while (!isOver) await vi.advanceTimersByTimeAsync(100)
  await first
  asked.length = 0
  for (const ms of [1000, 2000]) {
    await vi.advanceTimersByTimeAsync(ms)
    await expect(auth.sessionNow()).rejects.toThrow(TypeError)
  }
  expect(asked).toEqual([])
})
