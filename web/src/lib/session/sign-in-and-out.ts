import type { Registration } from '@heraia/contract/accounts'
import type { LiveEvents } from '@heraia/contract/events'
import type { AuthError, AuthResponse } from '@supabase/auth-js'
import { within } from '../time-limit.ts'
import { authAddress, authKey } from './auth-address.ts'
import { authStorage } from './auth-storage.ts'
import { keepSession } from './bearer.ts'
import { comeIn, rememberSession } from './come-in.ts'
import { followEvents, leaving, readProfile, suspended } from './follow-session.ts'
import { keptToken } from './kept-token.ts'
import { REGISTRATION_LIMIT_MS, SIGN_IN_LIMIT_MS } from './limits-of-ways-in.ts'
import { NoUser } from './no-user.ts'
import { noteOver } from './over-already.ts'
import { registrationKey } from './registration-key.ts'
import { ANONYMOUS, ENDED, type SessionState, sessionState } from './session-state.ts'
import { SESSION_KEY } from './session-storage.ts'
import { claimsOf } from './token-claims.ts'

export { comeIn }

export type Credentials = ({ email: string } | { phone: string }) & {
  password: string
  /** false: signed in until the browser is closed. */
  remember?: boolean
  captchaToken?: string
}

/**
 * Resolves when session and profile are here; `weakness`: why her password could not be chosen today, if so. Rejects with
 * auth-js' AuthError, or TimedOut after 5 s.
 */
export async function login(credentials: Credentials): Promise<{ weakness: string[] | undefined }> {
  const { password, remember = true, captchaToken } = credentials
  const name = 'email' in credentials ? { email: tidy(credentials.email) } : { phone: credentials.phone }
  const asked = { ...name, password, options: { captchaToken } }
  let weakness: string[] | undefined
  await comeIn(remember, async (auth) => {
    const answer = await within(SIGN_IN_LIMIT_MS, auth.signInWithPassword(asked))
    weakness = answer.data.weakPassword?.reasons
    return answer
  })
  return { weakness }
}

export interface NewAccount {
  email: string
  password: string
  profile: Registration
  captchaToken?: string
  /** Where the link of the mail that confirms her address leads to, in full. */
  emailRedirectTo?: string
}

/**
 * `session` is null where the address has to be confirmed first. Rejects as `login` does, after 8 s.
 * `key` is the same for a retry: the server then answers with the account that it made the first time.
 */
export async function register(account: NewAccount, key: string): Promise<AuthResponse['data']> {
  rememberSession(true)
  registrationKey.set(key)
  const auth = await within(REGISTRATION_LIMIT_MS, followEvents())
  const { captchaToken, emailRedirectTo } = account
  const options = { data: metadataOf(account.profile), captchaToken, emailRedirectTo }
  const sent = auth.signUp({ email: tidy(account.email), password: account.password, options })
  const { data, error } = await within(REGISTRATION_LIMIT_MS, sent)
  if (error) throw error
  if (!data.user?.id) throw new NoUser()
  if (data.session && data.user) {
    keepSession(data.session)
    await readProfile(data.user)
  }
  return data
}

/** What the server makes the profile of; `sport` is left out where it is empty. */
const metadataOf = ({ name, role, sport, termsVersion, language }: Registration) => ({
  name: name.trim(),
  role,
  ...(sport?.trim() ? { sport: sport.trim() } : {}),
  terms_version: termsVersion,
  language,
})

/** What came by mail or SMS: the token of its link, or the address and the six digits. */
export type MailProof =
  | { type: MailProofType; token_hash: string }
  | { type: MailProofType; email: string; token: string }
  | { type: 'sms'; phone: string; token: string }
/** `email`: six digits of whichever mail lets her in. */
export type MailProofType = 'signup' | 'magiclink' | 'email' | 'recovery' | 'invite' | 'email_change'

/** Spends it and signs her in, where she is not; `half`: the first of two that change her email. Rejects as `login` does. */
export const prove = (proof: MailProof, remember?: boolean): Promise<'in' | 'half'> =>
  comeIn(remember, (auth) => within(REGISTRATION_LIMIT_MS, auth.confirm(proof)), REGISTRATION_LIMIT_MS)

export type SignOutScope = 'local' | 'others' | 'global'

/**
 * Ends the session on the server too. `others` leaves this device signed in, and so does `global` where the server
 * could not be told: she would think that she is signed out everywhere.
 */
export const logout = (scope: SignOutScope = 'local'): Promise<AuthError | null> =>
  leaving(() => signOut(scope, ANONYMOUS))

/**
 * From the press on: a page that goes before she is out takes her session along, and tells the server as far as a page that
 * goes can. Answers what takes it back.
 */
export function endsWithPage(): () => void {
  const kept = () => keptToken(authStorage.getItem(SESSION_KEY))
  const token = kept()
  const end = () => {
    // She may be out by then, or have come in again.
    if (!token || kept() !== token) return
    authStorage.removeItem(SESSION_KEY)
    const headers = { apikey: authKey(), authorization: `Bearer ${token}` }
    void fetch(`${authAddress()}/logout?scope=local`, { method: 'POST', keepalive: true, headers }).catch(
      () => undefined,
    )
  }
  addEventListener('pagehide', end)
  return () => removeEventListener('pagehide', end)
}

/** The server has ended her sessions itself: there is nothing to tell it. */
export function logoutOfEnded(): Promise<AuthError | null> {
  noteOver(keptToken(authStorage.getItem(SESSION_KEY)) ?? '')
  return logout('local')
}

/**
 * The server says that these sessions of hers are over. By what this browser keeps now: another tab may have begun a newer one,
 * and what is told of the older one may come late, to a tab that was asleep. The session of a suspended account stays, and
 * counts again when she is let in again.
 */
export async function endHere({ sessionIds, reason }: LiveEvents['session.ended']): Promise<void> {
  const token = keptToken(authStorage.getItem(SESSION_KEY)) ?? ''
  const { session_id } = claimsOf(token)
  if (!sessionIds.some((ended) => ended === session_id)) return
  if (reason === 'suspended') return suspended(token)
  noteOver(token)
  await signOut('local', ENDED)
}

async function signOut(scope: SignOutScope, becomes: SessionState): Promise<AuthError | null> {
  const auth = await followEvents()
  const ended = keptToken(authStorage.getItem(SESSION_KEY))
  const { error } = await auth.signOut({ scope })
  // It takes as long as a lost network takes, and she may have come in again meanwhile.
  const now = keptToken(authStorage.getItem(SESSION_KEY))
  if (now !== undefined && now !== ended) return error
  if (scope === 'local' || (scope === 'global' && !error)) {
    // auth-js keeps the session where the server could not be asked; she has left all the same.
    if (error) authStorage.removeItem(SESSION_KEY)
    keepSession(null)
    sessionState.set(becomes)
  }
  return error
}

const tidy = (email: string) => email.trim().toLowerCase()
