import { NotLoaded } from '../../../lib/fetched.ts'
import { readFailure } from '../auth-failures.ts'
import { isDismissed, verifyIsOff } from '../second-factor/second-factor-problem.ts'
import type { problemTexts } from './security-texts.ts'

export type SecurityProblem = keyof (typeof problemTexts)['en']

const byCode: Record<string, SecurityProblem> = {
  mfa_verification_failed: 'wrongCode',
  otp_expired: 'wrongCode',
  reauthentication_not_valid: 'wrongCode',
  mfa_challenge_expired: 'expired',
  webauthn_challenge_expired: 'expired',
  mfa_factor_not_found: 'expired',
  mfa_ip_address_mismatch: 'moved',
  mfa_verification_rejected: 'rejected',
  current_password_invalid: 'wrongPassword',
  current_password_required: 'passwordNeeded',
  reauthentication_needed: 'codeNeeded',
  same_password: 'samePassword',
  weak_password: 'weakPassword',
  email_exists: 'emailTaken',
  phone_exists: 'phoneTaken',
  email_address_invalid: 'emailInvalid',
  mfa_factor_name_conflict: 'nameTaken',
  too_many_enrolled_mfa_factors: 'tooManyFactors',
  mfa_verified_factor_exists: 'factorKnown',
  too_many_passkeys: 'tooManyFactors',
  single_identity_not_deletable: 'lastIdentity',
  email_conflict_identity_not_deletable: 'keepsAddress',
  identity_already_exists: 'linkedElsewhere',
  manual_linking_disabled: 'linkingOff',
  passkey_disabled: 'off',
  passkey_exists: 'keyKnown',
  phone_provider_disabled: 'off',
  mfa_totp_enroll_not_enabled: 'off',
  mfa_phone_enroll_not_enabled: 'off',
  mfa_webauthn_enroll_not_enabled: 'off',
  ...verifyIsOff,
  sms_send_failed: 'smsFailed',
  user_sso_managed: 'organisation',
}

/** The browser's own refusals of a key: she has it already, or said no and waited too long. */
function keyProblem(error: unknown): SecurityProblem | undefined {
  const inner = error instanceof Error && 'originalError' in error ? error.originalError : error
  const names = [error, inner].map((one) => (one instanceof Error ? one.name : ''))
  if (names.includes('InvalidStateError')) return 'keyKnown'
  return isDismissed(error) ? 'cancelled' : undefined
}

export function securityProblem(error: unknown): SecurityProblem {
  const { code, message, isNetwork } = readFailure(error)
  const ofKey = keyProblem(error)
  if (ofKey) return ofKey
  if (code.startsWith('over_')) return 'wait'
  if (code in byCode) return byCode[code] ?? 'other'
  if (/phone number/i.test(message)) return 'phoneInvalid'
  if (/email address/i.test(message)) return 'emailInvalid'
  if (error instanceof NotLoaded) return 'notLoaded'
  return isNetwork ? 'network' : 'other'
}
