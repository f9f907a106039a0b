import { NotLoaded } from '../../../lib/fetched.ts'
import { readFailure } from '../auth-failures.ts'

export type SecondFactorProblem =
  | 'wrongCode'
  | 'expired'
  | 'moved'
  | 'rejected'
  | 'off'
  | 'cancelled'
  | 'tooMany'
  | 'notLoaded'
  | 'network'
  | 'other'

/** Of each kind of factor, where the operator turned it off. */
export const verifyIsOff = {
  mfa_totp_verify_not_enabled: 'off',
  mfa_phone_verify_not_enabled: 'off',
  mfa_webauthn_verify_not_enabled: 'off',
} as const

const byCode: Record<string, SecondFactorProblem> = {
  mfa_verification_failed: 'wrongCode',
  // A code of letters where digits were asked.
  validation_failed: 'wrongCode',
  mfa_challenge_expired: 'expired',
  webauthn_challenge_expired: 'expired',
  mfa_factor_not_found: 'expired',
  mfa_ip_address_mismatch: 'moved',
  mfa_verification_rejected: 'rejected',
  mfa_recovery_codes_locked: 'tooMany',
  ...verifyIsOff,
}

/** What the auth server's refusals mean here; where she dismissed the browser's own window, nobody refused. */
export function secondFactorProblem(error: unknown): SecondFactorProblem {
  const { code, isNetwork } = readFailure(error)
  if (error instanceof NotLoaded) return 'notLoaded'
  if (isNetwork) return 'network'
  if (code.startsWith('over_')) return 'tooMany'
  if (isDismissed(error)) return 'cancelled'
  return byCode[code] ?? 'other'
}

/** auth-js wraps what the browser said of a key or passkey. */
export function isDismissed(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const inner = 'originalError' in error ? error.originalError : error.cause
  const names = [error.name, inner instanceof Error ? inner.name : '']
  return names.some((name) => name === 'NotAllowedError' || name === 'AbortError' || name === 'WebAuthnError')
}
