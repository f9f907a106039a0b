import type { Measure } from '@heraia/contract/discipline'
import { type Read, readValue } from '@heraia/contract/result-cells'

/** In a form nobody says which decimal mark she uses: the one that stands there is it. */
export const decimalsOf = (text: string) => (text.includes(',') ? 'comma' : 'point')

/** What she typed, in the base unit of the measure: 2:05,31 and 6.45 m, 645 cm, 3.º; null for what is none. */
export function readMark(text: string, measure: Measure): number | null {
  const written = measure === 'position' ? text.trim().replace(/(st|nd|rd|th|\.?[ºª°]|\.)$/iu, '') : text
  const value = valueOf(readValue(written, measure, decimalsOf(written)))
  return measure === 'position' && value !== null && !Number.isInteger(value) ? null : value
}

export const valueOf = <Value>(read: Read<Value>): Value | null => ('value' in read ? read.value : null)
