import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from './bearer.ts'
import { browserForTests, said, sessionOf } from './browser-for-tests.ts'
import { LOADING, sessionState } from './session-state.ts'
import { mayHaveSession } from './session-storage.ts'
import { login, logout } from './sign-in-and-out.ts'

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
