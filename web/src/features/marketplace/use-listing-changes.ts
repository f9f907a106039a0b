import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

/** What happened to hers, or to one that she asked about, is asked anew; with `id` only where it is this one. */
export function useListingChanges(id?: string) {
  const queries = useQueryClient()
  const ask = () => void queries.invalidateQueries({ queryKey: api.marketplace.key() })
  useLive('listing.changed', ({ listingId }) => {
    if (!id || id === listingId) ask()
  })
  useLive('resumed', ask)
}
