import { afterEach, expect, test, vi } from 'vitest'
import { setBearer } from '../api-transport.ts'
import { keepSession } from './bearer.ts'
import { browserForTests, said, sessionOf } from './browser-for-tests.ts'
import { LOADING, sessionState, TIMED_OUT } from './session-state.ts'
import { SESSION_KEY } from './session-storage.ts'
import { startSession } from './start-session.ts'

/** As it is where no page has started: other tests ask in the same worker. */
const NOBODY = { token: async () => undefined, renewed: async () => undefined, wantsSecondFactor: () => undefined }

afterEach(() => {
  setBearer(NOBODY)
  keepSession(null)
  sessionState.set(LOADING)
  vi.unstubAllGlobals()
})

test('who waits for an answer is asked about again once the network is back', async () => {
  const { globals } = browserForTests({ 'accounts/me': () => said({ id: 'mira' }) })
  const heard: Record<string, () => void> = {}
  const addEventListener = (name: string, listener: () => void) => void (heard[name] = listener)
  for (const [name, value] of Object.entries({ ...globals, addEventListener })) vi.stubGlobal(name, value)
  startSession()
  const session = await sessionOf().json()
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: Date.now() / 1000 + 3600 }))
  sessionState.set(TIMED_OUT)
  heard.online?.()
  await vi.waitFor(() => expect(sessionState.get().status).toBe('signed-in'), 10_000)
})
