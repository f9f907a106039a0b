import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonBox } from '@heraia/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { analyticsTexts } from './analytics-texts.ts'

interface AnalyticsPartProps<Data> {
  title: string
  /** Of whom and how it is counted. */
  lead: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** One table of the screen: each loads, fails and is asked again by itself. What could not be counted is no zero. */
export function AnalyticsPart<Data>({ title, lead, query, children }: AnalyticsPartProps<Data>) {
  const texts = useTexts(analyticsTexts)
  const errors = useTexts(errorTexts)
  const id = useId()
  const { data, isError, error, isFetching, refetch } = query
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="max-w-prose text-muted">{lead}</p>
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={() => void refetch()} pending={isFetching}>
          {errorText(errors, error)}
        </FailedState>
      ) : (
        <Skeleton label={texts.loading}>
          <SkeletonBox className="h-60" />
        </Skeleton>
      )}
    </section>
  )
}
