import { useAddressSearch } from '../../../pieces/use-address-search.ts'
import { type MarketSearch, queryOf, readSearch, typedIn, withoutEmpty } from './market-search.ts'

/** The search of the address, and what she is changing it to. Back takes back the last of what she chose. */
export const useMarketSearch = () =>
  useAddressSearch<MarketSearch>({
    read: (query) => withoutEmpty(readSearch(query)),
    write: (search) => new URLSearchParams(queryOf(search)),
    typedIn,
  })
