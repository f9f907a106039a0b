import type { Page } from '@heraia/contract/paging'
import { type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isLooking } from './looks-on.ts'

/**
 * How api.x.y.infiniteOptions walks the API's pages: `...byCursor((cursor) => ({ id, cursor }))`. A first page that the
 * server drew comes back from JSON with null for its cursor, and is asked again without one.
 */
export const byCursor = <Input>(input: (cursor: string | undefined) => Input) => ({
  input: (cursor: string | null | undefined) => input(cursor ?? undefined),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
})

export interface InfiniteList<Item> {
  /** undefined: none is here yet, as where the first pages hold none and the ones after them are looked through. */
  items: Item[] | undefined
  /** What it begins with could not be loaded. */
  failed: boolean
  error: Error | null
  retry: () => void
  retrying: boolean
  /** For LoadMore: the pages after the first. */
  foot: { state: 'ready' | 'loading' | 'failed' | 'end'; onMore: () => void }
}

interface Pages<Item> {
  pages: Page<Item>[]
}

/** A list that loads on, in the four states that every list has. */
export function useInfiniteList<Item, Failure extends Error, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Page<Item>, Failure, Pages<Item>, Key, string | undefined>,
): InfiniteList<Item> {
  const query = useInfiniteQuery(options)
  const loaded = query.data?.pages.flatMap((page) => page.items)
  const isGoingOn = isLooking(query.data?.pages)
  const items = isGoingOn ? undefined : loaded
  const more = () => void query.fetchNextPage()
  const { fetchNextPage, isFetching, isError } = query
  const isNext = isGoingOn && !isFetching && !isError
  useEffect(() => {
    // Where two parts of a screen show this list, one request is for both.
    if (isNext) void fetchNextPage({ cancelRefetch: false })
  }, [isNext, fetchNextPage])
  return {
    items,
    failed: query.isError && !items,
    error: query.error,
    retry: isGoingOn ? more : () => void query.refetch(),
    retrying: query.isFetching,
    foot: { state: footState(query), onMore: more },
  }
}

function footState(query: { isFetchingNextPage: boolean; isFetchNextPageError: boolean; hasNextPage: boolean }) {
  if (query.isFetchingNextPage) return 'loading'
  if (query.isFetchNextPageError) return 'failed'
  return query.hasNextPage ? 'ready' : 'end'
}
