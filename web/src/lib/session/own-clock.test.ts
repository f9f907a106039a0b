import { serverNow } from '@heraia/ui/minute-clock.ts'
import { setClock } from '@heraia/ui/set-clock.ts'
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

test('a refusal says what the server’s clock does, by which it judges the next try', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 13) })
  const date = new Date(Date.UTC(2026, 10, 20, 12)).toUTCString()
  const send = endsByOwnClock(async () => Response.json({}, { status: 400, headers: { date } }))
  await send('/token', { method: 'GET' })
  expect(serverNow(), 'it may be of a cache').toBe(Date.UTC(2026, 10, 20, 13))
  await send('/token', { method: 'POST' })
  expect(serverNow()).toBe(Date.UTC(2026, 10, 20, 12))
  setClock(Date.now())
})

test.each([
  [{ id: 'a user' }, 200],
  [{ access_token: 'a', expires_in: 3600, expires_at: 7 }, 400],
  [null, 200],
])('everything else stays as it was: %j', async (body, status) => {
  const answer = await answers(body, status)('/user')
  expect([answer.status, await answer.json()]).toEqual([status, body])
})
