import type { JsonAnswer } from '../../../http/json-answer.ts'
import { deleteAdminFactor, deleteAdminPasskey, listAdminPasskeys, renameAdminFactor } from './admin/admin-factors.ts'
import { getAdminUser, listAdminFactors, listAdminUsers } from './admin/admin-users.ts'
import { changeAdminUser } from './admin/change-admin-user.ts'
import { createAdminUser } from './admin/create-admin-user.ts'
import {
  createCustomProvider,
  deleteCustomProvider,
  getCustomProvider,
  listCustomProviders,
  updateCustomProvider,
} from './admin/custom-providers.ts'
import { deleteAdminUser } from './admin/delete-admin-user.ts'
import { generateLink } from './admin/generate-link.ts'
import { invite } from './admin/invite.ts'
import { listAudit } from './admin/list-audit.ts'
import {
  createOAuthClient,
  deleteOAuthClient,
  getOAuthClient,
  listOAuthClients,
  regenerateOAuthClientSecret,
  updateOAuthClient,
} from './admin/oauth-clients.ts'
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
import { grantTypeOf } from './grants/grant-type.ts'

export interface AuthEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:id` stands for one part. */
  path: string
  /** The limit per address, beside the one that everything takes from. */
  limit: AuthLimit | null
  /** Where an operator may want a captcha. */
  captcha?: (request: AuthRequest) => boolean
  answer: (request: AuthRequest) => Promise<Response | JsonAnswer>
}

const always = () => true
/** Who brings a password or a wallet; a refresh token or a code was earned before. */
const bySecret = (request: AuthRequest) => /^(password|web3)$/.test(grantTypeOf(request) ?? '')

/** The auth contract's endpoints, one a file. */
export const endpoints: AuthEndpoint[] = [
  { method: 'POST', path: '/signup', captcha: always, limit: 'signUp', answer: signUp },
  { method: 'POST', path: '/token', captcha: bySecret, limit: 'token', answer: token },
  { method: 'POST', path: '/verify', limit: 'verify', answer: verify },
  { method: 'GET', path: '/verify', limit: 'verify', answer: verifyByLink },
  { method: 'POST', path: '/otp', captcha: always, limit: 'otp', answer: otp },
  { method: 'POST', path: '/magiclink', captcha: always, limit: 'magicLink', answer: otp },
  { method: 'GET', path: '/reauthenticate', limit: 'reauthenticate', answer: reauthenticate },
  { method: 'POST', path: '/resend', captcha: always, limit: 'resend', answer: resend },
  { method: 'POST', path: '/recover', captcha: always, limit: 'recover', answer: recover },
  { method: 'GET', path: '/user', limit: null, answer: getUser },
  { method: 'PUT', path: '/user', limit: 'updateUser', answer: updateUser },
  { method: 'GET', path: '/authorize', limit: 'authorize', answer: authorize },
  { method: 'GET', path: '/callback', limit: 'authorize', answer: callback },
  { method: 'POST', path: '/callback', limit: 'authorize', answer: callback },
  { method: 'GET', path: '/user/identities/authorize', limit: 'authorize', answer: authorizeLink },
  { method: 'DELETE', path: '/user/identities/:id', limit: 'updateUser', answer: unlinkIdentity },
  { method: 'POST', path: '/sso', captcha: always, limit: 'sso', answer: signInByOrganisation },
  { method: 'GET', path: '/sso/saml/metadata', limit: null, answer: samlMetadata },
  { method: 'POST', path: '/sso/saml/acs', limit: 'acs', answer: samlAnswer },
  { method: 'GET', path: '/admin/sso/providers', limit: null, answer: listSsoProviders },
  { method: 'POST', path: '/admin/sso/providers', limit: null, answer: createSsoProvider },
  { method: 'GET', path: '/admin/sso/providers/:id', limit: null, answer: getSsoProvider },
  { method: 'PUT', path: '/admin/sso/providers/:id', limit: null, answer: updateSsoProvider },
  { method: 'DELETE', path: '/admin/sso/providers/:id', limit: null, answer: deleteSsoProvider },
  { method: 'GET', path: '/admin/custom-providers', limit: null, answer: listCustomProviders },
  { method: 'POST', path: '/admin/custom-providers', limit: null, answer: createCustomProvider },
  { method: 'GET', path: '/admin/custom-providers/:id', limit: null, answer: getCustomProvider },
  { method: 'PUT', path: '/admin/custom-providers/:id', limit: null, answer: updateCustomProvider },
  { method: 'DELETE', path: '/admin/custom-providers/:id', limit: null, answer: deleteCustomProvider },
  { method: 'GET', path: '/admin/oauth/clients', limit: null, answer: listOAuthClients },
  { method: 'POST', path: '/admin/oauth/clients', limit: 'oauthClients', answer: createOAuthClient },
  { method: 'GET', path: '/admin/oauth/clients/:id', limit: null, answer: getOAuthClient },
  { method: 'PUT', path: '/admin/oauth/clients/:id', limit: null, answer: updateOAuthClient },
  { method: 'DELETE', path: '/admin/oauth/clients/:id', limit: null, answer: deleteOAuthClient },
  {
    method: 'POST',
    path: '/admin/oauth/clients/:id/regenerate_secret',
    limit: null,
    answer: regenerateOAuthClientSecret,
  },
  { method: 'POST', path: '/invite', limit: null, answer: invite },
  { method: 'POST', path: '/admin/generate_link', limit: null, answer: generateLink },
  { method: 'GET', path: '/admin/users', limit: null, answer: listAdminUsers },
  { method: 'POST', path: '/admin/users', limit: null, answer: createAdminUser },
  { method: 'GET', path: '/admin/users/:id', limit: null, answer: getAdminUser },
  { method: 'PUT', path: '/admin/users/:id', limit: null, answer: changeAdminUser },
  { method: 'DELETE', path: '/admin/users/:id', limit: null, answer: deleteAdminUser },
  { method: 'GET', path: '/admin/users/:id/factors', limit: null, answer: listAdminFactors },
  { method: 'PUT', path: '/admin/users/:id/factors/:factor', limit: null, answer: renameAdminFactor },
  { method: 'DELETE', path: '/admin/users/:id/factors/:factor', limit: null, answer: deleteAdminFactor },
  { method: 'GET', path: '/admin/users/:id/passkeys', limit: null, answer: listAdminPasskeys },
  { method: 'DELETE', path: '/admin/users/:id/passkeys/:passkey', limit: null, answer: deleteAdminPasskey },
  { method: 'GET', path: '/admin/audit', limit: null, answer: listAudit },
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
  {
    method: 'POST',
    path: '/passkeys/authentication/options',
    captcha: always,
    limit: 'passkeys',
    answer: passkeyRequestOptions,
  },
  { method: 'POST', path: '/passkeys/authentication/verify', limit: 'passkeys', answer: signInByPasskey },
  { method: 'GET', path: '/passkeys', limit: null, answer: listPasskeys },
  { method: 'PATCH', path: '/passkeys/:id', limit: 'passkeys', answer: renamePasskey },
  { method: 'DELETE', path: '/passkeys/:id', limit: 'passkeys', answer: deletePasskey },
  { method: 'POST', path: '/logout', limit: null, answer: logOut },
  { method: 'GET', path: '/settings', limit: null, answer: readSettings },
  { method: 'GET', path: '/health', limit: null, answer: readHealth },
  { method: 'GET', path: '/.well-known/jwks.json', limit: null, answer: listKeys },
]
