import type { QueryClient } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

/** Every page shows some of it: it is asked for once in a second, not once a page. */
const FRESH_MS = 1000

const { queryKey } = api.site.info.queryOptions()
let known: { data: unknown; at: number } | undefined

export function giveSiteInfo(client: QueryClient) {
  const isFresh = known !== undefined && Math.abs(Date.now() - known.at) < FRESH_MS
  if (known && isFresh) client.setQueryData<unknown>(queryKey, known.data, { updatedAt: known.at })
}

export function keepSiteInfo(client: QueryClient) {
  const state = client.getQueryState(queryKey)
  if (state?.data !== undefined) known = { data: state.data, at: state.dataUpdatedAt }
}

export function forgetSiteInfo() {
  known = undefined
}
