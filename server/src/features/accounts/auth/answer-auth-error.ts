import { ORPCError } from '@orpc/client'
import type { Context } from '../../../context.ts'
import { isTemporary, Overtaken, wasTooSlow } from '../../../database-errors.ts'
import { AuthError, comeBack } from './auth-error.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'

/** The first version of the contract in which `code` is the code's name. */
const NAMED_CODES = '2024-01-01'
/** Versions are days; who says anything else knows none. */
const A_DAY = /^\d{4}-\d{2}-\d{2}$/

export function answerAuthError(thrown: unknown, ctx: Context, apiVersion: string | null): Response {
  const error = toAuthError(thrown, ctx)
  const named = apiVersion !== null && A_DAY.test(apiVersion) && apiVersion >= NAMED_CODES
  const headers = new Headers({ 'x-sb-error-code': error.code })
  if (named) headers.set('x-supabase-api-version', NAMED_CODES)
  const { retryAfterSeconds, weakPassword, fields, oauth, allow } = error.more
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterSeconds)))
  if (allow !== undefined) headers.set('allow', allow)
  if (oauth !== undefined) {
    return Response.json({ error: oauth, error_description: error.message }, { status: error.status, headers })
  }
  const body = {
    ...(named
      ? { code: error.code, message: error.message }
      : { code: error.status, error_code: error.code, msg: error.message, error_id: ctx.requestId }),
    ...(weakPassword && { weak_password: { reasons: weakPassword } }),
    ...(fields && { fields }),
  }
  return Response.json(body, { status: error.status, headers })
}

/** The only place where a thrown error becomes one of the auth contract. */
export function toAuthError(thrown: unknown, ctx: Context): AuthError {
  if (thrown instanceof AuthError) return thrown
  if (thrown instanceof ORPCError && thrown.status === 413) {
    return new AuthError(413, 'request_entity_too_large', 'Request body exceeds the limit')
  }
  if (thrown instanceof ORPCError && thrown.status === 422) return badJson()
  const changed = changedMeanwhile(thrown)
  if (changed) return changed
  if (thrown instanceof Overtaken) return comeBack()
  if (wasTooSlow(thrown)) {
    const text = 'Processing this request timed out, please retry after a moment.'
    return new AuthError(504, 'request_timeout', text, { retryAfterSeconds: 2 })
  }
  if (isTemporary(thrown)) return comeBack()
  const error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  ctx.ports.log.error({ requestId: ctx.requestId, error: error.slice(0, 2000) }, 'auth request failed')
  ctx.ports.metrics.count('unexpected_errors_total')
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information')
}

export const badJson = () => new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
