import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from './bearer.ts'
import { type Answers, browserForTests, said } from './browser-for-tests.ts'
import { followEvents, readProfile } from './follow-session.ts'
import * as loading from './load-auth.ts'
import { LOADING, sessionState } from './session-state.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  keepSession(null)
  sessionState.set(LOADING)
})

const sessionOf = (id: string) => ({ access_token: `of ${id}`, user: { id } }) as Session

/** A page that follows what auth-js tells. */
async function opensPage(answers: Answers) {
  for (const [name, value] of Object.entries(browserForTests(answers).globals)) vi.stubGlobal(name, value)
  let hear: (event: AuthChangeEvent, session: Session) => void = () => undefined
  const auth = {
    onAuthStateChange(listener: typeof hear) {
      hear = listener
    },
  } as object
  vi.spyOn(loading, 'loadAuth').mockResolvedValue(auth as Awaited<ReturnType<typeof loading.loadAuth>>)
  await followEvents()
  const tell: typeof hear = (...given) => hear(...given)
  return { tell, keepSession, readProfile, sessionState }
}

test('who waits for an answer is asked about again when she comes back to the tab, of which auth-js tells', async () => {
  let isLost = true
  const me = () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : said({ id: 'mira' }))
  const { tell, keepSession, readProfile, sessionState } = await opensPage({ 'accounts/me': me })
  keepSession(sessionOf('mira'))
  await readProfile(sessionOf('mira').user)
  expect(sessionState.get().status).toBe('timed-out')
  isLost = false
  tell('SIGNED_IN', sessionOf('mira'))
  await vi.waitFor(
    () => expect(sessionState.get()).toMatchObject({ status: 'signed-in', user: { id: 'mira' } }),
    10_000,
  )
})
