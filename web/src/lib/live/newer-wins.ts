import type {
  InfiniteData,
  InvalidateOptions,
  Query,
  QueryClient,
  QueryKey,
  SetDataOptions,
} from '@tanstack/react-query'

/**
 * An answer that is on its way may be older than what happens meanwhile, and TanStack takes whatever comes last for what
 * is so. From here on nothing that happened is lost by it. Returns how to stop.
 *
 * What it loads for the first time, or while something is put in by hand, is asked for once more when it is there: who
 * joins a team and opens its list at once stands in it, and so does the message that comes while its conversation is
 * asked for again. It is not begun anew, for where much happens it might never end. Of a list that loads on, the pages
 * that were there stay as they are by then instead.
 */
export function letNewerWin(queries: QueryClient): () => void {
  const cache = queries.getQueryCache()
  const invalidate = queries.invalidateQueries.bind(queries)
  const set = queries.setQueryData.bind(queries)
  /** Once, however often it is called for. */
  const askOnceMore = ({ queryKey }: Query) => void invalidate({ queryKey, exact: true }, { cancelRefetch: false })

  async function invalidateQueries(filters?: Parameters<typeof invalidate>[0], options?: InvalidateOptions) {
    const begun = cache.findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
    const first = begun.filter(({ state }) => state.data === undefined)
    await invalidate(filters, options)
    for (const query of first) askOnceMore(query)
  }

  function setQueryData(queryKey: QueryKey, updater: unknown, options?: SetDataOptions): unknown {
    const query = cache.get(queries.defaultQueryOptions({ queryKey }).queryHash)
    const before = query?.state.data
    const answer = set(queryKey, updater, options)
    if (query?.state.fetchStatus !== 'fetching') return answer
    const { data, fetchMeta } = query.state
    if (data !== undefined && data === before) return answer
    const settle = () => (fetchMeta?.fetchMore ? keepPages(query, data) : askOnceMore(query))
    query.promise?.then(settle, () => undefined)
    return answer
  }

  Object.assign(queries, { invalidateQueries, setQueryData })
  return () => Object.assign(queries, { invalidateQueries: invalidate, setQueryData: set })
}

/** What TanStack puts a next page behind are the pages that were there when it was asked for. */
function keepPages(query: Query, known: unknown): void {
  const { pages } = known as InfiniteData<unknown>
  const now = query.state.data as InfiniteData<unknown>
  query.setData({ ...now, pages: [...pages, ...now.pages.slice(pages.length)] }, { manual: true })
}
