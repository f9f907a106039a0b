import type { ApiErrorCode, FieldError } from '@heraia/contract/errors'
import type { NewAccountLimit } from '@heraia/contract/new-accounts'

/**
 * A rule said no. Thrown where the rule is; turned into an answer in http/answer-errors.ts only.
 * `reason` is a key of the client's catalogue; `message` plain English for a developer.
 */
export class Refused extends Error {
  readonly code: ApiErrorCode
  readonly reason: string
  readonly fields: FieldError[]
  readonly retryAfterSeconds: number
  /** Where only new accounts are refused. */
  readonly newAccount: NewAccountLimit | undefined

  constructor(
    code: ApiErrorCode,
    reason: string,
    message: string,
    more: { fields?: FieldError[]; retryAfterSeconds?: number; newAccount?: NewAccountLimit } = {},
  ) {
    super(message)
    this.name = 'Refused'
    this.code = code
    this.reason = reason
    this.fields = more.fields ?? []
    this.retryAfterSeconds = more.retryAfterSeconds ?? 0
    this.newAccount = more.newAccount
  }
}

/** The same answer for what is missing, of a blocker, suspended or not for her: nobody learns which. */
export const notFound = (what: string) => new Refused('NOT_FOUND', `${what}_not_found`, `There is no such ${what}.`)

export const notSignedIn = () => new Refused('UNAUTHORIZED', 'not_signed_in', 'Sign in first.')

export const accountLeaving = () =>
  new Refused('UNAUTHORIZED', 'account_leaving', 'This account is to be deleted: DELETE /api/me/deletion keeps it.')

export const accountWaiting = () =>
  new Refused('UNAUTHORIZED', 'account_waiting', 'This account waits for an admin: GET /api/me/join-request.')

export const notForGuests = () =>
  new Refused('FORBIDDEN', 'guest', 'Guests read only: an email or phone that she confirms makes hers a full account.')

export const forbidden = (reason: string, message: string) => new Refused('FORBIDDEN', reason, message)

export const conflict = (reason: string, message: string) => new Refused('CONFLICT', reason, message)

/** One field of the input breaks a rule that the contract's schema cannot know. */
export const invalidField = (field: string, code: string, message: string) =>
  new Refused('INVALID_INPUT', code, message, { fields: [{ field, code, message }] })
