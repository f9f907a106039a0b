import type { ListingId } from '@heraia/contract/ids'
import type { Listing } from '@heraia/contract/listings'
import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { conflict, forbidden, notFound } from '../../refused.ts'
import { statement } from '../../statement.ts'
import { isListingAgreed, isListingShown } from '../../visibility/listings.ts'
import { type ListingRow, listingSql, showListing } from './listing-page.view.ts'
import type { OwnListingRow } from './own-listing.view.ts'

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

/** Locked, and hers. What is another's and she may see is refused, what she may not see is not found. */
export async function holdOwnListing(tx: SignedIn, id: ListingId): Promise<OwnListingRow> {
  const row = await holdRow(tx, id)
  if (row?.seller_id === tx.viewer.id) return row
  await findListing(tx, id)
  throw notSeller()
}

export const notSeller = () => forbidden('not_seller', 'Only its seller may.')

export const holdRow = (tx: Context, id: ListingId): Promise<OwnListingRow | undefined> =>
  tx.db.selectFrom('listings').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/**
 * Before something is hung on a listing: who deletes it at that moment comes before, and it is not found, or after. The
 * listing always comes first: two that wait for each other crosswise lose a second.
 */
export const lockListing = (tx: Context, id: string): Promise<unknown> =>
  sql`select 1 from listings where id = ${id}::uuid for no key update`.execute(tx.db)

/** Refuses a change of what was changed meanwhile. */
export function mustBeNewest(row: OwnListingRow, version: number): void {
  if (row.version !== version) throw conflict('edited_elsewhere', 'It was changed somewhere else meanwhile.')
}
