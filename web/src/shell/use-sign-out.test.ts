import { currentToasts, dismissToast } from '@heraia/ui/toast-queue.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../lib/session/bearer.ts'
import { browserForTests, said, sessionOf } from '../lib/session/browser-for-tests.ts'
import { LOADING, sessionState } from '../lib/session/session-state.ts'
import { login } from '../lib/session/sign-in-and-out.ts'
import { endSession } from './use-sign-out.ts'

afterEach(() => {
  keepSession(null)
  sessionState.set(LOADING)
  for (const { id } of currentToasts()) dismissToast(id)
  vi.unstubAllGlobals()
})

const mira = { email: 'mira@example.org', password: 'volley' }

/** She has pressed Sign out, and the network keeps it from the server for as long as `lost` is not called. */
async function leavesSlowly() {
  const told = Promise.withResolvers<Response>()
  const tokens = ['hers', 'hers again']
  const token = async () => Response.json({ ...(await sessionOf().json()), access_token: tokens.shift() })
  const answers = { token, 'accounts/me': () => said({ id: 'mira' }), logout: () => told.promise }
  const { asked, globals } = browserForTests(answers)
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  await login(mira)
  const ended = endSession('The server could not be told.')
  await vi.waitFor(() => expect(asked).toContain('logout'))
  return { ended, lost: () => told.reject(new TypeError('Failed to fetch')) }
}

const told = () => currentToasts().map(({ message }) => message)

test('who left while no network was there hears that the server was not told', async () => {
  const { ended, lost } = await leavesSlowly()
  lost()
  await ended
  expect(told()).toEqual(['The server could not be told.'])
})

test('who has come in again by then is not told that she is signed out', async () => {
  const { ended, lost } = await leavesSlowly()
  await login(mira)
  lost()
  await ended
  expect(told()).toEqual([])
})
