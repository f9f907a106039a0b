import type { Me } from '@heraia/contract/accounts'
import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import * as addresses from '../../addresses.ts'
import { client } from '../api.ts'
import { basePath } from '../demo/is-demo.ts'
import { failureOf } from '../failure.ts'
import { within } from '../time-limit.ts'
import { isElsewhere } from './auth-address.ts'
import { holdBack, isHeldBack, keepBack, keepSession, sessionNow } from './bearer.ts'
import { choosesPassword } from './chooses-password.ts'
import { loadAuth } from './load-auth.ts'
import { lacksItsFactor } from './second-factor.ts'
import { ANONYMOUS, ENDED, LOADING, sessionState, TIMED_OUT } from './session-state.ts'
import { mayHaveSession } from './session-storage.ts'

const SESSION_LIMIT_MS = 3000
const PROFILE_LIMIT_MS = 2000

/** Her session stays in this browser, and what everybody may read is asked for without it. */
export function suspended(token: string | undefined) {
  keepBack(token)
  sessionState.set({ status: 'anonymous', user: null, supabaseUser: null, hasEnded: 'suspended' })
}

let following = false

/**
 * Reads the session and the profile within their limits; on time-out she is offered to try again, not signed out, and
 * what comes after all is taken.
 */
export async function readSession() {
  sessionState.set(LOADING)
  const hadOne = mayHaveSession()
  const asked = askForSession()
  try {
    await takeSession(await within(SESSION_LIMIT_MS, asked), hadOne)
  } catch {
    sessionState.set(TIMED_OUT)
    // Not where anybody is known by then: she signed out, or in, here or in another tab.
    asked
      .then((late) => (sessionState.get() === TIMED_OUT ? takeSession(late, hadOne) : undefined))
      .catch(() => undefined)
  }
}

async function takeSession({ data, error }: Awaited<ReturnType<typeof askForSession>>, hadOne: boolean) {
  if (error && !data.session && mayHaveSession()) throw error
  keepSession(data.session)
  if (data.session) await readProfile(data.session.user)
  else sessionState.set(hadOne ? ENDED : ANONYMOUS)
}

async function askForSession() {
  const auth = await followEvents()
  return auth.getSession()
}

/** Of the session whose profile is being asked for: the event of signing in need not ask once more. */
let readingFor: string | undefined

/** Exported for what changes the profile: saved names, accepted terms. */
export async function readProfile(supabaseUser: User) {
  const session = sessionNow()
  // Another server's sessions are known only from what it says of them.
  if (session && (isHeldBack(session) || (isElsewhere() && lacksItsFactor(session))))
    return holdBack(session.access_token)
  readingFor = session?.access_token
  const asked = client.accounts.me()
  const take = (user: Me) => takeProfile(supabaseUser, user)
  const refuse = (error: unknown) => takeRefusal(supabaseUser, session, error)
  // As long as nothing newer is known, of her or of another one, what comes late is the answer.
  const late =
    <Said>(act: (said: Said) => void) =>
    (said: Said) => {
      const isWaitedFor = ['timed-out', 'loading'].includes(sessionState.get().status)
      if (isWaitedFor && sessionNow()?.access_token === session?.access_token) act(said)
    }
  try {
    take(await within(PROFILE_LIMIT_MS, asked))
  } catch (error) {
    refuse(error)
    asked.then(late(take), late(refuse))
  } finally {
    readingFor = undefined
  }
}

function takeProfile(supabaseUser: User, user: Me) {
  // She signed out, or another one in, while it was asked, here or in another tab.
  if (sessionNow()?.user.id === supabaseUser.id) sessionState.set({ status: 'signed-in', user, supabaseUser })
}

function takeRefusal(supabaseUser: User, session: Session | null, error: unknown) {
  const { code, reason } = failureOf(error)
  const now = sessionNow()
  if (now ? now.user.id !== supabaseUser.id : code !== 'UNAUTHORIZED') return
  // Whoever sent it has said so (api-transport.ts).
  if (reason === 'second_factor_needed') return
  if (reason === 'account_leaving') return leadTo(addresses.keepAccount())
  if (reason === 'account_waiting') return leadTo(addresses.waiting())
  if (reason === 'guest') sessionState.set({ status: 'guest', user: null, supabaseUser })
  else if (code === 'NOT_FOUND') sessionState.set({ status: 'signed-in', user: null, supabaseUser })
  else if (reason === 'suspended') suspended(session?.access_token)
  else if (code === 'UNAUTHORIZED') sessionState.set(ENDED)
  // What stands on her screen stays: she is who she was a moment ago.
  else if (!isKnown(supabaseUser)) sessionState.set({ status: 'timed-out', user: null, supabaseUser })
}

function isKnown({ id }: User): boolean {
  const { status, user } = sessionState.get()
  return status === 'signed-in' && user?.id === id
}

/** All that is open to her is one question, whose page needs no profile. */
function leadTo(address: string) {
  sessionState.set(ANONYMOUS)
  const there = basePath + address
  if (location.pathname !== there) location.assign(there)
}

let isLeaving = false

/** She leaves by herself: nobody has to tell her that it has ended. */
export async function leaving<T>(leave: () => Promise<T>): Promise<T> {
  isLeaving = true
  return leave().finally(() => {
    isLeaving = false
  })
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
  if (!session) {
    // A link of a session that is over chooses nothing any more.
    choosesPassword.set(false)
    if (event === 'SIGNED_OUT' && sessionState.get().status !== 'anonymous')
      sessionState.set(isLeaving ? ANONYMOUS : ENDED)
    return
  }
  if (event === 'PASSWORD_RECOVERY') choosesPassword.set(true)
  if (event === 'USER_UPDATED') choosesPassword.set(false)
  if (event === 'USER_UPDATED' || event === 'MFA_CHALLENGE_VERIFIED' || (isSignIn(event) && isNews(session)))
    void readProfile(session.user)
  if (event === 'TOKEN_REFRESHED' && (mayBeMore() || isRenamed(session))) void readProfile(session.user)
}

/**
 * Her last second factor is gone, and nothing is missing any more; or what she confirmed makes hers a full account; or the
 * answer came after all.
 */
const mayBeMore = () => ['half-proven', 'guest', 'timed-out'].includes(sessionState.get().status)

const isSignIn = (event: AuthChangeEvent) => event === 'SIGNED_IN' || event === 'PASSWORD_RECOVERY'

/** auth-js also says SIGNED_IN when a tab is looked at again. */
function isNews(session: Session): boolean {
  const { status, supabaseUser } = sessionState.get()
  if (readingFor === session.access_token) return false
  const isKnown = ['signed-in', 'half-proven', 'guest'].includes(status)
  return !isKnown || supabaseUser?.id !== session.user.id || isRenamed(session)
}

/** By what she confirmed: another email or phone than this tab knows. */
function isRenamed({ user }: Session): boolean {
  const { status, supabaseUser } = sessionState.get()
  return status === 'signed-in' && (supabaseUser.email !== user.email || supabaseUser.phone !== user.phone)
}
