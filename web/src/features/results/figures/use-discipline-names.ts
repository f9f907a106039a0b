import type { PersonId } from '@heraia/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useMarks } from '../marks/use-marks.ts'
import { choicesOf } from '../results-queries.ts'

/** What the disciplines of a person are called, by their keys. */
export function useDisciplineNames(id: PersonId) {
  const { name } = useMarks()
  const { data } = useQuery(choicesOf(id))
  return (key: string) => {
    const found = data?.disciplines.find(({ discipline }) => discipline.key === key)
    return found ? name(found.discipline.name) : key
  }
}
