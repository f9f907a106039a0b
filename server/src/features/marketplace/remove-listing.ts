import type { ListingId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { type Context, inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { notFound } from '../../refused.ts'
import { tellChanged } from './listing-rows.ts'
import { holdOwnListing, holdRow } from './listings.queries.ts'
import type { OwnListingRow } from './own-listing.view.ts'
import { removePictures } from './remove-pictures.ts'
import { reserved } from './set-state.ts'

/** Gone with its pictures, questions and favourites. What was sold stays for those who bought it, shown to nobody else. */
export async function removeListing(ctx: SignedIn, id: ListingId): Promise<{ id: ListingId }> {
  await inTransaction(ctx, async (tx) => {
    const before = await holdOwnListing(tx, id)
    if (before.reserved_count > 0) throw reserved()
    await tellChanged(tx, id)
    await tellGone(tx, before)
    if (before.sold_count > 0) return hide(tx, id, null)
    await removePictures(
      tx,
      before.pictures.map(({ mediaId }) => mediaId),
    )
    await sql`delete from listings where id = ${id}::uuid`.execute(tx.db)
  })
  return { id }
}

/** The staff takes it away and says why. Who is paying for it is not affected: her order goes on. */
export const takeDownListing = (ctx: Context, id: ListingId, because: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const before = await holdRow(tx, id)
    // A draft is what she wrote anew under the number of what she deleted: nobody sees it, nor what stays for who bought it.
    if (!before || before.status === 'draft' || before.status === 'removed') throw notFound('listing')
    await tellGone(tx, before)
    await hide(tx, id, because)
    await tell(tx, [before.seller_id], 'listing.changed', { listingId: id })
  })

/** While it is still there: who listens looks for what hangs on it. */
async function tellGone(tx: Context, { id, seller_id }: OwnListingRow): Promise<void> {
  const gone = { listingId: id as ListingId, sellerId: seller_id }
  await announce(tx, 'listing.removed', gone)
  await announce(tx, 'listing.withdrawn', gone)
}

async function hide(tx: Context, id: ListingId, because: string | null): Promise<void> {
  await sql`
    update listings set status = 'removed', removed_because = ${because}, version = version + 1, updated_at = ${tx.now()}
    where id = ${id}::uuid`.execute(tx.db)
}
