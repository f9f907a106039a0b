import { NotLoaded } from '../../../lib/fetched.ts'
import { readFailure } from '../auth-failures.ts'
import { isDismissed } from '../second-factor/second-factor-problem.ts'

export type WaysProblem =
  | 'notLoaded'
  | 'network'
  | 'tooMany'
  | 'suspended'
  | 'captcha'
  | 'closed'
  | 'uninvited'
  | 'off'
  | 'cancelled'
  | 'unknownPasskey'
  | 'notConfirmed'
  | 'noOrganisation'
  | 'refused'
  | 'lostTrack'
  | 'needsEmail'
  | 'known'
  | 'notInvited'
  | 'provider'
  | 'expired'
  | 'formatInvalid'
  | 'smsFailed'
  | 'other'

const byCode: Record<string, WaysProblem> = {
  user_banned: 'suspended',
  captcha_failed: 'captcha',
  signup_disabled: 'closed',
  otp_disabled: 'closed',
  provider_disabled: 'off',
  passkey_disabled: 'off',
  web3_provider_disabled: 'off',
  saml_provider_disabled: 'off',
  phone_provider_disabled: 'off',
  email_provider_disabled: 'off',
  invalid_credentials: 'unknownPasskey',
  email_not_confirmed: 'notConfirmed',
  webauthn_challenge_expired: 'lostTrack',
  sso_provider_not_found: 'noOrganisation',
  sso_provider_disabled: 'noOrganisation',
  access_denied: 'refused',
  bad_oauth_state: 'lostTrack',
  bad_oauth_callback: 'lostTrack',
  bad_code_verifier: 'lostTrack',
  flow_state_not_found: 'lostTrack',
  flow_state_expired: 'lostTrack',
  saml_relay_state_not_found: 'lostTrack',
  provider_email_needs_verification: 'needsEmail',
  identity_already_exists: 'known',
  email_exists: 'known',
  provider_error: 'provider',
  saml_assertion_invalid: 'provider',
  unexpected_failure: 'provider',
  otp_expired: 'expired',
  validation_failed: 'formatInvalid',
  email_address_invalid: 'formatInvalid',
  sms_send_failed: 'smsFailed',
}

export const problemOfCode = (code: string): WaysProblem =>
  code.startsWith('over_') ? 'tooMany' : (byCode[code] ?? 'other')

/** What the refusals of the ways in without a password mean. */
export function waysProblem(error: unknown): WaysProblem {
  const { code, isNetwork } = readFailure(error)
  if (error instanceof NotLoaded) return 'notLoaded'
  if (isNetwork) return 'network'
  if (isDismissed(error)) return 'cancelled'
  if (isRefusedByWallet(error)) return 'refused'
  // Whoever came back in another browser has no half of the secret there.
  if (error instanceof Error && /code.?verifier|pkce/i.test(`${error.name} ${error.message}`)) return 'lostTrack'
  return problemOfCode(code)
}

/** By the number that wallets agreed on. That she does not connect it auth-js takes for a wallet that cannot. */
const isRefusedByWallet = (error: unknown): boolean =>
  Object(error).code === 4001 || /eth_requestAccounts/.test(Object(error).message)
