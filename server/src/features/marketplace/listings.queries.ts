import type { ListingId } from '@heraia/contract/ids'
import type { Context, SignedIn } from '../../context.ts'
import { conflict, forbidden } from '../../refused.ts'
import { findListing } from './find-listing.ts'
import type { OwnListingRow } from './own-listing.view.ts'

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

/** Refuses a change of what was changed meanwhile. */
export function mustBeNewest(row: OwnListingRow, version: number): void {
  if (row.version !== version) throw conflict('edited_elsewhere', 'It was changed somewhere else meanwhile.')
}

export const publishedAlready = () => conflict('listing_published', 'It is published: change it there.')
