import { type Measure, VALUE_DECIMALS } from './discipline.ts'
import type { CellProblem, DateStyle } from './result-rules.ts'

/** How values and days are read out of a file or a form field. Pure and without schemas: a screen may load it. */
export type Read<Value> = { value: Value } | { problem: CellProblem }

export type Decimals = 'point' | 'comma'

const metres = { m: 1, cm: 0.01, mm: 0.001, km: 1000, ft: 0.3048, in: 0.0254, mi: 1609.344 }
const counted = { pts: 1, pt: 1, points: 1, puntos: 1, p: 1 }

/** What a unit is in the base unit of the measure. */
const unitsOf: Record<Measure, Record<string, number>> = {
  time: { s: 1, sec: 1, seconds: 1, segundos: 1, ms: 0.001, min: 60, h: 3600 },
  distance: metres,
  height: metres,
  weight: { kg: 1, g: 0.001, lb: 0.45359237, lbs: 0.45359237 },
  points: counted,
  score: counted,
  position: {},
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000

/**
 * A value in the base unit of its measure. Times also as 1:02.45 and 2:15:30. What begins like a formula is no number.
 * `unit` holds where the cell names none.
 */
export function readValue(cell: string, measure: Measure, decimals: Decimals, unit = ''): Read<number> {
  const text = cell.trim()
  if (text === '') return { problem: 'required' }
  const clock = measure === 'time' ? readClock(text, decimals) : null
  if (clock !== null) return clock
  const parts = /^([\d.,\s]*\d)\s*(\p{L}*)$/u.exec(text)
  const number = readNumber(parts?.[1] ?? text, decimals)
  if ('problem' in number) return number
  const said = (parts?.[2] || unit).trim().toLowerCase()
  const units = unitsOf[measure]
  const factor = said === '' ? 1 : Object.hasOwn(units, said) ? units[said] : undefined
  return factor === undefined ? { problem: 'unknown_unit' } : { value: thousandths(number.value * factor) }
}

/** 1:02.45, 2:15:30; null: not written like that. */
function readClock(text: string, decimals: Decimals): Read<number> | null {
  if (!text.includes(':')) return null
  const parts = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:([.,])(\d+))?$/.exec(text)
  if (!parts) return { problem: 'not_a_number' }
  const [, hours = '0', minutes = '0', seconds = '0', mark, fraction = '0'] = parts
  const isWrong = (mark !== undefined && mark !== (decimals === 'point' ? '.' : ',')) || Number(seconds) > 59
  if (isWrong || (parts[1] !== undefined && Number(minutes) > 59)) return { problem: 'not_a_number' }
  if (fraction.length > VALUE_DECIMALS) return { problem: 'too_many_decimals' }
  return { value: thousandths(Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${fraction}`)) }
}

const patterns = {
  point: /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/,
  comma: /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/,
}

/** A number without a sign, as people and spreadsheets write it. */
export function readNumber(cell: string, decimals: Decimals): Read<number> {
  const parts = patterns[decimals].exec(cell.trim())
  if (!parts) return { problem: 'not_a_number' }
  const [, whole = '', fraction = ''] = parts
  if (whole.length > 12) return { problem: 'out_of_range' }
  if (fraction.length > VALUE_DECIMALS) return { problem: 'too_many_decimals' }
  return { value: Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`) }
}

/** Wind in metres a second: the one number that has a sign. */
export function readWind(cell: string, decimals: Decimals): Read<number> {
  const text = cell.trim()
  const sign = text.startsWith('-') ? -1 : 1
  const read = readNumber(text.replace(/^[+-]/, '').replace(/\s*m\/s$/i, ''), decimals)
  if ('problem' in read) return read
  if (read.value > 30) return { problem: 'out_of_range' }
  return { value: (sign * Math.round(read.value * 10)) / 10 }
}

const days: Record<DateStyle, RegExp> = {
  'year-first': /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  'day-first': /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  'month-first': /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})$/,
}

/** A day that there was, as 2026-05-31. With its year first it can only be read in one way: that is read in any style. */
export function readDay(cell: string, style: DateStyle): Read<string> {
  const text = cell.trim()
  if (text === '') return { problem: 'required' }
  const { year, month, day } = (days['year-first'].exec(text) ?? days[style].exec(text))?.groups ?? {}
  if (!year || !month || !day) return { problem: 'not_a_date' }
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  at.setUTCFullYear(Number(year))
  if (at.getUTCMonth() !== Number(month) - 1 || at.getUTCDate() !== Number(day)) return { problem: 'not_a_date' }
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
}
