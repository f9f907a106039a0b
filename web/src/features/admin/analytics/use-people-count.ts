import { FEWEST_PEOPLE } from '@heraia/contract/fewest-people'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { analyticsTexts } from './analytics-texts.ts'

/** A count of people as this reader writes it; null is "fewer than 5". */
export function usePeopleCount(): (people: number | null) => string {
  const texts = useTexts(analyticsTexts)
  const format = useFormat()
  return (people) => (people === null ? texts.few(format.number(FEWEST_PEOPLE)) : format.number(people))
}
