import type { SavedSearchId } from '@heraia/contract/ids'
import type { PeopleFilters, SavedSearch, SearchArea } from '@heraia/contract/people'
import type { SignedIn } from '../../context.ts'
import { type KeptSearch, keepSearch, searchesOf } from './keep-search.ts'

const show = (row: KeptSearch<PeopleFilters>): SavedSearch => ({
  id: row.id,
  area: row.area as SearchArea,
  filters: row.filters,
  createdAt: row.created_at.toISOString(),
})

export const listSavedSearches = async (ctx: SignedIn, area: SearchArea): Promise<{ items: SavedSearch[] }> => ({
  items: (await searchesOf<PeopleFilters>(ctx, area)).map(show),
})

export const saveSearch = async (
  ctx: SignedIn,
  search: { id: SavedSearchId; area: SearchArea; filters: PeopleFilters },
): Promise<SavedSearch> => show(await keepSearch<PeopleFilters>(ctx, search))
