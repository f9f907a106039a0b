import type { SecurityDetail } from '@heraia/contract/account-data'
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

export interface AuthErrorMore {
  /** Why a password is too weak. */
  weakPassword?: ('length' | 'characters' | 'pwned')[]
  retryAfterSeconds?: number
  /** Of a limit that was reached: which, and for whom it counts. */
  limit?: { bucket: string; key: string }
  /** The methods that the address knows. */
  allow?: string
  /** Of grants that OAuth 2.0 names: told in its shape, `error` and `error_description`. */
  oauth?: string
  /** Which fields of `data` break a rule, for clients that show it beside the field. */
  fields?: { field: string; code: string; message: string }[]
  /** Who may not come in, and how she tried, as the `amr` claim would name it. */
  banned?: { id: string; method: SecurityDetail }
}

export const invalid = (message: string, fields?: AuthErrorMore['fields']) =>
  new AuthError(400, 'validation_failed', message, fields ? { fields } : {})

export const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

/** Of who is signed in. */
export const userBanned = () => new AuthError(403, 'user_banned', 'User is banned')

/** Of who comes in; it goes on record where it is answered. */
export const bannedFrom = (status: 400 | 403, { id }: { id: string }, method: SecurityDetail) =>
  new AuthError(status, 'user_banned', 'User is banned', { banned: { id, method } })

/** Nothing is wrong with what was asked: the same again in a moment is answered. */
export const comeBack = () =>
  new AuthError(503, 'unexpected_failure', 'Come back in a moment.', { retryAfterSeconds: 2 })
