import type { ListingId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { type Context, inTransaction } from '../../context.ts'
import { tell } from '../../live/tell.ts'

const AT_ONCE = 500

/** Their term is over; what somebody is paying for waits until she has. Sellers are told, and can renew. */
export async function expireListings(ctx: Context): Promise<void> {
  while ((await expireSome(ctx)) === AT_ONCE) {
    // There may be more.
  }
}

const expireSome = (ctx: Context): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ id: ListingId; seller_id: string }>`
      update listings set status = 'expired', version = version + 1, updated_at = ${tx.now()}
      where id in (select id from listings
        where status in ('active', 'paused') and expires_at <= ${tx.now()} and reserved_count = 0
        order by expires_at limit ${sql.lit(AT_ONCE)} for update skip locked)
      returning id, seller_id`.execute(tx.db)
    const listings = rows.map(({ id, seller_id }) => ({ listingId: id, sellerId: seller_id }))
    if (listings.length > 0) await announce(tx, 'listing.expired', { listings })
    for (const { listingId, sellerId } of listings) await tell(tx, [sellerId], 'listing.changed', { listingId })
    return rows.length
  })
