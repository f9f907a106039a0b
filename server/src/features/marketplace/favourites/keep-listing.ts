import type { ListingId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { forbidden } from '../../../refused.ts'
import { findListing } from '../find-listing.ts'
import { lockListing } from '../lock-listing.ts'

interface Kept {
  id: ListingId
  saved: boolean
  saves: number
}

/** Keeps it; asked twice it is kept once. */
export async function keepListing(ctx: SignedIn, id: ListingId): Promise<Kept> {
  await takeFromLimit(ctx, 'like')
  return inTransaction(ctx, async (tx) => {
    await lockListing(tx, id)
    const listing = await findListing(tx, id)
    if (listing.seller_id === tx.viewer.id) throw forbidden('own', 'It is her own.')
    const { rows } = await sql`
      insert into listing_favourites (person_id, listing_id, created_at)
      values (${tx.viewer.id}, ${id}, ${tx.now()}) on conflict do nothing returning listing_id`.execute(tx.db)
    return { id, saved: true, saves: await recount(tx, id, rows.length) }
  })
}

/** Also of what she cannot see any more: her list is hers. */
export const letListingGo = (ctx: SignedIn, id: ListingId): Promise<Kept> =>
  inTransaction(ctx, async (tx) => {
    await lockListing(tx, id)
    const { rows } = await sql<{ counted: boolean }>`
      delete from listing_favourites where person_id = ${tx.viewer.id}::uuid and listing_id = ${id}::uuid
      returning counted`.execute(tx.db)
    if (rows.length === 0) await findListing(tx, id)
    return { id, saved: false, saves: await recount(tx, id, rows[0]?.counted ? -1 : 0) }
  })

async function recount(tx: SignedIn, id: ListingId, by: number): Promise<number> {
  const { rows } = await sql<{ saves_count: number }>`
    update listings set saves_count = saves_count + ${by}::int where id = ${id}::uuid returning saves_count`.execute(
    tx.db,
  )
  return rows[0]?.saves_count ?? 0
}
