import type { ListingId } from '@heraia/contract/ids'
import type { Listing } from '@heraia/contract/listings'
import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { statement } from '../../statement.ts'
import { isListingAgreed, isListingShown } from '../../visibility/listings.ts'
import { type ListingRow, listingSql, showListing } from './listing-page.view.ts'

/** Not found alike: what is missing, not published, of somebody hidden from the viewer. */
export async function findListing(ctx: Context, id: ListingId): Promise<ListingRow> {
  const [row] = await selectListing(ctx, { id, viewer: viewerId(ctx) })
  // A draft has holes: it is shown as `editable` only.
  if (!row || row.status === 'draft') throw notFound('listing')
  return row
}

export const getListing = async (ctx: Context, id: ListingId): Promise<Listing> =>
  showListing(await findListing(ctx, id), ctx)

/** For who agreed with its seller on a price; it may be paused by now, or have expired. */
export async function findAgreedListing(ctx: SignedIn, id: ListingId): Promise<ListingRow> {
  const { rows } = await sql<ListingRow>`
    select ${listingSql(ctx.viewer.id)} ${listingsFrom}
    where l.id = ${id}::uuid and ${isListingAgreed('l', 'p', ctx.viewer.id)}`.execute(ctx.db)
  if (!rows[0]) throw notFound('listing')
  return rows[0]
}

const listingsFrom = sql`
  from listings l join profiles p on p.id = l.seller_id left join seller_ratings t on t.seller_id = l.seller_id`

const selectListing = statement(
  (asked: { id: string; viewer: string | null }) => sql<ListingRow>`
    select ${listingSql(asked.viewer)} ${listingsFrom}
    where l.id = ${asked.id}::uuid and ${isListingShown('l', 'p', asked.viewer)}`,
)
