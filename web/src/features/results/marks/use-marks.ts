import type { Figure, FigureUnit } from '@heraia/contract/figures'
import type { PerLanguage } from '../../../lib/languages.ts'
import { useLocale } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { formatChange, formatMark, formatWind } from './format-mark.ts'

/** Values, changes and days of results as this reader writes them. */
export function useMarks() {
  const { language } = useLocale()
  const { locale } = useFormat()
  // Days have no zone: in any other they would be the day before.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    language,
    mark: (value: number, unit: FigureUnit) => formatMark(value, unit, language),
    figure: ({ value, unit }: Pick<Figure, 'value' | 'unit'>) =>
      value === null ? null : formatMark(value, unit, language),
    change: (percent: number) => formatChange(percent, language),
    wind: (speed: number) => formatWind(speed, language),
    day: (date: string) => days.format(new Date(`${date}T00:00:00Z`)),
    /** Of a discipline: her own words are the same in both languages. */
    name: (names: PerLanguage<string>) => names[language],
  }
}
