import { categoryTree, listingCount, listingSearch } from '../features/marketplace/market-queries.ts'
import { MarketScreen } from '../features/marketplace/market-screen.tsx'
import { readSearch, withoutEmpty } from '../features/marketplace/search/market-search.ts'
import { listOfListings } from '../features/marketplace/structured-listings.ts'
import type { PageModule } from '../lib/page.ts'

export const Component = MarketScreen

const searchIn = (url: URL) => withoutEmpty(readSearch(url.searchParams))

export const loads: PageModule['loads'] = ({ url }) => [
  (client) => client.infiniteQuery(listingSearch(searchIn(url))),
  (client) => client.query(listingCount(searchIn(url))),
  (client) => client.query(categoryTree()),
]

export const head: PageModule['head'] = (client, { url }) => {
  const found = client.getQueryData(listingSearch(searchIn(url)).queryKey)
  return { picture: true, structured: found ? [listOfListings(found.pages.flatMap(({ items }) => items))] : [] }
}
