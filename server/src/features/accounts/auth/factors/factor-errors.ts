import { AuthError } from '../auth-error.ts'

export const factorNotFound = (id: string) =>
  new AuthError(404, 'mfa_factor_not_found', `Factor with ID ${id.slice(0, 40)} not found`)

export const nameTaken = (name: string) =>
  new AuthError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  )

export const notForAnonymous = () =>
  new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')

const NAMES = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const

export const enrollDisabled = (type: keyof typeof NAMES) =>
  new AuthError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${NAMES[type]}`)

export const verifyDisabled = (type: keyof typeof NAMES) =>
  new AuthError(422, `mfa_${type}_verify_not_enabled`, `MFA verification is disabled for ${NAMES[type]}`)

export const verificationFailed = (message: string) => new AuthError(422, 'mfa_verification_failed', message)
