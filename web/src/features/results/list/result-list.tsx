import type { PersonId } from '@heraia/contract/ids'
import type { Result } from '@heraia/contract/results'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
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
  const errors = useTexts(errorTexts)
  const list = useInfiniteList(resultsOf(id, filters))
  if (list.failed)
    return (
      <FailedState title={texts.failed} retryLabel={stats.retry} onRetry={list.retry} pending={list.retrying}>
        {errorText(errors, list.error)}
      </FailedState>
    )
  if (!list.items)
    return (
      <Skeleton label={texts.loading} className="grid gap-2">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    )
  if (list.items.length === 0) return empty
  return (
    <>
      <ul className="grid">
        {list.items.map((result) => (
          <li key={result.id}>
            <ResultCard result={result} menu={result.may.edit ? menu?.(result) : undefined} />
          </li>
        ))}
      </ul>
      {list.foot.state !== 'end' && (
        <LoadMore
          {...list.foot}
          moreLabel={texts.more}
          loadingLabel={texts.loading}
          failedLabel={texts.moreFailed}
          retryLabel={stats.retry}
        />
      )}
    </>
  )
}
