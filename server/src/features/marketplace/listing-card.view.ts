import type { ListingId } from '@heraia/contract/ids'
import type { Condition, ListingCard, ListingKind } from '@heraia/contract/listings'
import type { Currency } from '@heraia/contract/money'
import type { StoredPicture } from '@heraia/database/json'
import type { StoredShipping } from '@heraia/database/tables/listings'
import { type RawBuilder, sql } from 'kysely'
import type { Pass } from '../../files/picture.view.ts'
import { showPicture } from '../../files/picture.view.ts'
import { isForEngines } from '../../visibility/outside.ts'
import { isThere, type ViewerId } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { stateOf } from './listing.policy.ts'

export interface ListingCardRow extends ChipRow {
  id: string
  seller_id: string
  status: 'draft' | 'active' | 'paused' | 'sold' | 'expired' | 'removed'
  kind: ListingKind
  title: string
  category: string
  subcategory: string
  sport: string | null
  condition: Condition | null
  size: string | null
  price_cents: number
  currency: Currency
  stock: number | null
  reserved_count: number
  shipping: StoredShipping | null
  listing_location: string | null
  picture: StoredPicture | null
  published_at: Date
  for_engines: boolean
  saved: boolean
}

/** What a query selects of `listings as l` beside its seller `p` to show a card. */
export const listingCardSql = (viewer: ViewerId): RawBuilder<unknown> => sql`${chipSql}, l.id, l.seller_id, l.status,
  l.kind, l.title, l.category, l.subcategory, l.sport, l.condition, l.size, l.price_cents, l.currency, l.stock,
  l.reserved_count, l.shipping, l.location as listing_location, l.pictures -> 0 as picture, l.published_at,
  ${isForEngines('p')} as for_engines,
  ${viewer === null ? sql`false` : isThere(sql`listing_favourites s where s.person_id = ${viewer}::uuid and s.listing_id = l.id`)} as saved`

export const showListingCard = (row: ListingCardRow, pass: Pass): ListingCard => ({
  id: row.id as ListingId,
  title: row.title,
  price: { cents: row.price_cents, currency: row.currency },
  kind: row.kind,
  category: row.category,
  subcategory: row.subcategory,
  sport: row.sport,
  condition: row.condition,
  size: row.size,
  location: row.listing_location,
  picture: row.picture && showPicture(row.picture, passFor(row, pass)),
  state: stateOf(row),
  shippingFromCents: cheapest(row.shipping),
  pickup: row.shipping?.pickup ?? false,
  listedAt: row.published_at.toISOString(),
  seller: showChip(row, pass),
  isForEngines: row.for_engines,
  saved: row.saved,
})

/** What is on sale is for everybody, and so are its pictures. */
export const passFor = ({ status }: Pick<ListingCardRow, 'status'>, pass: Pass): Pass =>
  status === 'active' || status === 'sold' ? null : pass

function cheapest(shipping: StoredShipping | null): number | null {
  const prices = (shipping?.options ?? []).map(({ priceCents }) => priceCents)
  return prices.length === 0 ? null : Math.min(...prices)
}
