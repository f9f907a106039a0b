import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from '../../../search-columns.ts'
import { unplanned } from '../../../statement.ts'
import { isOnSale, isOnSaleOfMany } from '../../../visibility/listings.ts'
import type { ViewerId } from '../../../visibility/people.ts'
import { isIndexable } from '../../people/people-filter.ts'
import type { ListingFilter } from './listing-filter.ts'
import type { OrderedListing, OrderOfListings, StartOfListings } from './listing-orders.ts'

/** What the statements of a search are asked: terms as patterns, null where there is none. */
export type AskedListings = StartOfListings & {
  viewer: ViewerId
  text: string | null
  /** A part of it, or all: what the index of words is asked. */
  textInIndex: string | null
  textIndexed: boolean
  category: string | null
  subcategory: string | null
  sport: string | null
  condition: string | null
  size: string | null
  /** As text: statements are the same whatever the price is. */
  priceFrom: string | null
  priceTo: string | null
  currency: string | null
  location: string | null
  ships: boolean
  pickup: boolean
  verified: boolean
}

/** Asked of the index of words by this part of them alone. */
export const inIndexBy = <Asked extends AskedListings>(asked: Asked, part: string): Asked => ({
  ...asked,
  textInIndex: patternOf(part),
})

const patternOf = (term: string): string | null => (term === '' ? null : containing(term))

export const askedListings = (filter: ListingFilter, viewer: ViewerId, start: StartOfListings): AskedListings => ({
  viewer,
  text: patternOf(filter.text),
  textInIndex: patternOf(filter.text),
  textIndexed: isIndexable(filter.text),
  category: filter.category,
  subcategory: filter.subcategory,
  sport: filter.sport || null,
  condition: filter.condition,
  size: filter.size || null,
  priceFrom: filter.priceFrom === null ? null : String(filter.priceFrom),
  priceTo: filter.priceTo === null ? null : String(filter.priceTo),
  currency: filter.currency,
  location: patternOf(filter.location),
  ships: filter.delivery === 'ships',
  pickup: filter.delivery === 'pickup',
  verified: filter.verified,
  ...start,
})

const anyway = sql<SqlBool>`true`
const equal = (column: string, value: string | null): RawBuilder<SqlBool> =>
  value === null ? anyway : sql<SqlBool>`${sql.ref(`l.${column}`)} = ${value}`

export const isOfFacets = (asked: AskedListings): RawBuilder<SqlBool> => sql<SqlBool>`
  ${equal('category', asked.category)} and ${equal('subcategory', asked.subcategory)}
  and ${equal('sport_folded', asked.sport)} and ${equal('currency', asked.currency)}`

/** What an order's index begins with. */
const facets = (asked: AskedListings): RawBuilder<SqlBool> => sql<SqlBool>`l.status = 'active' and ${isOfFacets(asked)}`

export const isPriced = ({ priceFrom, priceTo }: AskedListings): RawBuilder<SqlBool> => sql<SqlBool>`
  ${priceFrom === null ? anyway : sql`l.price_cents >= ${priceFrom}::int`}
  and ${priceTo === null ? anyway : sql`l.price_cents <= ${priceTo}::int`}`

/** What is looked at row by row. */
export const traits = (asked: AskedListings): RawBuilder<SqlBool> => sql<SqlBool>`
  ${isPriced(asked)} and ${equal('condition', asked.condition)}
  and ${equal('size_folded', asked.size)}
  and ${asked.ships ? sql`jsonb_array_length(l.shipping -> 'options') > 0` : anyway}
  and ${asked.pickup ? sql`(l.shipping -> 'pickup') = 'true'::jsonb` : anyway}
  and ${asked.verified ? sql`exists (select 1 from profiles v where v.id = l.seller_id and v.verified_at is not null)` : anyway}`

// Added to '' a column is no index's: what follows is looked at row by row.
export const looked = (column: string, pattern: string | null): RawBuilder<SqlBool> =>
  pattern === null ? anyway : sql<SqlBool>`(${sql.ref(`l.${column}`)} || '') like ${pattern}`

export const onSaleTo = (asked: Pick<AskedListings, 'viewer'>): RawBuilder<SqlBool> => isOnSale('l', 'p', asked.viewer)

/** Looked up by her key for each listing that is shown, behind a wall: a plan that thinks of many would read everybody. */
export const seller = sql`cross join lateral (select * from profiles s where s.id = l.seller_id offset 0) p`

/** Whose it is, and whether the viewer sees it. */
export interface Judged {
  seller: RawBuilder<unknown>
  isSeen: (asked: Pick<AskedListings, 'viewer'>) => RawBuilder<SqlBool>
}

/** The seller stands beside it, for the card shows her. */
const withSeller: Judged = { seller, isSeen: onSaleTo }

/** What is only counted. */
export const counted: Judged = { seller: sql``, isSeen: ({ viewer }) => isOnSaleOfMany('l', viewer) }

/** Everything on sale that the index of the order holds for these facets: where no term is given. */
export const fromAll = (asked: AskedListings, order: OrderOfListings, judged = withSeller): RawBuilder<unknown> => sql`
  from listings l ${judged.seller} where ${facets(asked)} and ${traits(asked)} and ${order.isAfter(asked)}
    and ${judged.isSeen(asked)}`

/** The first of this order, looked through for the rest: what is common is found at once, and the rest costs no more. */
export const fromFirst = (
  asked: AskedListings,
  window: number,
  order: OrderOfListings,
  judged = withSeller,
): RawBuilder<unknown> => sql`
  from (select * from listings l where ${facets(asked)} and ${order.isAfter(asked)}
    order by ${order.by} limit ${sql.lit(window)}) l ${judged.seller}
  where ${traits(asked)} and ${looked('search_text', asked.text)} and ${looked('location_folded', asked.location)}
    and ${judged.isSeen(asked)}`

/** By which index rare things are found: the one of these that tells the most (see choose-path). */
export type Path = 'text' | 'place' | 'price'

/**
 * All of what is rare, by one index; the rest is looked at row by row in what that finds. Reading two at once is many
 * times slower. `offset 0` is a wall: no plan walks everything by time in the hope of finding enough.
 */
export const fromIndex = (
  asked: AskedListings,
  path: Path,
  order: OrderOfListings,
  judged = withSeller,
): RawBuilder<unknown> => sql`
  from (select * from listings l where ${isMatch(asked, path)} and ${order.isAfter(asked)}
    order by ${order.by} offset 0) l ${judged.seller}
  where ${judged.isSeen(asked)}`

export const isMatch = (asked: AskedListings, path: Path): RawBuilder<SqlBool> => sql<SqlBool>`${facets(asked)}
  and ${traits(asked)} and ${path === 'text' ? hasText(asked) : looked('search_text', asked.text)}
  and ${path === 'place' ? isInPlaces(asked) : looked('location_folded', asked.location)}`

const hasText = ({ text, textInIndex }: AskedListings): RawBuilder<SqlBool> => sql<SqlBool>`
  l.search_text like ${unplanned(textInIndex)} and (l.search_text || '') like ${unplanned(text)}`

/** The cheapest first so many, for counting: where a price bounds and everything asked is common. */
export const fromCheapest = (asked: AskedListings, window: number): RawBuilder<unknown> => sql`
  from (select * from listings l where ${facets(asked)} and ${isPriced(asked)} order by l.price_cents, l.id
    limit ${sql.lit(window)}) l
  where ${traits(asked)} and ${looked('search_text', asked.text)} and ${looked('location_folded', asked.location)}
    and ${counted.isSeen(asked)}`

const isInPlaces = ({ location }: AskedListings): RawBuilder<SqlBool> =>
  sql<SqlBool>`l.location_folded = any(array(select place from listing_places where place like ${location}))`

/** How many there are in a place at a price, up to so many: the index of places holds all of it. */
export const selectCorner = (asked: AskedListings, most: number): RawBuilder<{ found: number }> => sql<{
  found: number
}>`
  select count(*)::int as found from (select 1 from listings l where l.status = 'active' and ${isInPlaces(asked)}
    and ${equal('category', asked.category)} and ${isPriced(asked)} limit ${sql.lit(most)}) f`

/** How many of the first have the words, the place and the price that are asked for, and how many have everything. */
export const selectShares = (
  asked: AskedListings,
  window: number,
  order: OrderOfListings,
): RawBuilder<Shares> => sql<Shares>`
  select count(*)::int as looked, count(*) filter (where ${looked('search_text', asked.text)})::int as text,
    count(*) filter (where ${looked('location_folded', asked.location)})::int as place,
    count(*) filter (where ${isPriced(asked)})::int as price,
    count(*) filter (where ${traits(asked)} and ${looked('search_text', asked.text)}
      and ${looked('location_folded', asked.location)})::int as found
  from (select * from listings l where ${facets(asked)} and ${order.isAfter(asked)}
    order by ${order.by} limit ${sql.lit(window)}) l`

export interface Shares {
  looked: number
  text: number
  place: number
  price: number
  found: number
}

/** The last of a window: where a long look ended. */
export const selectEnd = (
  asked: AskedListings,
  window: number,
  order: OrderOfListings,
): RawBuilder<OrderedListing> => sql<OrderedListing>`
  select l.id, l.published_at, l.price_cents from listings l where ${facets(asked)} and ${order.isAfter(asked)}
  order by ${order.by} offset ${sql.lit(window - 1)} limit 1`

/** Something is asked that the index of the order does not hold. */
export const isNarrow = (asked: AskedListings): boolean =>
  asked.text !== null ||
  asked.location !== null ||
  asked.condition !== null ||
  asked.size !== null ||
  asked.priceFrom !== null ||
  asked.priceTo !== null ||
  asked.ships ||
  asked.pickup ||
  asked.verified

/** Nothing but words, beside what the index of the order holds. */
export const isWordsAlone = (asked: AskedListings): boolean => asked.textIndexed && !isNarrow({ ...asked, text: null })

/** In a place, at a price. */
export const isCorner = (asked: AskedListings): boolean =>
  asked.location !== null && (asked.priceFrom !== null || asked.priceTo !== null)

/** By words, a place and a price. */
export const isThreefold = (asked: AskedListings): boolean => asked.text !== null && isCorner(asked)
