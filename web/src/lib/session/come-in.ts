import type { AuthError, Session, User } from '@supabase/auth-js'
import { writeCookie } from '../cookies.ts'
import { KEPT_COOKIES, KEPT_ENTRIES } from '../kept-here.ts'
import { within } from '../time-limit.ts'
import type { OurAuthClient } from './auth-client.ts'
import { keepSession } from './bearer.ts'
import { followEvents, readProfile } from './follow-session.ts'
import { SIGN_IN_LIMIT_MS } from './limits-of-ways-in.ts'
import { mayHaveSession } from './session-storage.ts'

interface Answer {
  data: { session?: Session | null; user?: User | null } | null
  error: AuthError | Error | null
}

/**
 * One of auth-js' ways in. Resolves when session and profile are here, with `half` where the server wants one more step
 * first; rejects with its error, or TimedOut where the code that asks is not here in time. `remember` undefined: as she
 * chose when she asked.
 */
export async function comeIn(
  remember: boolean | undefined,
  way: (auth: OurAuthClient) => Promise<Answer>,
  limitMs = SIGN_IN_LIMIT_MS,
): Promise<'in' | 'half'> {
  const before = isRemembered()
  if (remember !== undefined) rememberSession(remember)
  const { data, error } = await within(limitMs, followEvents())
    .then(way)
    .catch((thrown: unknown) => ({ data: null, error: thrown }))
  if (error) {
    // A session that she is in goes on, as she chose for that one.
    if (mayHaveSession()) rememberSession(before)
    throw error
  }
  if (!data?.user) return 'half'
  // Without one, the session that she is in goes on.
  if (data.session) keepSession(data.session)
  await readProfile(data.user)
  return 'in'
}

const isRemembered = (): boolean => localStorage.getItem(KEPT_ENTRIES.forget) === null

/** Called before signing in. Left out, the session lives as long as the cookie, to the end of the browser session. */
export function rememberSession(remember: boolean) {
  if (remember) {
    localStorage.removeItem(KEPT_ENTRIES.forget)
    writeCookie(KEPT_COOKIES.browserSession, '', 0)
    return
  }
  writeCookie(KEPT_COOKIES.browserSession, '1', null)
  try {
    localStorage.setItem(KEPT_ENTRIES.forget, '1')
  } catch {
    // Storage is full, and the session finds no room either (auth-storage.ts).
  }
}
