import { ANONYMOUS, sessionState } from '../session/session-state.ts'
import { mayHaveSession } from '../session/session-storage.ts'
import { readSession } from '../session/start-session.ts'
import { demoControl, demoView } from './demo-control.ts'
import { patiently } from './patiently.ts'
import { beNobody, forgetSessions } from './tab-session.ts'

/** `?demo=coach`: this tab is that person; `?demo=nobody`: nobody, whoever other tabs are. */
const PARAMETER = 'demo'
const PATIENCE = 5

/**
 * Called once. What is asked waits in the worker until the database is up, and is answered first of all; the limits of a
 * session's reading begin then.
 */
export async function startDemoSession() {
  const as = takeParameter()
  if (as) beNobody()
  addEventListener('demo-begun-anew', beginAnew)
  if (demoView.get().phase === 'impossible') return sessionState.set(ANONYMOUS)
  if (!as && !mayHaveSession()) sessionState.set(ANONYMOUS)
  if (as || mayHaveSession()) fetchWhatSheNeeds()
  const person = demoControl().people.find(({ key }) => key === as)
  if (person) await signInAs(person)
  else if (mayHaveSession()) await readPatiently()
  else sessionState.set(ANONYMOUS)
}

/** While the database is opened: afterwards nothing is waited for but its answers. */
function fetchWhatSheNeeds() {
  void import('../session/sign-in-and-out.ts')
  void import('../session/auth-client.ts')
  void import('../../shell/signed-in.tsx')
  void import('@heraia/ui/toast-region')
}

/** There is no network that could be down: an answer that takes its time is a browser with much to do. */
async function readPatiently() {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    await readSession()
    if (sessionState.get().status !== 'timed-out') return
  }
}

async function signInAs({ email, password }: { email: string; password: string }) {
  const { login } = await import('../session/sign-in-and-out.ts')
  const outcome = await patiently(() => login({ email, password }))
  // She may have changed that password: then she signs in herself.
  if (outcome === 'refused') sessionState.set(ANONYMOUS)
  else if (outcome === 'unanswered') sessionState.set({ status: 'timed-out', user: null, supabaseUser: null })
  else if (sessionState.get().status === 'timed-out') await readPatiently()
}

function takeParameter(): string | null {
  const url = new URL(location.href)
  const as = url.searchParams.get(PARAMETER)
  if (as === null) return null
  url.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', url)
  return as
}

/** Sessions of before count no more. */
function beginAnew() {
  forgetSessions()
  location.reload()
}
