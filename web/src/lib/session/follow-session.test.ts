import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, browserForTests, refused, said } from './browser-for-tests.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const sessionOf = (id: string) => ({ access_token: `of ${id}`, user: { id } }) as Session

/** A page at `path` that follows what auth-js tells; `heard`: what it listens to. */
async function opensPage(path: string, answers: Answers) {
  const { asked, globals } = browserForTests(answers)
  const heard: Record<string, () => void> = {}
  const addEventListener = (name: string, listener: () => void) => {
    heard[name] = listener
  }
  const location = new URL(path, 'https://heraia.example')
  for (const [name, value] of Object.entries({ ...globals, addEventListener, location })) vi.stubGlobal(name, value)
  let hear: (event: AuthChangeEvent, session: Session) => void = () => undefined
  const auth = {
    onAuthStateChange(listener: typeof hear) {
      hear = listener
    },
    getSession: async () => ({ data: { session: sessionOf('mira') }, error: null }),
  } as object
  const loading = await import('./load-auth.ts')
  vi.spyOn(loading, 'loadAuth').mockResolvedValue(auth as Awaited<ReturnType<typeof loading.loadAuth>>)
  const { keepSession } = await import('./bearer.ts')
  const { sessionState, TIMED_OUT } = await import('./session-state.ts')
  const { followEvents, readProfile } = await import('./follow-session.ts')
  await followEvents()
  const tell: typeof hear = (...given) => hear(...given)
  return { asked, heard, tell, keepSession, readProfile, sessionState, TIMED_OUT }
}

test('who waits for an answer is asked about again when she comes back to the tab', async () => {
  const answers = { 'accounts/me': () => said({ id: 'mira' }) }
  const { heard, sessionState, TIMED_OUT } = await opensPage('/feed', answers)
  sessionState.set(TIMED_OUT)
  Object.assign(document, { hidden: true })
  heard.visibilitychange?.()
  expect(sessionState.get().status, 'nobody looks at it').toBe('timed-out')
  Object.assign(document, { hidden: false })
  heard.visibilitychange?.()
  await vi.waitFor(() => expect(sessionState.get().status).toBe('signed-in'), 10_000)
})

test('who may only keep her account is not asked about anew whenever she looks at that page; another one is', async () => {
  const answers: Answers = { 'accounts/me': () => refused(401, 'UNAUTHORIZED', { reason: 'account_leaving' }) }
  const { asked, tell, keepSession, readProfile, sessionState } = await opensPage('/keep-account', answers)
  const mira = sessionOf('mira')
  keepSession(mira)
  await readProfile(mira.user)
  expect(sessionState.get().status).toBe('anonymous')
  tell('SIGNED_IN', mira)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toEqual(['accounts/me'])

  answers['accounts/me'] = () => said({ id: 'dana' })
  tell('SIGNED_IN', sessionOf('dana'))
  await vi.waitFor(
    () => expect(sessionState.get()).toMatchObject({ status: 'signed-in', user: { id: 'dana' } }),
    10_000,
  )
})
