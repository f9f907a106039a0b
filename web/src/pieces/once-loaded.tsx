import { FailedState } from '@heraia/ui/failed-state'
import type { ReactNode } from 'react'
import { LoadingRows } from './list-states.tsx'

interface OnceLoadedProps<Data> {
  /** As TanStack Query has it. */
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  words: { loading: string; failed: string; retry: string }
  children: (data: Data) => ReactNode
}

/** What comes whole, in one answer: three rows until it is here, Retry where it could not be loaded. */
export function OnceLoaded<Data>({ query, words, children }: OnceLoadedProps<Data>) {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError) return <LoadingRows label={words.loading} start="words" />
  return (
    <FailedState title={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} pending={isFetching} />
  )
}
