import { useAddressSearch } from '../../../pieces/use-address-search.ts'
import { type MarketSearch, queryOf, readSearch, withoutEmpty } from './market-search.ts'

/** The search of the address, and what she is changing it to. */
export const useMarketSearch = () =>
  useAddressSearch<MarketSearch>({
    read: (query) => withoutEmpty(readSearch(query)),
    write: (search) => new URLSearchParams(queryOf(search)),
  })
