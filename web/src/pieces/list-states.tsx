import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { type RowStart, Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import { errorText, errorTexts } from '../lib/errors.ts'
import type { InfiniteList } from '../lib/infinite-list.ts'
import { useTexts } from '../lib/locale.tsx'

export interface ListWords {
  failed: string
  retry: string
  loading: string
  more: string
  moreFailed: string
}

interface ListStatesProps<Item> {
  list: InfiniteList<Item>
  words: ListWords
  /** What each of its rows begins with, for the three that stand there while the first page is on its way. */
  rows?: RowStart | undefined
  /** In the place of those three. */
  waiting?: ReactNode
  /** What stands there while there is nothing, and what to do about it. */
  empty: ReactNode
  /** Said below the last page; without it, nothing stands there. */
  end?: string
  children: (items: Item[]) => ReactNode
}

/** The four states that every list has: loading, failed, empty, full, which loads on. */
export function ListStates<Item>({ list, words, rows, waiting, empty, end, children }: ListStatesProps<Item>) {
  const errors = useTexts(errorTexts)
  if (list.failed) {
    return (
      <FailedState title={words.failed} retryLabel={words.retry} onRetry={list.retry} pending={list.retrying}>
        {errorText(errors, list.error)}
      </FailedState>
    )
  }
  if (!list.items) return waiting ?? <LoadingRows label={words.loading} start={rows} />
  // Where nothing is found so far, there may be something further on.
  if (list.items.length === 0 && list.foot.state === 'end') return empty
  return (
    <>
      {list.items.length > 0 && children(list.items)}
      {(end !== undefined || list.foot.state !== 'end') && (
        <LoadMore
          {...list.foot}
          moreLabel={words.more}
          loadingLabel={words.loading}
          failedLabel={words.moreFailed}
          retryLabel={words.retry}
          endLabel={end}
        />
      )}
    </>
  )
}

export const LoadingRows = ({ label, start }: { label: string; start: RowStart | undefined }) => (
  <Skeleton label={label}>
    <SkeletonRow start={start} />
    <SkeletonRow start={start} />
    <SkeletonRow start={start} />
  </Skeleton>
)
