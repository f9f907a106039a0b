import type { ApiFailure } from '../../../lib/errors.ts'
import type { wrongTexts } from './editor-texts.ts'

type Wrong = keyof (typeof wrongTexts)['en']

/** `name`, `links.instagram`, `specialties`: where something is wrong, and what. */
export type FieldErrors = Record<string, string>

const PREFIX = 'information.'

/** The first thing that is wrong with each field; what is wrong in a list of words stands at the list. */
export function fieldErrors(failure: ApiFailure): FieldErrors {
  if (failure.reason === 'needs_review') return { dateOfBirth: 'needs_review' }
  const errors: FieldErrors = {}
  for (const { field, code } of failure.fields) {
    if (!field.startsWith(PREFIX)) continue
    const name = field.slice(PREFIX.length).replace(/\.\d+$/, '')
    errors[name] ??= code
  }
  return errors
}

/** What she sees for herself to be mended as soon as it is. */
export const isTooMuch = (code: string | undefined): boolean => code === 'too_long' || code === 'too_many'

/** In words; a code that this version does not know still says that something is wrong. */
export const wrongText = (texts: (typeof wrongTexts)['en'], code: string | undefined): string | undefined =>
  code === undefined ? undefined : code in texts ? texts[code as Wrong] : texts.other
