import type { ListingId } from '@heraia/contract/ids'
import type { ListingsTable } from '@heraia/database/tables/listings'
import { sql, type Updateable } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { conflict } from '../../refused.ts'
import type { ListingColumns } from './listing-columns.ts'
import { holdRow } from './listings.queries.ts'
import type { OwnListingRow } from './own-listing.view.ts'

/** Hers, locked; undefined: nothing has this id yet. */
export async function holdOwnForSaving(tx: SignedIn, id: ListingId): Promise<OwnListingRow | undefined> {
  const row = await holdRow(tx, id)
  if (row && row.seller_id !== tx.viewer.id) throw conflict('id_taken', 'Something else has this id.')
  return row
}

type More = Pick<Updateable<ListingsTable>, 'status' | 'published_at' | 'expires_at' | 'price_before_cents'>

/** Both may come at once, sent twice: the second is overtaken, and its transaction begins anew and finds the first. */
export async function insertListing(
  tx: SignedIn,
  id: ListingId,
  columns: ListingColumns,
  more: More = {},
): Promise<void> {
  const now = tx.now()
  await tx.db
    .insertInto('listings')
    .values({ id, seller_id: tx.viewer.id, ...columns, ...more, created_at: now, updated_at: now })
    .execute()
  await keepPlace(tx, columns.location_folded)
}

export async function updateListing(
  tx: SignedIn,
  id: ListingId,
  columns: ListingColumns,
  more: More = {},
): Promise<void> {
  await tx.db
    .updateTable('listings')
    .set({ ...columns, ...more, updated_at: tx.now(), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  await keepPlace(tx, columns.location_folded)
  await tellChanged(tx, id)
}

/** Her other tabs and devices. */
export const tellChanged = (tx: SignedIn, listingId: ListingId): Promise<void> =>
  tell(tx, [tx.viewer.id], 'listing.changed', { listingId })

async function keepPlace(tx: SignedIn, place: string): Promise<void> {
  await sql`insert into listing_places (place) values (${place}) on conflict do nothing`.execute(tx.db)
}
