import { readDay } from '@heraia/contract/result-cells'
import { DATE_STYLES, type DateStyle } from '@heraia/contract/result-rules'

/** The style that most of these days allow, a slip of the pen aside; null where two allow as many, or none any. */
export function guessDateStyle(samples: readonly string[]): DateStyle | null {
  const fits = (style: DateStyle) => samples.filter((text) => 'value' in readDay(text, style)).length
  const [best, second] = DATE_STYLES.map((style) => ({ style, count: fits(style) })).sort(
    (one, other) => other.count - one.count,
  )
  return best && best.count > (second?.count ?? 0) ? best.style : null
}

/** How the file writes decimals: by the marks that stand after a number's last digits but three or fewer. */
export function guessDecimals(samples: readonly string[], separator: string): 'point' | 'comma' {
  const ends = (mark: string) =>
    samples.filter((text) => new RegExp(`\\d\\${mark}\\d{1,3}\\D*$`).test(text.trim())).length
  const [commas, points] = [ends(','), ends('.')]
  if (commas === points) return separator === ';' ? 'comma' : 'point'
  return commas > points ? 'comma' : 'point'
}
