import type { TeamFilters } from '@heraia/contract/teams'
import { useAddressSearch } from '../../../pieces/use-address-search.ts'
import { queryOf, readFilters, withoutEmpty } from './team-filters.ts'

/** The team search of the address, and what she is changing it to. */
export const useTeamSearch = () =>
  useAddressSearch<TeamFilters>({
    read: (query) => withoutEmpty(readFilters(query)),
    write: (filters) => new URLSearchParams(queryOf(filters)),
  })
