import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'
import { failureOf } from './failure.ts'

const FRESH_MS = 30_000

/** Without a network a request fails and says so, instead of waiting for one in silence. */
export const makeQueryClient = () =>
  new Queries({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: worthRetrying,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

class Queries extends QueryClient {
  /**
   * A first load that is on its way may bring what was before. TanStack lets it end and takes it for new: who joins a
   * team and opens its list at once would not stand in it. So it is asked for once more when it is there. It is not
   * begun anew, for where much happens it might never end.
   */
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const begun = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
    const first = begun.filter(({ state }) => state.data === undefined)
    await super.invalidateQueries(filters, options)
    // Once, however often something happened meanwhile.
    for (const { queryKey } of first) void super.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
  }
}

/** Refusals stay refusals; what was lost on the way or overloaded is tried twice more. */
function worthRetrying(attempts: number, error: Error): boolean {
  if (typeof document === 'undefined' || attempts >= 2) return false
  return ['OFFLINE', 'TIMED_OUT', 'UNAVAILABLE', 'UNKNOWN'].includes(failureOf(error).code)
}
