import type { ApiErrorCode, FieldError } from '@heraia/contract/errors'
import { ORPCError } from '@orpc/client'
import { counted, defineTexts } from './texts.ts'
import { TimedOut } from './time-limit.ts'

/** A refusal of the API, whatever call it came from. */
export interface ApiFailure {
  code: ApiErrorCode | 'OFFLINE' | 'TIMED_OUT' | 'UNKNOWN'
  /** A key to look a text up by: `edited_elsewhere`, `blocked`. */
  reason?: string
  field?: string
  fields: FieldError[]
  retryAfterSeconds?: number
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

export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ORPCError) {
    const data: Partial<ApiFailure> = error.data ?? {}
    return { ...data, fields: data.fields ?? [], code: isApiCode(error.code) ? error.code : 'UNKNOWN' }
  }
  const isLate = error instanceof TimedOut || (error instanceof DOMException && error.name === 'TimeoutError')
  if (isLate) return { code: 'TIMED_OUT', fields: [] }
  if (error instanceof TypeError) return { code: 'OFFLINE', fields: [] }
  return { code: 'UNKNOWN', fields: [] }
}

export const isNotFound = (error: unknown) => failureOf(error).code === 'NOT_FOUND'

/** The code of what is wrong with one field, to look a text up by. */
export const fieldCode = (failure: ApiFailure, field: string): string | undefined =>
  failure.fields.find((wrong) => wrong.field === field)?.code

export const errorTexts = defineTexts({
  en: {
    INVALID_INPUT: 'Something in the form is not right yet.',
    UNAUTHORIZED: 'Your session has ended. Please log in again.',
    FORBIDDEN: 'You are not allowed to do this.',
    NOT_FOUND: 'This is not here any more.',
    CONFLICT: 'This was changed somewhere else. Reload and try again.',
    UNAVAILABLE: 'The server is busy right now. Try again in a moment.',
    OFFLINE: 'No connection. Check your internet and try again.',
    TIMED_OUT: 'This took too long. Check your internet and try again.',
    UNKNOWN: 'Something went wrong on our side. Try again.',
    wait: (seconds: number) =>
      `Too many attempts. ${counted('en', seconds, { one: 'Try again in # second.', other: 'Try again in # seconds.' })}`,
  },
  es: {
    INVALID_INPUT: 'Hay algo en el formulario que todavía no está bien.',
    UNAUTHORIZED: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
    FORBIDDEN: 'No tienes permiso para hacer esto.',
    NOT_FOUND: 'Esto ya no está aquí.',
    CONFLICT: 'Esto se cambió en otro sitio. Recarga e intenta nuevamente.',
    UNAVAILABLE: 'El servidor está ocupado. Intenta nuevamente en un momento.',
    OFFLINE: 'Error de conexión. Verifica tu internet e intenta nuevamente.',
    TIMED_OUT: 'Tardó demasiado. Verifica tu internet e intenta nuevamente.',
    UNKNOWN: 'Algo salió mal de nuestro lado. Intenta nuevamente.',
    wait: (seconds: number) =>
      `Demasiados intentos. ${counted('es', seconds, { one: 'Intenta nuevamente en # segundo.', other: 'Intenta nuevamente en # segundos.' })}`,
  },
})

/** One sentence for people. Features say more where a `reason` of theirs deserves its own words. */
export function errorText(texts: (typeof errorTexts)['en'], error: unknown): string {
  const failure = failureOf(error)
  if (failure.code === 'TOO_MANY_REQUESTS') return texts.wait(Math.ceil(failure.retryAfterSeconds ?? 60))
  return texts[failure.code]
}
