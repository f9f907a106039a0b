import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'
import { useLive } from '../../lib/live.ts'

export const ownAffiliations = () => api.affiliations.mine.queryOptions()
export const namingList = () => api.affiliations.naming.infiniteOptions(byCursor((cursor) => ({ cursor })))

/** Also of profiles: what is confirmed stands there. */
export const affiliationsChanged = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: api.affiliations.key() }),
    queries.invalidateQueries({ queryKey: api.profiles.get.key() }),
  ])

/** The other one answered or asked: what is shown is asked for again. */
export function useAffiliationChanges() {
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: api.affiliations.key() })
  useLive('profile.changed', again)
  useLive('resumed', again)
}
