import { failureOf } from '../../lib/errors.ts'
import { NotLoaded } from '../../lib/fetched.ts'
import { NoUser } from '../../lib/session/no-user.ts'
import { TimedOut } from '../../lib/time-limit.ts'
import { ProfileFailed } from './profile-failed.ts'

interface AuthFailure {
  code: string
  message: string
  isNetwork: boolean
}

/**
 * auth-js' errors carry a code and a message; a lost network and a time-out have neither. A proxy between her and the
 * server answers with a status alone: then her network works, and what it wrote is for machines. So is what the browser
 * says of an answer that is none.
 */
export function readFailure(error: unknown): AuthFailure {
  const { name = '', message: said = '' } = error instanceof Error ? error : {}
  const status = fieldOf(error, 'status')
  const code = fieldOf(error, 'code')
  const isOfProxy = name === 'AuthUnknownError' || (name === 'AuthRetryableFetchError' && Number(status) > 0)
  const message = isOfProxy || /^[[{<]/.test(said) ? '' : said
  const isNetwork =
    error instanceof TimedOut ||
    (name === 'AuthRetryableFetchError' && !isOfProxy) ||
    error instanceof TypeError ||
    /network|timeout|fetch/i.test(message)
  const isTooMuch = !code && status === 429
  return { code: isTooMuch ? 'over_request_rate_limit' : typeof code === 'string' ? code : '', message, isNetwork }
}

/** Nobody said what came of it: it was lost, or a proxy answered, or the server in haste. It may have counted. */
export const isUnanswered = (error: Error | null): boolean =>
  error !== null && (readFailure(error).isNetwork || error.name === 'AuthRetryableFetchError')

const fieldOf = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined

export type SignInProblem =
  | 'invalidCredentials'
  | 'notConfirmed'
  | 'tooMany'
  | 'notFound'
  | 'formatInvalid'
  | 'notLoaded'
  | 'network'
  | 'suspended'
  | 'captcha'
  | 'bothRequired'
  | 'noUser'
  | 'other'

/** The page's map (platform specification, section 8). `notFound` only where another auth server says so. */
export function signInProblem(error: unknown): SignInProblem {
  const { code, message, isNetwork } = readFailure(error)
  if (error instanceof NotLoaded) return 'notLoaded'
  if (isNetwork) return 'network'
  if (code === 'invalid_credentials' || /invalid login credentials/i.test(message)) return 'invalidCredentials'
  if (code === 'email_not_confirmed' || /email not confirmed/i.test(message)) return 'notConfirmed'
  if (code.startsWith('over_') || /too many requests/i.test(message)) return 'tooMany'
  if (code === 'user_banned') return 'suspended'
  if (code === 'captcha_failed') return 'captcha'
  if (code === 'user_not_found' || /user not found/i.test(message)) return 'notFound'
  if (code === 'email_address_invalid' || /invalid.*email|email.*invalid/i.test(message)) return 'formatInvalid'
  if (code === 'validation_failed' && /missing/i.test(message)) return 'bothRequired'
  return isWithoutUser(error) ? 'noUser' : 'other'
}

export type RegistrationProblem =
  | 'alreadyRegistered'
  | 'emailInvalid'
  | 'passwordShort'
  | 'unconfirmed'
  | 'notLoaded'
  | 'network'
  | 'tooMany'
  | 'closed'
  | 'configuration'
  | 'duplicateProfile'
  | 'noUser'
  | 'captcha'
  | 'fieldsMissing'
  | 'profileFailed'
  | 'other'

/** The sign-up page's map, by code and, for other servers with this contract, by text. */
export function registrationProblem(error: unknown): RegistrationProblem {
  if (error instanceof ProfileFailed) {
    const problem = registrationProblem(error.cause)
    return OF_PROFILES.includes(problem) ? problem : 'profileFailed'
  }
  const { code, message, isNetwork } = readFailure(error)
  if (error instanceof NotLoaded) return 'notLoaded'
  if (isNetwork) return 'network'
  if (code === 'user_already_exists' || code === 'email_exists' || /already (been )?registered/i.test(message))
    return 'alreadyRegistered'
  if (code === 'email_not_confirmed' || /email not confirmed/i.test(message)) return 'unconfirmed'
  if (code.startsWith('over_')) return 'tooMany'
  if (code === 'signup_disabled' || code === 'email_provider_disabled') return 'closed'
  if (code === 'captcha_failed') return 'captcha'
  // Another auth server says it with a 500, whose words are for machines otherwise.
  if (code === '42P17' || /infinite recursion/i.test(String(error))) return 'configuration'
  if (code === '23505' || failureOf(error).reason === 'profile_exists' || /duplicate key/i.test(message))
    return 'duplicateProfile'
  if (code === 'email_address_invalid' || /invalid.*email|validate email/i.test(message)) return 'emailInvalid'
  if (code === 'weak_password' || /password/i.test(message)) return 'passwordShort'
  if (code === 'validation_failed' && /required|provide/i.test(message)) return 'fieldsMissing'
  return isWithoutUser(error) ? 'noUser' : 'other'
}

/** What of a sign-up can also be said of a profile that was not made. */
const OF_PROFILES: RegistrationProblem[] = ['notLoaded', 'network', 'configuration', 'duplicateProfile', 'tooMany']

const isWithoutUser = (error: unknown) =>
  error instanceof NoUser || (error instanceof Error && error.name === 'AuthInvalidTokenResponseError')
