import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isMinor, isThere, isVisible, isVisibleAdultOfMany, type ViewerId } from './people.ts'
import { isVisibleTo } from './readers.ts'

/**
 * Whether the viewer may see a listing: her own always, others while they are on sale and once they are sold, of
 * sellers who are not hidden from her; what she has an order or an offer about that is not over also while it is paused, or
 * its term is over. What she bought, her order shows by its own copy. Minors sell nothing. How private a profile is changes
 * nothing: what is offered is for everybody. `listing` is the alias of the listings row, `seller` of its seller's profile.
 */
export const isListingShown = (listing: string, seller: string, viewer: ViewerId): RawBuilder<SqlBool> => {
  const status = sql.ref(`${listing}.status`)
  const isPublic = sql`${status} in ('active', 'sold')`
  return viewer === null
    ? orHers(seller, viewer, isPublic)
    : orHers(
        seller,
        viewer,
        sql`(${isPublic} or (${status} in ('paused', 'expired') and ${isOrdered(listing, viewer)}))`,
      )
}

/** She has one that is not over; walks orders_listing_idx. */
const isOrdered = (listing: string, buyer: string): RawBuilder<SqlBool> =>
  isThere(sql`orders o where o.listing_id = ${sql.ref(`${listing}.id`)} and o.buyer_id = ${buyer}::uuid
    and o.state not in ('completed', 'refunded', 'cancelled', 'expired') limit 1`)

/**
 * For whom its seller agreed on a price with: that it is paused, or its term is over, takes back no word that was given.
 * Whether there is such a price its caller knows.
 */
export const isListingAgreed = (listing: string, seller: string, viewer: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${listing}.status`)} in ('active', 'paused', 'expired', 'sold')
    and ${isVisible(seller, viewer)} and not ${isMinor(seller)})`

/** On sale: what searches and lists show. Her own is found as others find it. */
export const isOnSale = (listing: string, seller: string, viewer: ViewerId): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${listing}.status`)} = 'active' and ${isVisible(seller, viewer)} and not ${isMinor(seller)})`

/** The same where thousands are counted and none is shown: no seller is read. */
export const isOnSaleOfMany = (listing: string, viewer: ViewerId): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${listing}.status`)} = 'active'
    and ${isVisibleAdultOfMany(sql.ref(`${listing}.seller_id`), viewer)})`

const orHers = (seller: string, viewer: ViewerId, isPublic: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const isForOthers = sql`(${isPublic} and ${isVisible(seller, viewer)} and not ${isMinor(seller)})`
  return viewer === null
    ? sql<SqlBool>`${isForOthers}`
    : sql<SqlBool>`(${sql.ref(`${seller}.id`)} = ${viewer}::uuid or ${isForOthers})`
}

/** The same for a reader who is herself a column of the query: whose saved search it matches. */
export const isOnSaleTo = (listing: string, seller: string, reader: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${listing}.status`)} = 'active' and ${isVisibleTo(seller, reader)} and not ${isMinor(seller)})`
