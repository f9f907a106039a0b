import type { PersonId } from '@heraia/contract/ids'
import type { Result } from '@heraia/contract/results'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListStates } from '../../../pieces/list-states.tsx'
import { resultsOf } from '../results-queries.ts'
import { competitionTexts, statsTexts } from '../stats-texts.ts'
import type { StatsView } from '../stats-view.ts'
import { ResultCard } from './result-card.tsx'

interface ResultListProps {
  id: PersonId
  filters: Pick<StatsView, 'season' | 'category' | 'figure'>
  empty: ReactNode
  menu?: (result: Result) => ReactNode
}

/** Results, newest first, in the four states of a list. */
export function ResultList({ id, filters, empty, menu }: ResultListProps) {
  const texts = useTexts(competitionTexts)
  const stats = useTexts(statsTexts)
  const waiting = (
    <Skeleton label={texts.loading} className="grid gap-2">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Skeleton>
  )
  return (
    <ListStates
      list={useInfiniteList(resultsOf(id, filters))}
      words={{ ...texts, retry: stats.retry }}
      waiting={waiting}
      empty={empty}
    >
      {(results) => (
        <ul className="grid">
          {results.map((result) => (
            <li key={result.id}>
              <ResultCard result={result} menu={result.may.edit ? menu?.(result) : undefined} />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  )
}
