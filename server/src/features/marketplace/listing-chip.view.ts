import type { ListingId, PersonId } from '@heraia/contract/ids'
import type { ListingChip } from '@heraia/contract/listings'
import { type RawBuilder, sql } from 'kysely'
import { type Pass, showPicture } from '../../files/picture.view.ts'
import { stateOf } from './listing.policy.ts'
import { type ListingCardRow, passFor } from './listing-card.view.ts'

/** A listing as JSON beside something else: a conversation, an order. Times are text in it, so it has none. */
export type ListingChipJson = Pick<
  ListingCardRow,
  'id' | 'seller_id' | 'status' | 'title' | 'price_cents' | 'currency' | 'stock' | 'reserved_count' | 'picture'
>

/** null where there is none. `alias` is that of a joined listings row. */
export const listingChipSql = (alias: string): RawBuilder<ListingChipJson | null> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<ListingChipJson | null>`case when ${column('id')} is not null then jsonb_build_object('id', ${column('id')},
    'seller_id', ${column('seller_id')}, 'status', ${column('status')}, 'title', ${column('title')},
    'price_cents', ${column('price_cents')}, 'currency', ${column('currency')}, 'stock', ${column('stock')},
    'reserved_count', ${column('reserved_count')}, 'picture', ${column('pictures')} -> 0) end`
}

export const showListingChip = (row: ListingChipJson, pass: Pass): ListingChip => ({
  id: row.id as ListingId,
  title: row.title,
  price: { cents: row.price_cents, currency: row.currency },
  picture: row.picture && showPicture(row.picture, passFor(row, pass)),
  state: stateOf(row),
  sellerId: row.seller_id as PersonId,
})
