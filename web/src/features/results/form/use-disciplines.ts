import type { PersonId } from '@heraia/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { choicesOf, disciplinesOf } from '../results-queries.ts'
import { listDisciplines } from './discipline-choice.ts'

/** What results of a sport can be typed as: what she used before, then the catalogue. */
export function useDisciplines(personId: PersonId, sport: string) {
  const settled = useDebounced(sport.trim())
  const catalogue = useQuery({ ...disciplinesOf(settled), enabled: settled !== '' })
  const { data: choices } = useQuery(choicesOf(personId))
  const used = choices?.disciplines.map(({ discipline }) => discipline) ?? []
  return {
    listed: listDisciplines(used, catalogue.data?.items ?? [], sport),
    failed: catalogue.isError,
    retry: () => void catalogue.refetch(),
  }
}
