import { useAddressSearch } from '../../pieces/use-address-search.ts'
import { type PeopleSearch, queryOf, readFilters, withoutEmpty } from './people-filters.ts'

/** The people search of the address, and what she is changing it to. */
export const usePeopleSearch = () =>
  useAddressSearch<PeopleSearch>({
    read: (query) => withoutEmpty(readFilters(query)),
    write: (search) => new URLSearchParams(queryOf(search)),
  })
