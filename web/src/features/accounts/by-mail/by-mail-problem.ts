import { NotLoaded } from '../../../lib/fetched.ts'
import { readFailure } from '../auth-failures.ts'

export type ByMailProblem =
  | 'expired'
  | 'tooMany'
  | 'notLoaded'
  | 'network'
  | 'suspended'
  | 'ended'
  | 'same'
  | 'organisation'
  | 'off'
  | 'captcha'
  | 'emailInvalid'
  | 'uninvited'
  | 'other'

/** What the auth server's refusals mean here. */
export function byMailProblem(error: unknown): ByMailProblem {
  const { code, isNetwork } = readFailure(error)
  if (error instanceof NotLoaded) return 'notLoaded'
  if (isNetwork) return 'network'
  if (code.startsWith('over_')) return 'tooMany'
  if (code === 'user_banned') return 'suspended'
  if (isEnded(error)) return 'ended'
  // Another was faster by the last use of the invitation.
  if (code === 'signup_disabled') return 'uninvited'
  if (code === 'captcha_failed') return 'captcha'
  if (code === 'same_password') return 'same'
  // She proved that the mail is hers, and the password is not hers to choose.
  if (code === 'user_sso_managed') return 'organisation'
  if (code === 'email_provider_disabled') return 'off'
  if (code === 'email_address_invalid') return 'emailInvalid'
  // Asked with an address that is none, or a code that is too short: no code of ours either.
  if (code === 'otp_expired' || code === 'otp_disabled' || code === 'validation_failed') return 'expired'
  return 'other'
}

/** Somebody ended it elsewhere, or auth-js found none any more. */
const isEnded = (error: unknown): boolean => error instanceof Error && error.name === 'AuthSessionMissingError'
