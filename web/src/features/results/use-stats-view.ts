import { useNavigate, useSearchParams } from 'react-router'
import * as resultAddresses from '../../addresses/results.ts'
import { readStatsView, type StatsView, writeStatsView } from './stats-view.ts'

/** What is shown, the address of something else of the same tab, and the way there without a jump of the page. */
export function useStatsView(handle: string) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view = readStatsView(query)
  const hrefOf = (change: Partial<StatsView>) =>
    resultAddresses.profileStats(handle, writeStatsView({ ...view, ...change }))
  return {
    handle,
    view,
    hrefOf,
    /** A figure of somebody else, by the same filters. */
    hrefAt: (other: string, figure: string) =>
      resultAddresses.profileStats(other, writeStatsView({ season: view.season, category: view.category, figure })),
    show: (change: Partial<StatsView>, { replace = false } = {}) =>
      void navigate(hrefOf(change), { replace, preventScrollReset: true }),
  }
}
export type StatsViewing = ReturnType<typeof useStatsView>
