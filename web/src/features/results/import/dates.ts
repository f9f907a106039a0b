import { readDay } from '@heraia/contract/result-cells'
import type { DateStyle } from '@heraia/contract/result-rules'

/** The style that most of these days allow, a slip of the pen aside; null where two allow as many, or none any. */
export function guessDateStyle(samples: readonly string[]): DateStyle | null {
  const fits = (style: DateStyle, of: readonly string[]) => of.filter((text) => 'value' in readDay(text, style))
  const plain = fits('year-first', samples)
  const others = samples.filter((text) => !plain.includes(text))
  const [day, month] = [fits('day-first', others).length, fits('month-first', others).length]
  if (day !== month) return day > month ? 'day-first' : 'month-first'
  return day === 0 && plain.length > 0 ? 'year-first' : null
}

/** How the file writes decimals: by the marks that stand after a number's last digits but three or fewer. */
export function guessDecimals(samples: readonly string[], separator: string): 'point' | 'comma' {
  const ends = (mark: string) =>
    samples.filter((text) => new RegExp(`\\d\\${mark}\\d{1,3}\\D*$`).test(text.trim())).length
  const [commas, points] = [ends(','), ends('.')]
  if (commas === points) return separator === ';' ? 'comma' : 'point'
  return commas > points ? 'comma' : 'point'
}
