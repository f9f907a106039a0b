import type { MediaId } from '@heraia/contract/ids'
import { LISTING_PICTURE_SIDE, type Listing } from '@heraia/contract/listings'
import type { StoredPicture } from '@heraia/database/json'
import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { type Pass, showPicture } from '../../files/picture.view.ts'
import type { ViewerId } from '../../visibility/people.ts'
import { type RelationRow, relationSql, showRelation } from '../profiles/relation.view.ts'
import { availableOf, mayAsk, mayBuy, mayEdit, mayReport, maySave } from './listing.policy.ts'
import { type ListingCardRow, listingCardSql, passFor, showListingCard } from './listing-card.view.ts'

export interface ListingRow extends ListingCardRow, RelationRow {
  description: string
  pictures: StoredPicture[]
  schedule: string | null
  return_policy: string
  warranty: string | null
  keywords: string[]
  price_before_cents: number | null
  updated_at: Date
  expires_at: Date | null
  saves_count: number
  version: number
  seller_location: string | null
  joined_at: Date
  reviews: number | null
  stars_total: number | null
  listings_count: number
}

/** A seller's page says "20+" and asks for more only where somebody looks. */
const MOST_COUNTED = 100

/** What a query selects of `listings as l`, its seller `p` and her rating `t` to show the page of a listing. */
export const listingSql = (viewer: ViewerId): RawBuilder<unknown> => sql`${listingCardSql(viewer)},
  ${relationSql(viewer)}, l.description, l.pictures, l.schedule, l.return_policy, l.warranty, l.keywords,
  l.price_before_cents, l.updated_at, l.expires_at, l.saves_count, l.version,
  p.location as seller_location, p.created_at as joined_at, t.reviews, t.stars_total,
  (select count(*)::int from (select 1 from listings o where o.seller_id = p.id and o.status = 'active'
    limit ${sql.lit(MOST_COUNTED)}) o) as listings_count`

export function showListing(row: ListingRow, ctx: Context): Listing {
  const { viewer } = ctx
  const relation = showRelation(row, viewerId(ctx))
  const isHers = viewer?.id === row.seller_id
  return {
    ...showListingCard(row, ctx.pass),
    description: row.description,
    pictures: showPictures(row.pictures, passFor(row, ctx.pass)),
    available: availableOf(row),
    shipping: row.shipping,
    schedule: row.schedule,
    returnPolicy: row.return_policy,
    warranty: row.warranty,
    keywords: row.keywords,
    priceBeforeCents: row.price_before_cents,
    updatedAt: row.updated_at.toISOString(),
    expiresAt: isHers ? (row.expires_at?.toISOString() ?? null) : null,
    saves: row.saves_count,
    sellerCard: {
      location: row.seller_location,
      joinedAt: row.joined_at.toISOString(),
      rating: showRating(row),
      listings: row.listings_count,
      relation,
    },
    may: {
      edit: mayEdit(viewer, row),
      save: maySave(viewer, row),
      ask: mayAsk(viewer, row),
      message: relation?.mayMessage ?? false,
      buy: mayBuy(viewer, row),
      report: mayReport(viewer, row),
    },
  }
}

const showRating = ({ reviews, stars_total }: ListingRow): Listing['sellerCard']['rating'] => ({
  reviews: reviews ?? 0,
  stars: reviews ? Math.round(((stars_total ?? 0) / reviews) * 10) / 10 : null,
})

export const showPictures = (stored: readonly StoredPicture[], pass: Pass): Listing['pictures'] =>
  stored.map((each) => ({
    ...showPicture(each, pass),
    mediaId: each.mediaId as MediaId,
    small: each.width < LISTING_PICTURE_SIDE || each.height < LISTING_PICTURE_SIDE,
  }))
