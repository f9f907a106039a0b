import { errorText, type errorTexts, failureOf } from '../../lib/errors.ts'
import type { messageTexts } from './message-texts.ts'

/** Why new words of a message were refused: in our own words where we have some. */
export function whyNotEdited(
  { reasons }: (typeof messageTexts)['en'],
  errors: (typeof errorTexts)['en'],
  error: unknown,
): string {
  const known: Record<string, string> = reasons
  return known[failureOf(error).reason ?? ''] ?? errorText(errors, error)
}
