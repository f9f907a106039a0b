import type { ListingId } from '@heraia/contract/ids'
import type { OwnListing } from '@heraia/contract/listings'
import type { ListingsTable } from '@heraia/database/tables/listings'
import { sql, type Updateable } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { conflict } from '../../refused.ts'
import { mustBeAdult } from '../profiles/adult.ts'
import { isRenewable, ownActs } from './listing.policy.ts'
import { tellChanged } from './listing-rows.ts'
import { holdOwnListing, mustBeNewest } from './listings.queries.ts'
import type { OwnListingRow } from './own-listing.view.ts'
import { termFrom } from './publish-listing.ts'
import { readOwn } from './read-own.ts'

interface Wish {
  id: ListingId
  version: number
  state: 'active' | 'paused' | 'sold'
}

const ACTS = { active: 'resume', paused: 'pause', sold: 'markSold' } as const

/** Pauses it, goes on, or says that it is sold; asked for what it is already, nothing happens. */
export async function setState(ctx: SignedIn, { id, version, state }: Wish): Promise<OwnListing> {
  await inTransaction(ctx, async (tx) => {
    const before = await holdOwnListing(tx, id)
    if (before.status === state) return
    mustBeNewest(before, version)
    if (state === 'sold' && before.reserved_count > 0) throw reserved()
    if (!ownActs(before, tx.now())[ACTS[state]]) throw conflict('listing_closed', `It cannot become ${state}.`)
    if (state === 'active') await mustBeAdult(tx)
    await change(tx, id, { status: state, ...(state === 'active' && newTermOf(tx, before)) })
    if (state === 'sold') await announce(tx, 'listing.withdrawn', { listingId: id, sellerId: tx.viewer.id })
  })
  return readOwn(ctx, id)
}

/** What was away for longer than its term begins another one: else it would be over with the next look at the clock. */
const newTermOf = (tx: SignedIn, { expires_at }: OwnListingRow) =>
  expires_at !== null && expires_at <= tx.now() && { expires_at: termFrom(tx) }

export const reserved = () => conflict('listing_reserved', 'Somebody is paying for it.')

/** On sale for another term and among the newest; what is on sale now once a week, what has expired at once. */
export async function renewListing(ctx: SignedIn, id: ListingId): Promise<OwnListing> {
  await inTransaction(ctx, async (tx) => {
    const before = await holdOwnListing(tx, id)
    if (!isRenewable(before, tx.now())) {
      if (before.status === 'active') throw conflict('too_soon', 'It was renewed within a week.')
      throw conflict('listing_closed', 'It is not on sale.')
    }
    await mustBeAdult(tx)
    await change(tx, id, { status: 'active', published_at: tx.now(), expires_at: termFrom(tx) })
  })
  return readOwn(ctx, id)
}

async function change(
  tx: SignedIn,
  id: ListingId,
  columns: Pick<Updateable<ListingsTable>, 'status' | 'published_at' | 'expires_at'>,
): Promise<void> {
  await tx.db
    .updateTable('listings')
    .set({ ...columns, updated_at: tx.now(), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  await tellChanged(tx, id)
}
