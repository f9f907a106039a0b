import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonCard } from '@heraia/ui/skeleton'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import type { PeopleSearch } from './people-filters.ts'
import { peopleList } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'
import { PersonCard } from './person-card.tsx'

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

export function PeopleResults({
  filters,
  nothing,
  onClear,
}: {
  filters: PeopleSearch
  nothing: string
  onClear: () => void
}) {
  const texts = useTexts(peopleTexts)
  const errors = useTexts(errorTexts)
  const list = useInfiniteList(peopleList(filters))
  if (list.failed) {
    return (
      <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={list.retry} pending={list.retrying}>
        {errorText(errors, list.error)}
      </FailedState>
    )
  }
  if (!list.items) {
    return (
      <Skeleton label={texts.loading}>
        <div className={grid}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <SkeletonCard key={key} />
          ))}
        </div>
      </Skeleton>
    )
  }
  if (list.items.length === 0) {
    return (
      <EmptyState title={nothing} action={<Button onClick={onClear}>{texts.clearAll}</Button>}>
        {texts.loosen}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={grid}>
        {list.items.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      <LoadMore
        {...list.foot}
        moreLabel={texts.more}
        loadingLabel={texts.loading}
        failedLabel={texts.moreFailed}
        retryLabel={texts.retry}
        endLabel={texts.end}
      />
    </>
  )
}
