import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import { client } from '../api.ts'
import { failureOf } from '../failure.ts'
import { within } from '../time-limit.ts'
import { keepSession } from './bearer.ts'
import { loadAuth } from './load-auth.ts'
import { ANONYMOUS, LOADING, sessionState } from './session-state.ts'
import { mayHaveSession } from './session-storage.ts'

const SESSION_LIMIT_MS = 3000
const PROFILE_LIMIT_MS = 2000

let following = false

/** Reads the session and the profile within their limits; on time-out she is offered to try again, not signed out. */
export async function readSession() {
  sessionState.set(LOADING)
  try {
    const auth = await within(SESSION_LIMIT_MS, followEvents())
    const { data, error } = await within(SESSION_LIMIT_MS, auth.getSession())
    if (error && !data.session && mayHaveSession()) throw error
    keepSession(data.session)
    if (data.session) await readProfile(data.session.user)
    else sessionState.set(ANONYMOUS)
  } catch {
    sessionState.set({ status: 'timed-out', user: null, supabaseUser: null })
  }
}

/** Exported for what changes the profile: saved names, accepted terms. */
export async function readProfile(supabaseUser: User) {
  try {
    const user = await within(PROFILE_LIMIT_MS, client.accounts.me())
    sessionState.set({ status: 'signed-in', user, supabaseUser })
  } catch (error) {
    const { code } = failureOf(error)
    if (code === 'NOT_FOUND') sessionState.set({ status: 'signed-in', user: null, supabaseUser })
    else if (code === 'UNAUTHORIZED') sessionState.set(ANONYMOUS)
    else sessionState.set({ status: 'timed-out', user: null, supabaseUser })
  }
}

/** auth-js tells its events to all tabs itself. */
export async function followEvents() {
  const auth = await loadAuth()
  if (following) return auth
  following = true
  auth.onAuthStateChange((event, session) => {
    keepSession(session)
    // auth-js must not be asked again before its event has been told to everybody: hence the next task.
    setTimeout(() => afterEvent(event, session), 0)
  })
  return auth
}

function afterEvent(event: AuthChangeEvent, session: Session | null) {
  const now = sessionState.get()
  if (!session) {
    if (event === 'SIGNED_OUT') sessionState.set(ANONYMOUS)
    return
  }
  const isSomebodyElse = now.supabaseUser?.id !== session.user.id
  if (event === 'SIGNED_IN' && isSomebodyElse) void readProfile(session.user)
  if (event === 'USER_UPDATED') void readProfile(session.user)
}
