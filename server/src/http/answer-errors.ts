import type { FieldError } from '@heraia/contract/errors'
import type { NewAccountLimit } from '@heraia/contract/new-accounts'
import { ORPCError } from '@orpc/client'
import { ValidationError } from '@orpc/contract'
import type { Context } from '../context.ts'
import { isTemporary } from '../database-errors.ts'
import { Refused } from '../refused.ts'

/** The only place where a thrown error becomes an answer of the product's API. */
export function toAnswer(error: unknown, ctx: Pick<Context, 'requestId' | 'ports'>): ORPCError<string, unknown> {
  const requestId = ctx.requestId
  if (error instanceof Refused) return fromRefused(error, requestId)
  if (isTemporary(error)) return unavailable(requestId)
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    return invalid(error.cause.issues.map(toFieldError), requestId)
  }
  if (error instanceof ORPCError && error.code !== 'INTERNAL_SERVER_ERROR') return withRequestId(error, requestId)
  ctx.ports.log.error({ requestId, error: describe(error) }, 'request failed')
  ctx.ports.metrics.count('unexpected_errors_total')
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    status: 500,
    message: 'Something went wrong on our side.',
    data: { requestId },
  })
}

/** What could not even be read: broken JSON, a cut body. */
export const malformed = (requestId: string): ORPCError<string, unknown> =>
  invalid([{ field: '', code: 'malformed', message: 'The body is not valid JSON in UTF-8.' }], requestId)

const unavailable = (requestId: string): ORPCError<string, unknown> =>
  new ORPCError('UNAVAILABLE', {
    status: 503,
    message: 'Come back in a moment.',
    data: { requestId, retryAfterSeconds: 2 },
  })

function fromRefused(refused: Refused, requestId: string): ORPCError<string, unknown> {
  const { message, reason, retryAfterSeconds, newAccount } = refused
  switch (refused.code) {
    case 'INVALID_INPUT':
      return invalid(refused.fields, requestId, newAccount)
    case 'TOO_MANY_REQUESTS':
      return new ORPCError('TOO_MANY_REQUESTS', {
        ...{ status: 429, message },
        data: { requestId, retryAfterSeconds, ...(newAccount && { newAccount }) },
      })
    case 'UNAVAILABLE':
      return new ORPCError('UNAVAILABLE', { status: 503, message, data: { requestId, retryAfterSeconds } })
    default:
      return new ORPCError(refused.code, { status: STATUS[refused.code], message, data: { requestId, reason } })
  }
}

const STATUS = { UNAUTHORIZED: 401, FORBIDDEN: 403, NOT_FOUND: 404, CONFLICT: 409 } as const

/** What the protocol's library refuses by itself, a method that is not this procedure's, says no id. */
export const withRequestId = (error: ORPCError<string, unknown>, requestId: string): ORPCError<string, unknown> =>
  error.data === undefined
    ? new ORPCError(error.code, { status: error.status, message: error.message, data: { requestId } })
    : error

const invalid = (fields: FieldError[], requestId: string, newAccount?: NewAccountLimit) =>
  new ORPCError('INVALID_INPUT', {
    status: 422,
    message: fields[0]?.message ?? 'The input is not valid.',
    data: { requestId, fields, ...(newAccount && { newAccount }) },
  })

interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[]
  code?: string
  keys?: string[]
}

/** The contract's schemas use a code as message; what zod says by itself becomes one of a few codes. */
function toFieldError(issue: Issue): FieldError {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part))
  const isCode = /^[a-z][a-z_]*$/.test(issue.message)
  if (issue.code === 'unrecognized_keys') {
    return { field: [...path, issue.keys?.[0] ?? ''].join('.'), code: 'unknown_field', message: issue.message }
  }
  return {
    field: path.join('.'),
    code: isCode ? issue.message : 'invalid',
    message: isCode ? issue.message.replaceAll('_', ' ') : issue.message,
  }
}

/** Name and stack, without the values that a database error carries in its detail. */
const describe = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 2000)
