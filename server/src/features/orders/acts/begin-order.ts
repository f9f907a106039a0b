import type { ListingId, OrderId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { conflict, notSignedIn, Refused } from '../../../refused.ts'
import { isActive } from '../../../visibility/people.ts'
import { findAgreedListing, findListing } from '../../marketplace/find-listing.ts'
import { holdListing } from '../../marketplace/stock.ts'
import { mustBeAdult } from '../../profiles/adult.ts'
import { soldOut } from '../move-pieces.ts'
import { type OrderRow, orderSql } from '../order.row.ts'

export type Listing = Awaited<ReturnType<typeof holdListing>>

/** The listing, locked, for somebody who may buy it. Who comes too late hears that, and not that it was closed. */
export async function holdForBuyer(tx: SignedIn, listingId: ListingId, how = { agreed: false }): Promise<Listing> {
  await mustBeAdult(tx)
  try {
    const { seller_id } = await holdListing(tx, listingId, how)
    await holdParties(tx, seller_id)
    return await holdListing(tx, listingId, how)
  } catch (error) {
    if (error instanceof Refused && error.reason === 'listing_closed') {
      const { status, stock, reserved_count } = await (how.agreed ? findAgreedListing : findListing)(tx, listingId)
      if (status === 'sold' || stock === reserved_count) throw soldOut()
    }
    throw error
  }
}

/**
 * Who is suspended or leaves, or blocks the other, at this moment waits until the order is there, and ends it; or came
 * first: then the listing is not found any more.
 */
async function holdParties(tx: SignedIn, sellerId: string): Promise<void> {
  const { rows } = await sql<{ id: string; is_here: boolean }>`
    select id, ${isActive('p')} as is_here from profiles p
    where id = any(${[sellerId, tx.viewer.id]}::uuid[]) order by id for share`.execute(tx.db)
  if (!rows.some(({ id, is_here }) => id === tx.viewer.id && is_here)) throw notSignedIn()
}

/** What she began before with this id; null: nothing yet. Somebody else's id is taken. */
export async function begunBefore(tx: SignedIn, id: OrderId): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`select ${orderSql} from orders o where o.id = ${id}::uuid`.execute(tx.db)
  const row = rows[0]
  if (!row) return null
  if (row.buyer_id !== tx.viewer.id) throw conflict('id_taken', 'Another order has this id.')
  return row
}

/** An offer lies on the table; without one the price is the listing's, and she goes on to the checkout at once. */
export interface NewOrder {
  id: OrderId
  quantity: number
  /** A piece. */
  cents: number
  offerId: string | null
}

/** One bargain a person and listing: who has one goes on with that. */
export async function insertOrder(tx: SignedIn, listing: Listing, said: NewOrder): Promise<OrderRow> {
  const { quantity } = said
  if (listing.kind === 'service' ? quantity !== 1 : (listing.stock ?? 0) - listing.reserved_count < quantity) {
    throw soldOut()
  }
  const now = tx.now()
  const isOffer = said.offerId !== null
  const picture = listing.pictures[0]
  const { rows } = await sql<OrderRow>`
    insert into orders as o (id, listing_id, seller_id, buyer_id, state, title, picture, picture_id, is_service, quantity, unit_cents,
      currency, offer_id, offer_by, created_at, updated_at)
    values (${said.id}::uuid, ${listing.id}::uuid, ${listing.seller_id}::uuid, ${tx.viewer.id}::uuid,
      ${isOffer ? 'offered' : 'accepted'}, ${listing.title}, ${picture ? JSON.stringify(picture) : null}::jsonb, ${picture?.mediaId ?? null}::uuid,
      ${listing.kind === 'service'}, ${quantity}, ${said.cents}, ${listing.currency}, ${said.offerId}::uuid,
      ${isOffer ? 'buyer' : null}, ${now}, ${now})
    on conflict do nothing returning ${orderSql}`.execute(tx.db)
  if (!rows[0]) throw conflict('order_open', 'You have an open offer or order for this already.')
  return rows[0]
}
