import type { Listing } from '@heraia/contract/listings'
import { announce } from '../../announcements.ts'
import { type Context, inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { takeOfDay } from '../accounts/new-accounts/take-of-day.ts'
import { mustBeAdult } from '../profiles/adult.ts'
import { getListing } from './find-listing.ts'
import { saysTheSame } from './is-saved-already.ts'
import { columnsOf, mustNotBeRetired } from './listing-columns.ts'
import { holdOwnForSaving, insertListing, updateListing } from './listing-rows.ts'
import { mustBeNewest, publishedAlready } from './listings.queries.ts'
import { mustBeWhole } from './must-be-whole.ts'
import type { Save } from './save-draft.ts'
import { showPicturesIn } from './show-pictures.ts'

/**
 * Puts it on sale. What is published already with the same words was sent twice, and is answered as it is; other words
 * are refused, for it is `edit` that changes what is on sale.
 */
export async function publishListing(ctx: SignedIn, { id, version, ...fields }: Save): Promise<Listing> {
  await takeFromLimit(ctx, 'listing')
  await inTransaction(ctx, async (tx) => {
    const before = await holdOwnForSaving(tx, id)
    const columns = await columnsOf(tx, fields)
    if (before && before.status !== 'draft') {
      if (saysTheSame(before, { columns, images: fields.images })) return
      throw publishedAlready()
    }
    if (before) mustBeNewest(before, version)
    await mustBeAdult(tx)
    mustBeWhole(columns, fields)
    await mustNotBeRetired(tx, fields)
    await takeOfDay(tx, 'listings')
    const onSale = { status: 'active', published_at: tx.now(), expires_at: termFrom(tx) } as const
    if (before) await updateListing(tx, id, columns, onSale)
    else await insertListing(tx, id, columns, onSale)
    await showPicturesIn(tx, id, fields.images, before?.pictures ?? [])
    await announce(tx, 'listing.published', { listingId: id, sellerId: tx.viewer.id })
  })
  return getListing(ctx, id)
}

const DAY_MS = 86_400_000

/** When what is put on sale now expires. */
export const termFrom = (ctx: Context): Date => new Date(ctx.now().getTime() + ctx.settings.market.listingDays * DAY_MS)
