import type { FigureUnit } from '@heraia/contract/figures'
import { type Language, LOCALES } from '../../../lib/languages.ts'

/** A value with its unit, as readers of the language write it: 1:02:03.45, 6,45 m, 85 %, 2.º */
export function formatMark(value: number, unit: FigureUnit, language: Language): string {
  switch (unit) {
    case 's':
      return formatTime(value, language)
    case 'm':
      return value >= 10_000
        ? withUnit(value / 1000, 'km', language)
        : withUnit(value, 'm', language, value < 1000 ? 2 : 0)
    case 'kg':
      return withUnit(value, 'kg', language)
    case 'place':
      return formatPlace(value, language)
    case 'percent':
      return formatPercent(value, language)
    case 'points':
    case 'score':
    case 'count':
      return formatNumber(value, language)
    case 'of100':
      return formatNumber(value, language, 1)
    case 'year':
      return String(value)
  }
}

/** Hundredths stand wherever a stopwatch showed them: always below ten minutes, later only if there are any. */
function formatTime(seconds: number, language: Language): string {
  const all = Math.round(seconds * 1000)
  const fraction = all % 1000
  const whole = Math.floor(all / 1000)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const clock =
    hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : minutes > 0 ? `${minutes}:${two(rest)}` : String(rest)
  if (fraction === 0 && whole >= 600) return clock
  const digits = String(fraction).padStart(3, '0')
  return `${clock}${language === 'es' ? ',' : '.'}${digits.endsWith('0') ? digits.slice(0, 2) : digits}`
}

/** In words of the unit itself, for the box that she types into: "1:02:03.45", "6.45". */
export function typedMark(value: number, unit: FigureUnit, language: Language): string {
  if (unit === 's') return formatTime(value, language)
  const plain = String(Math.round(value * 1000) / 1000)
  return language === 'es' ? plain.replace('.', ',') : plain
}

const formatNumber = (value: number, language: Language, decimals = 3) =>
  new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: decimals }).format(value)

/** From behind or from ahead, as wind gauges show it: +1.2, -0.4. */
export const formatWind = (wind: number, language: Language) =>
  new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(wind)

/** With its sign: +1.2%, −0.4%. */
export const formatChange = (percent: number, language: Language) =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(percent / 100)

const formatPercent = (percent: number, language: Language) =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)

const withUnit = (value: number, unit: string, language: Language, least = 0) =>
  `${new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: least, maximumFractionDigits: 3 }).format(value)}\u00a0${unit}`

const english = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }

/** A mean of places has decimals and no ending. */
function formatPlace(place: number, language: Language): string {
  if (!Number.isInteger(place)) return formatNumber(place, language, 1)
  const number = formatNumber(place, language)
  return language === 'es' ? `${number}.º` : `${number}${endings[english.select(place)] ?? 'th'}`
}

const two = (value: number) => String(value).padStart(2, '0')
