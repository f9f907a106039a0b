import type { Measure } from '@heraia/contract/discipline'
import { type Decimals, type Read, readValue } from '@heraia/contract/result-cells'
import type { Language } from '../../../lib/languages.ts'

/** In a form nobody says which decimal mark she uses: the one that stands there is it. */
export const decimalsOf = (text: string): Decimals => (text.includes(',') ? 'comma' : 'point')

const DECIMALS: Record<Language, Decimals> = { en: 'point', es: 'comma' }
/** 5,832 and 100,000.5 in English, 5.832 and 100.000,5 in Spanish, with a unit or without, but for kilometres and miles: 42.195 km. */
const IN_THOUSANDS: Record<Decimals, RegExp> = {
  point: /^\s*\d{1,3}(,\d{3})+(\.\d+)?\s*(?!km|mi)\p{L}*\s*$/iu,
  comma: /^\s*\d{1,3}(\.\d{3})+(,\d+)?\s*(?!km|mi)\p{L}*\s*$/iu,
}

/** Of these some have thousands. Of the others what stands before three digits is a decimal mark: 14.566, 12,345 s. */
const LARGE: readonly Measure[] = ['points', 'distance']

/**
 * What she typed in `language`, in the base unit of the measure: 2:05,31 and 6.45 m, 645 cm, 3.º, 5,832 points; null for
 * what is none.
 */
export function readMark(text: string, measure: Measure, language: Language): number | null {
  const written = measure === 'position' ? text.trim().replace(/(st|nd|rd|th|\.?[ºª°]|\.)$/iu, '') : text
  const hers = DECIMALS[language]
  const isInThousands = LARGE.includes(measure) && IN_THOUSANDS[hers].test(written)
  const value = valueOf(readValue(written, measure, isInThousands ? hers : decimalsOf(written)))
  return measure === 'position' && value !== null && !Number.isInteger(value) ? null : value
}

export const valueOf = <Value>(read: Read<Value>): Value | null => ('value' in read ? read.value : null)
