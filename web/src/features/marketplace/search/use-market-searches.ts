import type { SavedSearchId } from '@heraia/contract/ids'
import type { SavedListingSearch } from '@heraia/contract/marketplace'
import { uuid7 } from '@heraia/contract/uuid7'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { marketTexts } from '../market-texts.ts'
import { filtersOf, type MarketSearch } from './market-search.ts'

interface Saved {
  items: SavedListingSearch[]
}

/** The searches that she saved: she hears of new things that fit. The order is no part of them. */
export function useMarketSearches() {
  const texts = useTexts(marketTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const options = api.marketplace.savedSearches.queryOptions()
  const query = useQuery(options)
  const failed = (error: unknown) => {
    const isFull = failureOf(error).reason === 'too_many_saved_searches'
    showToast({ message: isFull ? texts.savedSearchesFull : errorText(errors, error), tone: 'danger' })
  }
  const change = (make: (items: SavedListingSearch[]) => SavedListingSearch[]) =>
    queries.setQueryData<Saved>(options.queryKey, (now) => ({ items: make(now?.items ?? []) }))

  const saving = useMutation({
    mutationFn: (search: MarketSearch) =>
      client.marketplace.saveSearch({ id: uuid7() as SavedSearchId, filters: filtersOf(search) }),
    onSuccess: (saved) => {
      change((items) => [saved, ...items.filter(({ id }) => id !== saved.id)])
      showToast({ message: texts.searchSaved, tone: 'success' })
    },
    onError: failed,
  })
  const forgetting = useMutation({
    mutationFn: (id: SavedSearchId) => client.marketplace.forgetSearch({ id }),
    onSuccess: ({ id }) => change((items) => items.filter((each) => each.id !== id)),
    onError: failed,
  })
  return { query, save: saving.mutate, saving: saving.isPending, forget: forgetting.mutate }
}
