import type { LinkedResult } from '@heraia/contract/achievements'
import { useLocale } from '../../lib/locale.tsx'
import { useMarks } from '../results/marks/use-marks.ts'
import { dayOf } from './day-of.ts'

/** What somebody has to know of a result to choose it, or to find it again. */
export type ResultToName = Pick<LinkedResult, 'id' | 'event' | 'discipline' | 'value' | 'date'>

/** "100 m, 11.52 s, May 3, 2026": in a sentence, where no column says that it is a time. Lines break between its parts. */
export function useResultWords() {
  const { mark, name } = useMarks()
  const { locale } = useLocale()
  const value = ({ discipline: { unit }, value }: ResultToName) =>
    unit === 's' && value < 60 ? `${mark(value, unit)}\u00a0s` : mark(value, unit)
  const discipline = (result: ResultToName) => name(result.discipline.name)
  const day = ({ date }: ResultToName) => dayOf(date, locale).replaceAll(' ', '\u00a0')
  return {
    ...{ value, discipline, day },
    what: (result: ResultToName) => `${discipline(result)}, ${value(result)}`,
    all: (result: ResultToName) => `${discipline(result)}, ${value(result)}, ${day(result)}`,
    /** When and where, with a dot between that begins no line. */
    facts: (result: ResultToName, location: string | null = null) =>
      [day(result), result.event, location].filter(Boolean).join('\u00a0· '),
  }
}
