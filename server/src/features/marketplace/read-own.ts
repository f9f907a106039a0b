import type { ListingId } from '@heraia/contract/ids'
import type { EditableListing, OwnListing } from '@heraia/contract/listings'
import type { SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { type OwnListingRow, showEditable, showOwnListing } from './own-listing.view.ts'

async function findOwn(ctx: SignedIn, id: ListingId): Promise<OwnListingRow> {
  const row = await ctx.db
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', id)
    .where('seller_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  if (!row) throw notFound('listing')
  return row
}

/** One of hers as the form has it, whatever its state; other people's are not found. */
export const readEditable = async (ctx: SignedIn, id: ListingId): Promise<EditableListing> =>
  showEditable(await findOwn(ctx, id), ctx.pass, ctx.now())

export const readOwn = async (ctx: SignedIn, id: ListingId): Promise<OwnListing> =>
  showOwnListing(await findOwn(ctx, id), ctx.pass, ctx.now())
