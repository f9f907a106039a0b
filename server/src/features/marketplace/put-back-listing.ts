import type { ListingId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { holdRow } from './listings.queries.ts'

/**
 * What the staff took down is hers again: paused, or sold where none is left. Whether she sells it still, and for how much, she
 * says herself. False where it is gone, or not as the staff left it.
 */
export const putBackListing = (ctx: Context, id: ListingId): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const before = await holdRow(tx, id)
    if (before?.status !== 'removed' || before.removed_because === null) return false
    await sql`
      update listings set status = case when stock = 0 then 'sold' else 'paused' end, removed_because = null,
        version = version + 1, updated_at = ${tx.now()}
      where id = ${id}::uuid`.execute(tx.db)
    await tell(tx, [before.seller_id], 'listing.changed', { listingId: id })
    return true
  })
