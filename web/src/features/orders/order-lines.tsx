import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import { errorText, errorTexts } from '../../lib/errors.ts'
import type { InfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { orderTexts } from './order-texts.ts'

interface OrderLinesProps<Item> {
  list: InfiniteList<Item>
  lineOf: (order: Item) => ReactNode
  /** What stands there while there is none. */
  empty: ReactNode
}

/** Orders one below the other, in the four states of a list. */
export function OrderLines<Item>({ list, lineOf, empty }: OrderLinesProps<Item>) {
  const texts = useTexts(orderTexts)
  const errors = useTexts(errorTexts)
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
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    )
  }
  if (list.items.length === 0) return empty
  return (
    <>
      <ul className="mt-2 divide-y divide-line">{list.items.map(lineOf)}</ul>
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
