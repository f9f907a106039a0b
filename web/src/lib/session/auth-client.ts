import {
  AuthClient,
  type AuthError,
  type AuthResponse,
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type Session,
  type User,
  type VerifyOtpParams,
} from '@supabase/auth-js'
import { isDemo } from '../demo/is-demo.ts'
import { TAB_KEY } from '../demo/tab-session.ts'
import { asHerself } from './as-herself.ts'
import { aMoment, asksAgain } from './asks-again.ts'
import { authAddress, authKey } from './auth-address.ts'
import { authStorage } from './auth-storage.ts'
import { bearer } from './bearer.ts'
import { endsReplaced } from './ends-replaced.ts'
import { inTime } from './in-time.ts'
import { withInvitation } from './invitation.ts'
import { keepsSession } from './keeps-session.ts'
import { notingRefusals } from './noting-refusals.ts'
import { endsNoneTwice, noteOver } from './over-already.ts'
import { endsByOwnClock } from './own-clock.ts'
import { withRegistrationKey } from './registration-key.ts'
import { renewsRefused, tellsOfRefusedSignOut } from './renews-refused.ts'
import { mayHaveSession, SESSION_KEY } from './session-storage.ts'

/** The tries of one question come sooner (query-client.ts): auth-js takes half a minute over each. */
const ASK_AGAIN_MS = 5000

/** The auth server's words for a session that is over, whatever else may be refused. */
const OVER = ['session_not_found', 'session_expired', 'refresh_token_not_found', 'user_not_found']

interface Answer {
  data: { session: Session | null }
  error: AuthError | null
}

/**
 * What requests go out with. Where a token cannot be renewed for now, her session stays where it is: they reject as lost
 * ones do, for without it they would be a visitor's.
 */
export class OurAuthClient extends AuthClient {
  #isEnding = false
  #failure: typeof this.lastRefreshFailure = null
  #failedAt = 0

  override getSession() {
    return this.#anew(() => super.getSession())
  }

  override refreshSession(current?: { refresh_token: string }) {
    return this.#anew(() => super.refreshSession(current))
  }

  /** auth-js answers for a minute with what failed last; the network may be back, and whoever asks now wants to know. */
  async #anew<Result>(ask: () => Promise<Result>): Promise<Result> {
    const { lastRefreshFailure: failure } = this
    const isFresh = failure === this.#failure && performance.now() - this.#failedAt < ASK_AGAIN_MS
    if (isAuthRetryableFetchError(failure?.result.error) && !isFresh) this.lastRefreshFailure = null
    const answer = await ask()
    if (this.lastRefreshFailure !== this.#failure) {
      this.#failure = this.lastRefreshFailure
      this.#failedAt = performance.now()
    }
    return answer
  }

  sessionNow = async () => sessionIn(await this.getSession())
  renewedSession = async () => sessionIn(await this.refreshSession())

  /**
   * In the place of a token that was refused. Where the auth server refuses to renew it, too, the session is over for all tabs:
   * auth-js itself keeps it as long as the token says. Not where another tab has begun a new one meanwhile, nor that of a
   * suspended account: it stays, and counts again when she is let in again.
   */
  async afterRefusal(refused: string): Promise<Session | null> {
    const answer = await this.refreshSession()
    const { error } = answer
    if (!isAuthApiError(error) && !isAuthSessionMissingError(error)) return sessionIn(answer)
    if (error.code === 'user_banned') return null
    const { session } = (await this.getSession()).data
    if (session?.access_token !== refused) return session
    // Its own request is refused, too, and would ask for another token.
    if (this.#isEnding) return null
    this.#isEnding = true
    if (error.code && OVER.includes(error.code)) noteOver(refused)
    await this.signOut({ scope: 'local' }).finally(() => {
      this.#isEnding = false
    })
    return null
  }

  /**
   * Of what came by mail or SMS. A change that she confirms herself brings the user alone: her session goes on, with a token
   * that says the new address, of which every tab hears.
   */
  async confirm(proof: VerifyOtpParams): Promise<AuthResponse> {
    const answer = await this.verifyOtp(proof)
    const user = answer.error ? await this.#whoChanged(proof, answer.error) : answer.data.user
    if (!user || answer.data.session) return answer
    // It is changed, whether or not the token could be renewed by now.
    await this.renewedSession().catch(() => {})
    return { data: { user, session: null }, error: null }
  }

  /** Her new phone may have been confirmed without her hearing of it: its code is spent then, and the number is hers. */
  async #whoChanged(proof: VerifyOtpParams, error: AuthError): Promise<User | null> {
    const mayBeSpent = error.code === 'otp_expired' || error.name === 'AuthRetryableFetchError'
    if (proof.type !== 'phone_change' || !('phone' in proof) || !mayBeSpent) return null
    await aMoment()
    const { user } = (await this.getUser()).data
    return user?.phone === proof.phone.replace(/\D/g, '') ? user : null
  }
}

function sessionIn({ data, error }: Answer): Session | null {
  if (error && !data.session && mayHaveSession()) throw new TypeError(error.message)
  return data.session
}

const plain = asHerself(withInvitation(withRegistrationKey(asksAgain(inTime))), () => bearer.token())
const send = renewsRefused(notingRefusals(plain), (refused) => bearer.renewed(refused))

const CLIENT = { 'X-Client-Info': 'heraia-web/0.1.0' }

const end = (token: string): void =>
  void fetch(`${authAddress()}/logout?scope=local`, {
    method: 'POST',
    // She may be led on to another page at once.
    keepalive: true,
    headers: { ...CLIENT, authorization: `Bearer ${token}`, apikey: authKey() },
  }).catch(() => {})

export const authClient = new OurAuthClient({
  url: authAddress(),
  storageKey: isDemo ? TAB_KEY : SESSION_KEY,
  // Several tabs of the demo may be in one session, and one of them somebody else.
  storage: isDemo ? authStorage : endsReplaced(authStorage, end),
  flowType: 'pkce',
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: true,
  fetch: keepsSession(endsByOwnClock(tellsOfRefusedSignOut(endsNoneTwice(send)))),
  headers: { ...CLIENT, apikey: authKey() },
  // Off by default until the client's own next version.
  experimental: { passkey: true, recoveryCodes: true },
})
