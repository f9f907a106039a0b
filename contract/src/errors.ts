import { z } from 'zod'
import { newAccountLimit } from './new-accounts.ts'

/** What is wrong with one field of the input. `code` is a key of the client's catalogue. */
export const fieldError = z.object({ field: z.string(), code: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldError>

const requestId = z.string()
/** Where only new accounts are refused. */
const newAccount = newAccountLimit.optional()

/**
 * Every refusal of the API: a code, a reason to look a text up by, and the request's id.
 * The message is plain English for a developer; people read the text of their own language.
 */
export const apiErrors = {
  INVALID_INPUT: { status: 422, data: z.object({ requestId, fields: z.array(fieldError), newAccount }) },
  UNAUTHORIZED: { status: 401, data: z.object({ requestId, reason: z.string() }) },
  FORBIDDEN: { status: 403, data: z.object({ requestId, reason: z.string() }) },
  NOT_FOUND: { status: 404, data: z.object({ requestId, reason: z.string() }) },
  CONFLICT: { status: 409, data: z.object({ requestId, reason: z.string() }) },
  TOO_MANY_REQUESTS: { status: 429, data: z.object({ requestId, retryAfterSeconds: z.number(), newAccount }) },
  UNAVAILABLE: { status: 503, data: z.object({ requestId, retryAfterSeconds: z.number() }) },
} as const

export type ApiErrorCode = keyof typeof apiErrors
