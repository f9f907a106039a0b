import type { ApiErrorCode, FieldError } from '@heraia/contract/errors'
import type { NewAccountLimit } from '@heraia/contract/new-accounts'
import type { ORPCError } from '@orpc/client'
import { NotLoaded } from './fetched.ts'
import type { PerLanguage } from './languages.ts'
import { TimedOut } from './time-limit.ts'

/** A refusal of the API, whatever call it came from. */
export interface ApiFailure {
  code: ApiErrorCode | 'NOT_LOADED' | 'OFFLINE' | 'TIMED_OUT' | 'UNKNOWN'
  /** A key to look a text up by: `edited_elsewhere`, `blocked`. */
  reason?: string
  fields: FieldError[]
  retryAfterSeconds?: number
  /** Only new accounts are refused. */
  newAccount?: NewAccountLimit
  /** What it says in words of its own. */
  says?: PerLanguage<string>
  /** Names the request in the server's log. */
  requestId?: string
}

const codes: readonly string[] = [
  'INVALID_INPUT',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] satisfies ApiErrorCode[]

const isApiCode = (code: string): code is ApiErrorCode => codes.includes(code)

/** By what only it has: the class would bring the protocol onto the first page. */
const isRefusal = (error: unknown): error is ORPCError<string, Partial<ApiFailure> | undefined> =>
  error instanceof Error && 'defined' in error

export function failureOf(error: unknown): ApiFailure {
  if (isRefusal(error)) {
    const data = error.data ?? {}
    return { ...data, fields: data.fields ?? [], code: isApiCode(error.code) ? error.code : 'UNKNOWN' }
  }
  if (error instanceof NotLoaded) return { code: 'NOT_LOADED', fields: [] }
  const isLate = error instanceof TimedOut || (error instanceof DOMException && error.name === 'TimeoutError')
  return { code: isLate ? 'TIMED_OUT' : error instanceof TypeError ? 'OFFLINE' : 'UNKNOWN', fields: [] }
}

/** Nothing has an id that is none, so an address with one leads nowhere too. */
export function isNotFound(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.code === 'NOT_FOUND' || (failure.code === 'INVALID_INPUT' && fieldCode(failure, 'id') !== undefined)
}

/** The code of what is wrong with one field, to look a text up by. */
export const fieldCode = (failure: ApiFailure, field: string): string | undefined =>
  failure.fields.find((wrong) => wrong.field === field)?.code
