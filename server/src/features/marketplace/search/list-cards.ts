import type { ListingId, PersonId } from '@heraia/contract/ids'
import type { ListingCard } from '@heraia/contract/listings'
import type { Page } from '@heraia/contract/paging'
import { type SqlBool, sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../../context.ts'
import { pageSize, readCursor, rowsToRead, startingAfter, startOf, toPage } from '../../../paging.ts'
import { statement } from '../../../statement.ts'
import { isListingShown, isOnSale } from '../../../visibility/listings.ts'
import { findVisiblePerson } from '../../profiles/find-visible-person.ts'
import { findListing } from '../find-listing.ts'
import { type ListingCardRow, listingCardSql, showListingCard } from '../listing-card.view.ts'

const SIMILAR = 8

/** Of the same subcategory on sale: those of its sport first, then others, the newest of each. */
export async function listSimilar(ctx: Context, id: ListingId): Promise<{ items: ListingCard[] }> {
  const listing = await findListing(ctx, id)
  const rows = await selectSimilar(ctx, {
    ...{ id, viewer: viewerId(ctx), subcategory: listing.subcategory, seller: listing.seller_id },
  })
  return { items: rows.map((row) => showListingCard(row, ctx.pass)) }
}

type AskedSimilar = { id: string; viewer: string | null; subcategory: string; seller: string }

/** Walks listings_subcategory_idx; of how many newest the sport is looked at is bounded. */
const selectSimilar = statement(
  (asked: AskedSimilar) => sql<ListingCardRow>`
    select ${listingCardSql(asked.viewer)}
    from (select * from listings l where l.status = 'active' and l.subcategory = ${asked.subcategory}
      order by l.published_at desc, l.id desc limit 200) l join profiles p on p.id = l.seller_id
    where l.id <> ${asked.id}::uuid and l.seller_id <> ${asked.seller}::uuid and ${isOnSale('l', 'p', asked.viewer)}
    order by (l.sport_folded = (select o.sport_folded from listings o where o.id = ${asked.id}::uuid)) desc,
      l.published_at desc, l.id desc limit ${sql.lit(SIMILAR)}`,
)

type OfSeller = { id: PersonId; except?: ListingId; cursor?: string; limit: number }

/** What somebody sells now, newest first; walks listings_seller_idx. */
export async function listOfSeller(ctx: Context, { id, except, cursor, limit }: OfSeller): Promise<Page<ListingCard>> {
  await findVisiblePerson(ctx, id)
  const from = startOf(readCursor('sellerlistings', cursor))
  const rows = await selectOfSeller(ctx, {
    ...{ seller: id, except: except ?? null, viewer: viewerId(ctx), ...from, limit: pageSize(limit) },
  })
  return toPage(
    'sellerlistings',
    limit,
    rows,
    (row) => ({ at: row.published_at, id: row.id }),
    (row) => showListingCard(row, ctx.pass),
  )
}

type AskedOfSeller = {
  seller: string
  except: string | null
  viewer: string | null
  at: Date | null
  id: string | null
  limit: number
}

const selectOfSeller = statement(
  (asked: AskedOfSeller) => sql<ListingCardRow>`
    select ${listingCardSql(asked.viewer)} from listings l join profiles p on p.id = l.seller_id
    where l.seller_id = ${asked.seller}::uuid and ${isOnSale('l', 'p', asked.viewer)}
      and ${asked.except === null ? sql<SqlBool>`true` : sql<SqlBool>`l.id <> ${asked.except}::uuid`}
      and ${startingAfter('l.published_at', 'l.id', asked)}
    order by l.published_at desc, l.id desc limit ${rowsToRead(asked.limit)}`,
)

interface FavouriteRow extends ListingCardRow {
  kept_at: Date
}

/** What she keeps, last kept first; also what is sold. Walks listing_favourites_newest_idx. */
export async function listFavourites(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<ListingCard>> {
  const viewer = ctx.viewer.id
  const { rows } = await sql<FavouriteRow>`
    select ${listingCardSql(viewer)}, f.created_at as kept_at
    from listing_favourites f join listings l on l.id = f.listing_id join profiles p on p.id = l.seller_id
    where f.person_id = ${viewer}::uuid and ${isListingShown('l', 'p', viewer)}
      and ${startingAfter('f.created_at', 'f.listing_id', startOf(readCursor('favourites', cursor)))}
    order by f.created_at desc, f.listing_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'favourites',
    limit,
    rows,
    (row) => ({ at: row.kept_at, id: row.id }),
    (row) => showListingCard(row, ctx.pass),
  )
}
