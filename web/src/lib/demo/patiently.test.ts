import { expect, test, vi } from 'vitest'
import { patiently } from './patiently.ts'

const answering = (...answers: unknown[]) =>
  vi.fn<() => Promise<unknown>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
  })

test('who becomes somebody else in a busy browser is tried again, and hears when it did not work', async () => {
  const busy = new Error('too late')
  const changed = Object.assign(new Error('wrong'), { name: 'AuthApiError', status: 400 })
  expect(await patiently(answering(busy, busy, 'in'))).toBe('in')
  const refused = answering(changed)
  expect([await patiently(refused), refused.mock.calls.length]).toEqual(['refused', 1])
  const never = answering(busy)
  expect([await patiently(never), never.mock.calls.length]).toEqual(['unanswered', 5])
})
