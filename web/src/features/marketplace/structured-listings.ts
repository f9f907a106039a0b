import type { Listing, ListingCard } from '@heraia/contract/listings'
import * as addresses from '../../addresses.ts'

/** schema.org for search engines. Addresses from the site's root; the head makes them whole. */

export const listOfListings = (listings: readonly ListingCard[]): object => ({
  '@type': 'ItemList',
  itemListElement: listings
    .filter(({ isForEngines }) => isForEngines)
    .map(({ id, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: addresses.listing(id),
    })),
})

const CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  'like-new': 'https://schema.org/UsedCondition',
  good: 'https://schema.org/UsedCondition',
  fair: 'https://schema.org/UsedCondition',
}

const AVAILABLE = {
  active: 'https://schema.org/InStock',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
}

/** A thing or a service, and what it costs. Not who sells it: she may not want to be found. */
export function product(listing: Listing): object {
  const { kind, title, description, pictures, condition, price, state, id } = listing
  const isOnSale = state === 'active' || state === 'reserved' || state === 'sold'
  return {
    '@type': kind === 'service' ? 'Service' : 'Product',
    name: title,
    description,
    url: addresses.listing(id),
    image: pictures.map(({ url }) => url),
    ...(condition && { itemCondition: CONDITIONS[condition] }),
    offers: {
      '@type': 'Offer',
      price: (price.cents / 100).toFixed(2),
      priceCurrency: price.currency,
      availability: isOnSale ? AVAILABLE[state] : 'https://schema.org/OutOfStock',
      url: addresses.listing(id),
    },
  }
}
