import {
  createSsoProvider,
  deleteSsoProvider,
  getSsoProvider,
  listSsoProviders,
  updateSsoProvider,
} from './admin/sso-providers.ts'
import type { AuthLimit } from './auth-limits.ts'
import type { AuthRequest } from './auth-request.ts'
import { authorize, authorizeLink } from './endpoints/authorize.ts'
import { callback } from './endpoints/callback.ts'
import { challengeFactor } from './endpoints/challenge-factor.ts'
import { enrollFactor } from './endpoints/enroll-factor.ts'
import { getUser } from './endpoints/get-user.ts'
import { listKeys } from './endpoints/list-keys.ts'
import { logOut } from './endpoints/log-out.ts'
import { deletePasskey, listPasskeys, renamePasskey } from './endpoints/manage-passkeys.ts'
import { otp } from './endpoints/otp.ts'
import { readHealth } from './endpoints/read-health.ts'
import { readSettings } from './endpoints/read-settings.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover } from './endpoints/recover.ts'
import {
  countRecoveryCodes,
  generateRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './endpoints/recovery-codes.ts'
import { passkeyCreationOptions, registerPasskey } from './endpoints/register-passkey.ts'
import { resend } from './endpoints/resend.ts'
import { samlAnswer } from './endpoints/saml-answer.ts'
import { passkeyRequestOptions, signInByPasskey } from './endpoints/sign-in-by-passkey.ts'
import { signUp } from './endpoints/sign-up.ts'
import { samlMetadata, signInByOrganisation } from './endpoints/sso.ts'
import { token } from './endpoints/token.ts'
import { unenrollFactor } from './endpoints/unenroll-factor.ts'
import { unlinkIdentity } from './endpoints/unlink-identity.ts'
import { updateUser } from './endpoints/update-user.ts'
import { verify } from './endpoints/verify.ts'
import { verifyByLink } from './endpoints/verify-by-link.ts'
import { verifyFactor } from './endpoints/verify-factor.ts'

interface AuthEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:id` stands for one part. */
  path: string
  /** The limit per address. */
  limit: AuthLimit | null
  answer: (request: AuthRequest) => Promise<Response>
}

/** The auth contract's endpoints, one a file. */
export const endpoints: AuthEndpoint[] = [
  { method: 'POST', path: '/signup', limit: 'signUp', answer: signUp },
  { method: 'POST', path: '/token', limit: 'token', answer: token },
  { method: 'POST', path: '/verify', limit: 'verify', answer: verify },
  { method: 'GET', path: '/verify', limit: 'verify', answer: verifyByLink },
  { method: 'POST', path: '/otp', limit: 'otp', answer: otp },
  { method: 'POST', path: '/magiclink', limit: 'magicLink', answer: otp },
  { method: 'GET', path: '/reauthenticate', limit: 'reauthenticate', answer: reauthenticate },
  { method: 'POST', path: '/resend', limit: 'resend', answer: resend },
  { method: 'POST', path: '/recover', limit: 'recover', answer: recover },
  { method: 'GET', path: '/user', limit: null, answer: getUser },
  { method: 'PUT', path: '/user', limit: 'updateUser', answer: updateUser },
  { method: 'GET', path: '/authorize', limit: 'authorize', answer: authorize },
  { method: 'GET', path: '/callback', limit: 'authorize', answer: callback },
  { method: 'POST', path: '/callback', limit: 'authorize', answer: callback },
  { method: 'GET', path: '/user/identities/authorize', limit: 'authorize', answer: authorizeLink },
  { method: 'DELETE', path: '/user/identities/:id', limit: 'updateUser', answer: unlinkIdentity },
  { method: 'POST', path: '/sso', limit: 'sso', answer: signInByOrganisation },
  { method: 'GET', path: '/sso/saml/metadata', limit: null, answer: samlMetadata },
  { method: 'POST', path: '/sso/saml/acs', limit: 'acs', answer: samlAnswer },
  { method: 'GET', path: '/admin/sso/providers', limit: null, answer: listSsoProviders },
  { method: 'POST', path: '/admin/sso/providers', limit: null, answer: createSsoProvider },
  { method: 'GET', path: '/admin/sso/providers/:id', limit: null, answer: getSsoProvider },
  { method: 'PUT', path: '/admin/sso/providers/:id', limit: null, answer: updateSsoProvider },
  { method: 'DELETE', path: '/admin/sso/providers/:id', limit: null, answer: deleteSsoProvider },
  // The codes before the factors: `recovery-codes` is no factor's id.
  { method: 'GET', path: '/factors/recovery-codes', limit: 'factors', answer: countRecoveryCodes },
  { method: 'POST', path: '/factors/recovery-codes', limit: 'factors', answer: generateRecoveryCodes },
  { method: 'DELETE', path: '/factors/recovery-codes', limit: 'factors', answer: removeRecoveryCodes },
  { method: 'POST', path: '/factors/recovery-codes/verify', limit: 'factors', answer: verifyRecoveryCode },
  { method: 'POST', path: '/factors/recovery-codes/regenerate', limit: 'factors', answer: regenerateRecoveryCodes },
  { method: 'POST', path: '/factors', limit: 'factors', answer: enrollFactor },
  { method: 'POST', path: '/factors/:id/challenge', limit: 'factors', answer: challengeFactor },
  { method: 'POST', path: '/factors/:id/verify', limit: 'factors', answer: verifyFactor },
  { method: 'DELETE', path: '/factors/:id', limit: null, answer: unenrollFactor },
  { method: 'POST', path: '/passkeys/registration/options', limit: 'passkeys', answer: passkeyCreationOptions },
  { method: 'POST', path: '/passkeys/registration/verify', limit: 'passkeys', answer: registerPasskey },
  { method: 'POST', path: '/passkeys/authentication/options', limit: 'passkeys', answer: passkeyRequestOptions },
  { method: 'POST', path: '/passkeys/authentication/verify', limit: 'passkeys', answer: signInByPasskey },
  { method: 'GET', path: '/passkeys', limit: null, answer: listPasskeys },
  { method: 'PATCH', path: '/passkeys/:id', limit: 'passkeys', answer: renamePasskey },
  { method: 'DELETE', path: '/passkeys/:id', limit: 'passkeys', answer: deletePasskey },
  { method: 'POST', path: '/logout', limit: null, answer: logOut },
  { method: 'GET', path: '/settings', limit: null, answer: readSettings },
  { method: 'GET', path: '/health', limit: null, answer: readHealth },
  { method: 'GET', path: '/.well-known/jwks.json', limit: null, answer: listKeys },
]
