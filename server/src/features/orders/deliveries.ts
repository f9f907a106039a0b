import type { Shipping } from '@heraia/contract/listings'
import type { DeliveryChoice } from '@heraia/contract/orders'

/** How a thing can get to its buyer. A seller who said nothing hands it over. */
export function deliveriesOf(listing: { kind: 'goods' | 'service'; shipping: Shipping | null }): DeliveryChoice[] {
  if (listing.kind === 'service') return [{ delivery: 'none', name: null, cents: 0 }]
  const ways: DeliveryChoice[] = (listing.shipping?.options ?? []).map(({ name, priceCents }) => ({
    delivery: 'shipping',
    name,
    cents: priceCents,
  }))
  return listing.shipping?.pickup || ways.length === 0 ? [...ways, { delivery: 'pickup', name: null, cents: 0 }] : ways
}
