import { INVENTORY_MAX, type Listing, type ListingFields } from '@heraia/contract/listings'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, invalidField } from '../../refused.ts'
import { mustBeAdult } from '../profiles/adult.ts'
import { getListing } from './find-listing.ts'
import { isSavedAlready } from './is-saved-already.ts'
import { columnsOf, type ListingColumns, mustNotBeRetired } from './listing-columns.ts'
import { updateListing } from './listing-rows.ts'
import { holdOwnListing, mustBeNewest } from './listings.queries.ts'
import { mustBeWhole } from './must-be-whole.ts'
import type { OwnListingRow } from './own-listing.view.ts'
import type { Save } from './save-draft.ts'
import { showPicturesIn } from './show-pictures.ts'

type Edit = Save & { sold?: number }

/** Changes what is published, on sale or paused, if nobody changed it since she loaded it; orders may have come. */
export async function editListing(ctx: SignedIn, { id, version, sold, ...fields }: Edit): Promise<Listing> {
  await takeFromLimit(ctx, 'listing')
  await inTransaction(ctx, async (tx) => {
    const before = await holdOwnListing(tx, id)
    mayChange(before, fields)
    await mustBeAdult(tx)
    const columns = lessSold(before, await columnsOf(tx, fields), sold)
    if (isSavedAlready(before, { version, columns, images: fields.images })) return
    mustBeNewest(before, version)
    mustBeWhole(columns, fields)
    mustBeLeft(columns)
    // What stood there before stays.
    if (isMoved(before, columns)) await mustNotBeRetired(tx, fields)
    mustStayReserved(before, columns)
    await updateListing(tx, id, columns, { price_before_cents: priceBefore(before, columns) })
    await showPicturesIn(tx, id, fields.images, before.pictures)
    if (isAnother(before, columns)) await announce(tx, 'listing.withdrawn', { listingId: id, sellerId: tx.viewer.id })
    if (before.status === 'active' && isCheaper(before, columns)) {
      await announce(tx, 'listing.price_fell', { listingId: id, sellerId: tx.viewer.id })
    }
  })
  return getListing(ctx, id)
}

/**
 * What was sold since she loaded it comes off the pieces that she says she has, and what came back is added: stock and sold
 * together change by her hand alone.
 */
function lessSold(before: OwnListingRow, columns: ListingColumns, sold: number | undefined): ListingColumns {
  // A service has no pieces, and sold none of those that she says now.
  if (before.stock === null || columns.stock === null) return columns
  if (sold === undefined) {
    if (before.sold_count === 0) return columns
    throw invalidField('sold', 'required', 'Some are sold: how many, when it was loaded?')
  }
  const stock = Math.max(columns.stock - (before.sold_count - sold), 0)
  if (stock > INVENTORY_MAX) throw invalidField('inventory', 'too_many', `At most ${INVENTORY_MAX} pieces.`)
  return { ...columns, stock }
}

function mustBeLeft({ stock }: ListingColumns): void {
  if (stock === 0) throw invalidField('inventory', 'sold_meanwhile', 'So many were sold since it was loaded.')
}

function mayChange({ status, reserved_count, currency }: OwnListingRow, fields: ListingFields): void {
  if (status !== 'active' && status !== 'paused' && status !== 'expired') {
    throw conflict('listing_closed', 'It is a draft, sold or removed.')
  }
  if (reserved_count > 0 && currency !== fields.currency) {
    throw invalidField('currency', 'reserved', 'Somebody is paying in the currency it has.')
  }
}

function mustStayReserved({ reserved_count, kind }: OwnListingRow, columns: ListingColumns): void {
  if (reserved_count === 0) return
  if (columns.kind !== kind) throw invalidField('category', 'reserved', 'Somebody is buying it as what it is.')
  if (columns.stock !== null && columns.stock < reserved_count) {
    throw invalidField('inventory', 'reserved', `${reserved_count} of them wait for their buyers.`)
  }
}

/** An offer names a price in its currency, for a thing or for a service. */
const isAnother = (before: OwnListingRow, { currency, kind }: ListingColumns): boolean =>
  before.currency !== currency || before.kind !== kind

const isMoved = (before: OwnListingRow, { category, subcategory }: ListingColumns): boolean =>
  before.category !== category || before.subcategory !== subcategory

type Priced = Pick<ListingColumns, 'price_cents' | 'currency'>

const isCheaper = (before: OwnListingRow, { price_cents, currency }: Priced): boolean =>
  before.currency === currency && price_cents !== null && price_cents < (before.price_cents ?? 0)

/** What the price was before it fell; nothing once it rises again. */
function priceBefore(before: OwnListingRow, columns: Priced): number | null {
  if (isCheaper(before, columns)) return before.price_cents
  return before.price_cents === columns.price_cents && before.currency === columns.currency
    ? before.price_before_cents
    : null
}
