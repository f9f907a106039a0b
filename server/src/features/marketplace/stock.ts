import type { ListingId } from '@heraia/contract/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Context, SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { conflict, forbidden } from '../../refused.ts'
import { findAgreedListing, findListing } from './find-listing.ts'
import { availableOf } from './listing.policy.ts'
import type { ListingRow } from './listing-page.view.ts'
import { lockListing } from './lock-listing.ts'

/**
 * The only way that stock changes but by its seller's hand. Each act is one conditional statement in the transaction
 * of the order that causes it, so two buyers of the last one cannot both have it. Services have no stock: always enough.
 * An order is no edit: the version, which guards what the seller is writing, stays (see `lessSold` of editing).
 */

/**
 * What somebody wants to buy or offers for: on sale, not her own, and locked until the transaction ends. `agreed`: at a
 * price that its seller gave her, which a pause does not take back.
 */
export async function holdListing(tx: SignedIn, id: ListingId, { agreed = false } = {}): Promise<ListingRow> {
  await lockListing(tx, id)
  const listing = await (agreed ? findAgreedListing : findListing)(tx, id)
  if (listing.seller_id === tx.viewer.id) throw forbidden('own', 'Nobody buys what is her own.')
  const isOffered = agreed ? listing.status !== 'sold' : listing.status === 'active'
  if (!isOffered || availableOf(listing) === 0) {
    throw conflict('listing_closed', 'It is not on sale any more.')
  }
  return listing
}

/** What an order is about, as it was when it began: its seller may have made a thing of a service since, not of what is held. */
export interface Pieces {
  listingId: ListingId
  quantity: number
  isService: boolean
}

/** false: not so many are left, it is something else by now, or it is in none of these states. */
export const reserveStock = (
  tx: Context,
  { listingId, quantity, isService }: Pieces,
  from: readonly ListingRow['status'][] = ['active'],
): Promise<boolean> =>
  change(
    tx,
    listingId,
    isService ? sql`reserved_count = reserved_count` : sql`reserved_count = reserved_count + ${quantity}::int`,
    sql`status = any(${[...from]}::text[]) and
      ${isService ? sql`stock is null` : sql`stock - reserved_count >= ${quantity}::int`}`,
  )

/** The order was cancelled, or not paid in time. */
export const releaseStock = async (tx: Context, { listingId, quantity, isService }: Pieces): Promise<boolean> =>
  isService || change(tx, listingId, sql`reserved_count = greatest(reserved_count - ${quantity}::int, 0)`, sql`true`)

/** Of a thing that was a service what is sold moves without its pieces: who counts her pieces by it has to look again. */
const versionOfThing = sql`version = version + case when stock is null then 0 else 1 end`

/** What was reserved is sold; with the last one the listing is. false: it was not reserved. */
export const sellStock = (tx: Context, { listingId, quantity, isService }: Pieces): Promise<boolean> =>
  isService
    ? change(tx, listingId, sql`sold_count = sold_count + ${quantity}::int, ${versionOfThing}`, sql`true`)
    : change(
        tx,
        listingId,
        sql`stock = stock - ${quantity}::int, sold_count = sold_count + ${quantity}::int,
          reserved_count = reserved_count - ${quantity}::int,
          status = case when stock = ${quantity}::int and status in ('active', 'paused', 'expired') then 'sold' else status end`,
        sql`stock is not null and reserved_count >= ${quantity}::int`,
      )

/** It came back after it was sold: on sale again where it was only sold out. No piece comes back of a service. */
export const restock = (tx: Context, { listingId, quantity, isService }: Pieces): Promise<boolean> =>
  change(
    tx,
    listingId,
    isService
      ? sql`sold_count = greatest(sold_count - ${quantity}::int, 0), ${versionOfThing}`
      : sql`stock = stock + ${quantity}::int, sold_count = greatest(sold_count - ${quantity}::int, 0),
          status = case when status = 'sold' and stock = 0 then case when expires_at > ${tx.now()} then 'active' else 'expired' end
            else status end`,
    sql`true`,
  )

async function change(
  tx: Context,
  id: ListingId,
  set: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ seller_id: string }>`
    update listings set ${set}, updated_at = ${tx.now()}
    where id = ${id}::uuid and ${where} returning seller_id`.execute(tx.db)
  const [row] = rows
  if (!row) return false
  await tell(tx, [row.seller_id], 'listing.changed', { listingId: id })
  return true
}
