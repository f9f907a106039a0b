import type { SessionId } from '@heraia/contract/ids'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from './bearer.ts'
import { browserForTests, said, sessionOf } from './browser-for-tests.ts'
import { LOADING, sessionState } from './session-state.ts'
import { mayHaveSession } from './session-storage.ts'
import { endHere, login, logout, logoutOfEnded } from './sign-in-and-out.ts'

const SESSION_ID = '0197a3f0-0000-7000-8000-00000000000a'
const tokenOf = (session_id: string) => `h.${btoa(JSON.stringify({ session_id }))}.s`

afterEach(() => {
  keepSession(null)
  sessionState.set(LOADING)
  vi.unstubAllGlobals()
})

test('who comes in again while a lost network still keeps the server from hearing that she left, stays in', async () => {
  const told = Promise.withResolvers<Response>()
  const tokens = ['hers', 'hers again']
  const token = async () => Response.json({ ...(await sessionOf().json()), access_token: tokens.shift() })
  const answers = { token, 'accounts/me': () => said({ id: 'mira' }), logout: () => told.promise }
  const { asked, globals } = browserForTests(answers)
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const mira = { email: 'mira@example.org', password: 'volley' }
  await login(mira)
  const leaves = logout()
  await vi.waitFor(() => expect(asked).toContain('logout'))
  expect(mayHaveSession()).toBe(false)
  await login(mira)
  told.reject(new TypeError('Failed to fetch'))
  expect(await leaves).not.toBeNull()
  expect([sessionState.get().status, mayHaveSession()]).toEqual(['signed-in', true])
})

test.each([
  ['she asked to leave', () => logoutOfEnded(), ''],
  [
    'it was ended on another device',
    () => endHere({ sessionIds: [SESSION_ID as SessionId], reason: 'signed_out' }),
    'ended',
  ],
] as const)('a session that the server ended is not ended there once more: %s', async (_, ends, hasEnded) => {
  const token = async () => Response.json({ ...(await sessionOf().json()), access_token: tokenOf(SESSION_ID) })
  const { asked, globals } = browserForTests({ token, 'accounts/me': () => said({ id: 'mira' }) })
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  await login({ email: 'mira@example.org', password: 'volley' })
  await ends()
  expect(asked).not.toContain('logout')
  expect(sessionState.get()).toMatchObject({ status: 'anonymous', ...(hasEnded && { hasEnded }) })
  expect(mayHaveSession()).toBe(false)
})
