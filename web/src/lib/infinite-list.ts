import type { Page } from '@heraia/contract/paging'
import { type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'

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
  /** undefined: the first page is not here yet. */
  items: Item[] | undefined
  /** The first page could not be loaded. */
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
  const items = query.data?.pages.flatMap((page) => page.items)
  const more = () => void query.fetchNextPage()
  return {
    items,
    failed: query.isError && !items,
    error: query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
    foot: { state: footState(query), onMore: more },
  }
}

function footState(query: { isFetchingNextPage: boolean; isFetchNextPageError: boolean; hasNextPage: boolean }) {
  if (query.isFetchingNextPage) return 'loading'
  if (query.isFetchNextPageError) return 'failed'
  return query.hasNextPage ? 'ready' : 'end'
}
