import type { AuthLimit } from './auth-limits.ts'
import type { AuthRequest } from './auth-request.ts'
import { getUser } from './endpoints/get-user.ts'
import { listKeys } from './endpoints/list-keys.ts'
import { logOut } from './endpoints/log-out.ts'
import { otp } from './endpoints/otp.ts'
import { readHealth } from './endpoints/read-health.ts'
import { readSettings } from './endpoints/read-settings.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover } from './endpoints/recover.ts'
import { resend } from './endpoints/resend.ts'
import { signUp } from './endpoints/sign-up.ts'
import { token } from './endpoints/token.ts'
import { updateUser } from './endpoints/update-user.ts'
import { verify } from './endpoints/verify.ts'
import { verifyByLink } from './endpoints/verify-by-link.ts'

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
  { method: 'POST', path: '/logout', limit: null, answer: logOut },
  { method: 'GET', path: '/settings', limit: null, answer: readSettings },
  { method: 'GET', path: '/health', limit: null, answer: readHealth },
  { method: 'GET', path: '/.well-known/jwks.json', limit: null, answer: listKeys },
]
