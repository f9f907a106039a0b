import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import { errorText, errorTexts } from '../lib/errors.ts'
import type { InfiniteList } from '../lib/infinite-list.ts'
import { useTexts } from '../lib/locale.tsx'

interface LinesProps<Item> {
  list: InfiniteList<Item>
  words: { failed: string; retry: string; loading: string; more: string; moreFailed: string }
  /** An `li` with a key. */
  lineOf: (item: Item) => ReactNode
  /** What stands there while there is nothing, and what to do about it. */
  empty: ReactNode
  label?: string
  className?: string
}

/** One below the other with a hairline between, in the four states of a list: loading, failed, empty, full. */
export function Lines<Item>({ list, words, lineOf, empty, label, className = '' }: LinesProps<Item>) {
  const errors = useTexts(errorTexts)
  if (list.failed) {
    return (
      <FailedState title={words.failed} retryLabel={words.retry} onRetry={list.retry} pending={list.retrying}>
        {errorText(errors, list.error)}
      </FailedState>
    )
  }
  if (!list.items) {
    return (
      <Skeleton label={words.loading}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    )
  }
  if (list.items.length === 0) return empty
  return (
    <>
      <ul aria-label={label} className={`divide-y divide-line ${className}`}>
        {list.items.map(lineOf)}
      </ul>
      {list.foot.state !== 'end' && (
        <LoadMore
          {...list.foot}
          moreLabel={words.more}
          loadingLabel={words.loading}
          failedLabel={words.moreFailed}
          retryLabel={words.retry}
        />
      )}
    </>
  )
}
