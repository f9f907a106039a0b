import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { rowsToRead } from '../../../paging.ts'
import { statement } from '../../../statement.ts'
import { isIndexable } from '../../people/people-filter.ts'
import { type ListingCardRow, listingCardSql } from '../listing-card.view.ts'
import { byNewest } from './listing-orders.ts'
import { type AskedListings, isOfFacets, isPriced, looked, onSaleTo, seller, traits } from './search.queries.ts'

type Asked = AskedListings & { limit: number }

/** Of so many the index of places and time is looked through, and of so many the words. */
const LOOK = 6_000
const READ = 600
/** A search that means more places than these is no search by place. */
const MOST_PLACES = 16

/**
 * A page of the newest in the places that she means, or fewer where these looks do not fill it. Facets and prices stand
 * in the index itself, so that it costs the same however many things are on sale there.
 */
export async function newestInPlaces(ctx: Context, asked: Asked): Promise<ListingCardRow[]> {
  // Shorter words are no index's, and mean too many places.
  if (asked.location === null || !isIndexable(asked.location)) return []
  const places = await selectPlaces(ctx, { pattern: asked.location })
  const [first, ...others] = places.map(({ place }) => place)
  if (first === undefined || places.length > MOST_PLACES) return []
  if (others.length === 0) return selectFromOne(ctx, { ...asked, place: first })
  // As few different numbers as may be: each is a statement of its own.
  const each = LOOK / 2 ** Math.ceil(Math.log2(places.length))
  return selectFromSeveral(ctx, { ...asked, places: [first, ...others], each: Math.floor(each) })
}

const selectPlaces = statement(
  ({ pattern }: { pattern: string }) => sql<{ place: string }>`
    select place from listing_places where place like ${pattern} limit ${sql.lit(MOST_PLACES + 1)}`,
)

/** Walks listings_place_newest_idx, which holds all that is asked for here. */
const inPlace = (asked: Asked, place: RawBuilder<unknown>, slice: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select l.id, l.published_at, l.category, l.subcategory, l.sport_folded, l.currency, l.price_cents from listings l
  where l.status = 'active' and l.location_folded = ${place} and ${byNewest.isAfter(asked)}
  order by ${byNewest.by} ${slice}`

/** Read one by one in this order until the page is full. */
const selectCards = (asked: Asked, found: RawBuilder<unknown>): RawBuilder<ListingCardRow> => sql<ListingCardRow>`
  select ${listingCardSql(asked.viewer)} from (${found} limit ${sql.lit(READ)}) k
    cross join lateral (select * from listings s where s.id = k.id offset 0) l ${seller}
  where ${traits(asked)} and ${looked('search_text', asked.text)} and ${onSaleTo(asked)}
  order by k.published_at desc, k.id desc limit ${rowsToRead(asked.limit)}`

const selectFromOne = statement((asked: Asked & { place: string }) =>
  selectCards(
    asked,
    sql`select l.* from (${inPlace(asked, sql`${asked.place}`, sql`limit ${sql.lit(LOOK)}`)}) l
      where ${isOfFacets(asked)} and ${isPriced(asked)}`,
  ),
)

/** Where the look at one of them ends, the others may not go on: what lies there in that one is not known. */
const selectFromSeveral = statement((asked: Asked & { places: readonly string[]; each: number }) => {
  const places = sql`unnest(${asked.places}::text[]) place`
  const each = (slice: RawBuilder<unknown>) => inPlace(asked, sql`place`, slice)
  return selectCards(
    asked,
    sql`select l.* from ${places} cross join lateral (${each(sql`limit ${sql.lit(asked.each)}`)}) l
      where ${isOfFacets(asked)} and ${isPriced(asked)} and l.published_at > coalesce((select max(l.published_at)
        from ${places} cross join lateral (${each(sql`offset ${sql.lit(asked.each - 1)} limit 1`)}) l), '-infinity')
      order by ${byNewest.by}`,
  )
})
