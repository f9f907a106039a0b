import { afterEach, expect, test, vi } from 'vitest'
import { endsByOwnClock } from './own-clock.ts'

afterEach(() => vi.useRealTimers())

const answers = (body: unknown, status = 200) =>
  endsByOwnClock(async () => Response.json(body, { status, headers: { 'x-request-id': 'r1' } }))

test('a token ends by the clock that is asked for it', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 13) })
  const send = answers({ access_token: 'a', expires_in: 3600, expires_at: 7 })
  const answer = await send('/token')
  const said = await answer.json()
  expect(said).toEqual({ access_token: 'a', expires_in: 3600, expires_at: Date.UTC(2026, 10, 20, 14) / 1000 })
  expect(answer.headers.get('x-request-id')).toBe('r1')
})

test.each([
  [{ id: 'a user' }, 200],
  [{ access_token: 'a', expires_in: 3600, expires_at: 7 }, 400],
  [null, 200],
])('everything else stays as it was: %j', async (body, status) => {
  const answer = await answers(body, status)('/user')
  expect([answer.status, await answer.json()]).toEqual([status, body])
})
