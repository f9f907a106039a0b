import type { Registration } from '@heraia/contract/accounts'
import { client } from '../../lib/api.ts'
import { failureOf } from '../../lib/errors.ts'
import { login, type NewAccount, register } from '../../lib/session/sign-in-and-out.ts'
import { setUser } from '../../lib/session.tsx'
import { within } from '../../lib/time-limit.ts'
import { registrationProblem } from './auth-failures.ts'
import { ProfileFailed } from './profile-failed.ts'

const PROFILE_LIMIT_MS = 5000
const SIGN_IN_LIMIT_MS = 3000

/** `unconfirmed`: her address has to be confirmed first; `sign-in-failed`: the account is there, she signs in by hand. */
export type Registered = 'signed-in' | 'unconfirmed' | 'sign-in-failed'

/**
 * User and profile, in this order: our server makes both at once; another auth server makes only the
 * user, and then the profile is made here. `key` is the same for a retry, so that it does not make two accounts.
 */
export async function registerAccount(account: NewAccount, key: string): Promise<Registered> {
  const { session, user } = await register(account, key)
  if (!session) {
    // For a new address as for a member's: whether signing in works would tell which it is.
    if (user?.confirmation_sent_at) return 'unconfirmed'
    // A solved captcha counts once, and signing up has used it: her address waits to be confirmed.
    const outcome = account.captchaToken === undefined ? await signIn(account) : 'unconfirmed'
    if (outcome !== 'signed-in') return outcome
  }
  await ensureProfile(account.profile).catch((error: unknown) => {
    throw new ProfileFailed(error)
  })
  return 'signed-in'
}

async function signIn({ email, password }: { email: string; password: string }): Promise<Registered> {
  try {
    await within(SIGN_IN_LIMIT_MS, login({ email, password }))
    return 'signed-in'
  } catch (error) {
    return registrationProblem(error) === 'unconfirmed' ? 'unconfirmed' : 'sign-in-failed'
  }
}

async function ensureProfile(profile: Registration): Promise<void> {
  const found = await within(PROFILE_LIMIT_MS, client.accounts.me()).catch((error: unknown) => {
    if (failureOf(error).code === 'NOT_FOUND') return null
    // It is made, and waits for an admin: whoever reads her profile leads her there (follow-session.ts).
    if (isWaiting(error)) return 'waiting'
    throw error
  })
  if (!found) await makeProfile(profile)
}

async function makeProfile(profile: Registration): Promise<void> {
  try {
    setUser(await within(PROFILE_LIMIT_MS, client.accounts.createProfile(profile)))
  } catch (error) {
    if (!isWaiting(error)) throw error
  }
}

const isWaiting = (error: unknown): boolean => failureOf(error).reason === 'account_waiting'
