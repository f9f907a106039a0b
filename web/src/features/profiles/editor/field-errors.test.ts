import { expect, test } from 'vitest'
import { wrongTexts } from './editor-texts.ts'
import { fieldErrors, wrongText } from './field-errors.ts'

const failure = (fields: [string, string][], reason?: string) => ({
  code: 'INVALID_INPUT' as const,
  reason,
  fields: fields.map(([field, code]) => ({ field, code, message: '' })),
})

test('each field gets what the server says of it', () => {
  const wrong = failure([
    ['information.name', 'too_short'],
    ['information.links.website', 'invalid_url'],
    ['information.specialties.3', 'too_long'],
    ['version', 'out_of_range'],
  ])
  expect(fieldErrors(wrong)).toEqual({ name: 'too_short', 'links.website': 'invalid_url', specialties: 'too_long' })
})

test('a date of birth that a human has to look at says so at its field', () => {
  expect(fieldErrors(failure([], 'needs_review'))).toEqual({ dateOfBirth: 'needs_review' })
})

test('a code of a newer server still says that something is wrong', () => {
  expect(wrongText(wrongTexts.es, 'unheard_of')).toBe('Este valor no es válido')
  expect(wrongText(wrongTexts.es, undefined)).toBeUndefined()
})
