import type { ListingState } from '@heraia/contract/listings'
import type { ListingsTable } from '@heraia/database/tables/listings'
import type { Selectable } from 'kysely'
import type { Viewer } from '../../context.ts'

type Row = Selectable<ListingsTable>

/** What rules care about in a listing. */
export type ListingStanding = Pick<Row, 'seller_id' | 'status' | 'stock' | 'reserved_count' | 'published_at'>

/** How many can be bought now; null: a service, which does not run out. */
export const availableOf = ({ stock, reserved_count }: Pick<Row, 'stock' | 'reserved_count'>): number | null =>
  stock === null ? null : stock - reserved_count

export const stateOf = (listing: Pick<Row, 'status' | 'stock' | 'reserved_count'>): ListingState =>
  listing.status === 'active' && availableOf(listing) === 0 ? 'reserved' : listing.status

const isHers = (viewer: Viewer | null, listing: ListingStanding): boolean => viewer?.id === listing.seller_id
const isOthers = (viewer: Viewer | null, listing: ListingStanding): boolean =>
  viewer !== null && !isHers(viewer, listing)

export const mayEdit = (viewer: Viewer | null, listing: ListingStanding): boolean =>
  isHers(viewer, listing) && listing.status !== 'removed' && listing.status !== 'sold'
export const maySave = isOthers
export const mayReport = isOthers
export const mayAsk = (viewer: Viewer | null, listing: ListingStanding): boolean =>
  isOthers(viewer, listing) && listing.status === 'active'
export const mayBuy = (viewer: Viewer | null, listing: ListingStanding): boolean =>
  isOthers(viewer, listing) && listing.status === 'active' && availableOf(listing) !== 0

/** A listing goes among the newest again once in so long; what has expired at once. */
const RENEW_AFTER_MS = 7 * 86_400_000

export const isRenewable = ({ status, published_at }: ListingStanding, now: Date): boolean =>
  status === 'expired' ||
  (status === 'active' && published_at !== null && now.getTime() - published_at.getTime() >= RENEW_AFTER_MS)

/** What she may do next with one of her own. */
export const ownActs = (listing: ListingStanding, now: Date) => ({
  edit: listing.status !== 'removed' && listing.status !== 'sold',
  publish: listing.status === 'draft',
  pause: listing.status === 'active',
  resume: (listing.status === 'paused' || listing.status === 'sold') && listing.stock !== 0,
  renew: isRenewable(listing, now),
  markSold: (listing.status === 'active' || listing.status === 'paused') && listing.reserved_count === 0,
  remove: listing.reserved_count === 0 && listing.status !== 'removed',
})
