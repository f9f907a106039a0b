import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Link } from '@heraia/ui/link'
import { Skeleton, SkeletonCard } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import { isNotFound } from '../lib/errors.ts'
import { useSameSearch } from './use-same-search.ts'

interface Props<One> {
  /** Address of the list that it stands in, without what was searched there. */
  list: string
  query: { data: One | undefined; error: Error | null; refetch: () => unknown; isFetching: boolean }
  /** There cannot be one; it is not asked for. */
  isGone?: boolean
  texts: { back: string; gone: string; failed: string; retry: string; loading: string }
  children: (record: NonNullable<One>) => ReactNode
}

/** One of what the staff works off: the way back to its list, and its states until it is here. */
export function OneRecord<One>({
  list,
  query: { data, error, refetch, isFetching },
  isGone,
  texts,
  children,
}: Props<One>) {
  const sameSearch = useSameSearch()
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:py-12">
      <Link href={sameSearch(list)} className="link inline-flex min-h-11 items-center justify-self-start">
        {texts.back}
      </Link>
      {(isGone || (error && isNotFound(error))) && <EmptyState title={texts.gone} />}
      {error && !isNotFound(error) && (
        <FailedState
          title={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !error && !isGone && (
        <Skeleton label={texts.loading}>
          <SkeletonCard />
        </Skeleton>
      )}
      {data && children(data)}
    </div>
  )
}
