import type { Session } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from './bearer.ts'
import { browserForTests, said } from './browser-for-tests.ts'
import { followEvents } from './follow-session.ts'
import { LOADING, sessionState } from './session-state.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  keepSession(null)
  sessionState.set(LOADING)
})

const session = { access_token: 'hers', user: { id: 'mira' } } as Session

test('who waits for an answer is asked about again when she comes back to the tab, of which auth-js tells', async () => {
  const { globals } = browserForTests({ 'accounts/me': () => said({ id: 'mira' }) })
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const auth = await followEvents()
  // Its first event, that nobody is in here, is told in its own time.
  await vi.waitFor(async () => {
    sessionState.set({ status: 'timed-out', user: null, supabaseUser: session.user })
    // As auth-js does it by itself, of this tab alone.
    await Reflect.get(auth, '_notifyAllSubscribers').call(auth, 'SIGNED_IN', session, false)
    await vi.waitFor(() => expect(sessionState.get().status).toBe('signed-in'))
  }, 10_000)
  expect(sessionState.get().user).toMatchObject({ id: 'mira' })
})
