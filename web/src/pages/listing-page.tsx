import { isUuid } from '@heraia/contract/is-uuid'
import { useParams } from 'react-router'
import { categoryTree, listingQuestions, oneListing, similarListings } from '../features/marketplace/market-queries.ts'
import { ListingScreen } from '../features/marketplace/page/listing-screen.tsx'
import { product } from '../features/marketplace/structured-listings.ts'
import type { PageModule } from '../lib/page.ts'
import { short } from '../lib/short.ts'

export function Component() {
  const { id = '' } = useParams()
  return <ListingScreen key={id} id={id} />
}

/** An address that is no listing's asks the server nothing. */
export const loads: PageModule['loads'] = ({ params: { id = '' } }) =>
  isUuid(id.toLowerCase())
    ? [
        (client) => client.query(oneListing(id)),
        (client) => client.query(categoryTree()),
        (client) => client.infiniteQuery(listingQuestions(id)),
        (client) => client.query(similarListings(id)),
      ]
    : [() => Promise.reject(noSuchListing())]

const noSuchListing = () =>
  Object.assign(new Error('No such listing'), { defined: true, status: 404, code: 'NOT_FOUND' })

const DESCRIPTION_LETTERS = 160

export const head: PageModule['head'] = (client, { params: { id = '' } }) => {
  const listing = client.getQueryData(oneListing(id).queryKey)
  if (!listing) return undefined
  const isOnSale = listing.state === 'active' || listing.state === 'reserved'
  return {
    title: listing.title,
    description: short(listing.description.replaceAll(/\s+/g, ' '), DESCRIPTION_LETTERS),
    image: listing.picture?.url,
    picture: true,
    structured: [product(listing)],
    // What is sold or ended leads nobody here any more.
    noindex: !isOnSale,
    hidden: !listing.isForEngines,
  }
}
