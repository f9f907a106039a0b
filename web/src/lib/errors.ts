import { failureOf } from './failure.ts'
import { notLoaded } from './not-loaded-words.ts'
import { counted, defineTexts } from './texts.ts'

export { type ApiFailure, failureOf, fieldCode, isNotFound } from './failure.ts'

export const errorTexts = defineTexts({
  en: {
    INVALID_INPUT: 'Something in the form is not right yet.',
    UNAUTHORIZED: 'Your session has ended. Please sign in again.',
    FORBIDDEN: 'You are not allowed to do this.',
    NOT_FOUND: 'This is not here any more.',
    CONFLICT: 'This was changed somewhere else. Reload and try again.',
    UNAVAILABLE: 'The server is busy right now. Try again in a moment.',
    NOT_LOADED: notLoaded.en,
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
    NOT_LOADED: notLoaded.es,
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
  if (failure.says) return failure.says[texts === errorTexts.es ? 'es' : 'en']
  if (failure.code === 'TOO_MANY_REQUESTS') return texts.wait(Math.ceil(failure.retryAfterSeconds ?? 60))
  return texts[failure.code]
}
