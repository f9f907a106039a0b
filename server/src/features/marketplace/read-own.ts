import type { ListingId } from '@heraia/contract/ids'
import type { EditableListing, OwnListing } from '@heraia/contract/listings'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { ownListingSql, type ShownOwnRow, showEditable, showOwnListing } from './own-listing.view.ts'

async function findOwn(ctx: SignedIn, id: ListingId): Promise<ShownOwnRow> {
  const { rows } = await sql<ShownOwnRow>`
    select ${ownListingSql(ctx.viewer.id)} from listings l
    where l.id = ${id}::uuid and l.seller_id = ${ctx.viewer.id}::uuid`.execute(ctx.db)
  if (!rows[0]) throw notFound('listing')
  return rows[0]
}

/** One of hers as the form has it, whatever its state; other people's are not found. */
export const readEditable = async (ctx: SignedIn, id: ListingId): Promise<EditableListing> =>
  showEditable(await findOwn(ctx, id), ctx.pass, ctx.now())

export const readOwn = async (ctx: SignedIn, id: ListingId): Promise<OwnListing> =>
  showOwnListing(await findOwn(ctx, id), ctx.pass, ctx.now())
