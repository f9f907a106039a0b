import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import { errorText, errorTexts } from '../../lib/errors.ts'
import type { InfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { teamTexts } from './team-texts.ts'

interface TeamListProps<Item> {
  list: InfiniteList<Item>
  keyOf: (item: Item) => string
  show: (item: Item) => ReactNode
  /** What stands there while there is nothing, and what to do about it. */
  empty: { title: string; hint?: string; action?: ReactNode; seed: string }
  label?: string
}

/** A list below a team in its four states. */
export function TeamList<Item>({ list, keyOf, show, empty, label }: TeamListProps<Item>) {
  const texts = useTexts(teamTexts)
  const errors = useTexts(errorTexts)
  if (list.failed) {
    return (
      <FailedState title={texts.listFailed} retryLabel={texts.retry} onRetry={list.retry} pending={list.retrying}>
        {errorText(errors, list.error)}
      </FailedState>
    )
  }
  if (!list.items) {
    return (
      <Skeleton label={texts.loading}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    )
  }
  if (list.items.length === 0) {
    return (
      <EmptyState title={empty.title} action={empty.action} seed={empty.seed}>
        {empty.hint}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line" aria-label={label}>
        {list.items.map((item) => (
          <li key={keyOf(item)}>{show(item)}</li>
        ))}
      </ul>
      {list.foot.state !== 'end' && (
        <LoadMore
          {...list.foot}
          moreLabel={texts.more}
          loadingLabel={texts.loading}
          failedLabel={texts.moreFailed}
          retryLabel={texts.retry}
        />
      )}
    </>
  )
}
