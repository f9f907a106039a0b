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

/** false: not so many are left, or it is in none of these states. */
export const reserveStock = (
  tx: Context,
  id: ListingId,
  quantity: number,
  from: readonly ListingRow['status'][] = ['active'],
): Promise<boolean> =>
  change(
    tx,
    id,
    sql`reserved_count = case when stock is null then 0 else reserved_count + ${quantity}::int end`,
    sql`status = any(${[...from]}::text[]) and (stock is null or stock - reserved_count >= ${quantity}::int)`,
  )

/** The order was cancelled, or not paid in time. */
export const releaseStock = (tx: Context, id: ListingId, quantity: number): Promise<boolean> =>
  change(tx, id, sql`reserved_count = greatest(reserved_count - ${quantity}::int, 0)`, sql`true`)

/** What was reserved is sold; with the last one the listing is. */
export const sellStock = (tx: Context, id: ListingId, quantity: number): Promise<boolean> =>
  change(
    tx,
    id,
    sql`stock = stock - ${quantity}::int, sold_count = sold_count + ${quantity}::int,
      reserved_count = case when stock is null then 0 else reserved_count - ${quantity}::int end,
      status = case when stock = ${quantity}::int and status in ('active', 'paused', 'expired') then 'sold' else status end`,
    sql`(stock is null or reserved_count >= ${quantity}::int)`,
  )

/** It came back after it was sold: on sale again where it was only sold out. */
export const restock = (tx: Context, id: ListingId, quantity: number): Promise<boolean> =>
  change(
    tx,
    id,
    sql`stock = stock + ${quantity}::int, sold_count = greatest(sold_count - ${quantity}::int, 0),
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
    update listings set ${set}, version = version + 1, updated_at = ${tx.now()}
    where id = ${id}::uuid and ${where} returning seller_id`.execute(tx.db)
  const [row] = rows
  if (!row) return false
  await tell(tx, [row.seller_id], 'listing.changed', { listingId: id })
  return true
}
