/** A refusal of the auth contract (design: codes and texts of Supabase Auth, which clients match). */
export class AuthError extends Error {
  readonly status: number
  readonly code: string
  readonly more: AuthErrorMore

  constructor(status: number, code: string, message: string, more: AuthErrorMore = {}) {
    super(message)
    this.name = 'AuthError'
    this.status = status
    this.code = code
    this.more = more
  }
}

interface AuthErrorMore {
  /** Why a password is too weak. */
  weakPassword?: ('length' | 'characters' | 'pwned')[]
  retryAfterSeconds?: number
  /** The methods that the address knows. */
  allow?: string
  /** Of grants that OAuth 2.0 names: told in its shape, `error` and `error_description`. */
  oauth?: string
  /** Which fields of `data` break a rule, for clients that show it beside the field. */
  fields?: { field: string; code: string; message: string }[]
}

export const invalid = (message: string, fields?: AuthErrorMore['fields']) =>
  new AuthError(400, 'validation_failed', message, fields ? { fields } : {})

export const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

export const userBanned = (status: 400 | 403) => new AuthError(status, 'user_banned', 'User is banned')
