import { fold } from '@heraia/contract/fold'
import type { SavedSearchId } from '@heraia/contract/ids'
import type { ListingFilters, SavedListingSearch } from '@heraia/contract/marketplace'
import type { SignedIn } from '../../../context.ts'
import { type KeptSearch, keepSearch, searchesOf } from '../../people/keep-search.ts'

export const AREA = 'marketplace'

const show = (row: KeptSearch<ListingFilters>): SavedListingSearch => ({
  id: row.id,
  filters: row.filters,
  createdAt: row.created_at.toISOString(),
})

export const listListingSearches = async (ctx: SignedIn): Promise<{ items: SavedListingSearch[] }> => ({
  items: (await searchesOf<ListingFilters>(ctx, AREA)).map(show),
})

/** She hears of new listings that match, see tell-matches. */
export const saveListingSearch = async (
  ctx: SignedIn,
  search: { id: SavedSearchId; filters: ListingFilters },
): Promise<SavedListingSearch> =>
  show(await keepSearch<ListingFilters>(ctx, { ...search, area: AREA, folded: folded(search.filters) }))

function folded({ q, sport, location, size }: ListingFilters): Record<string, string> {
  const words = { q: fold(q ?? ''), sport: fold(sport ?? ''), location: fold(location ?? ''), size: fold(size ?? '') }
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ''))
}
