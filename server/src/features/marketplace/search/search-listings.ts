import type { ListingCard } from '@heraia/contract/listings'
import type { ListingFilters, ListingOrder } from '@heraia/contract/marketplace'
import type { Page } from '@heraia/contract/paging'
import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../../context.ts'
import { pageSize, rowsToRead } from '../../../paging.ts'
import { statement } from '../../../statement.ts'
import { type ListingCardRow, listingCardSql, showListingCard } from '../listing-card.view.ts'
import { FIRST_LOOK, isRare, lookAtFirst } from './choose-path.ts'
import { findSimilarTitles } from './find-similar-titles.ts'
import { readListingFilter } from './listing-filter.ts'
import { type OrderOfListings, orders } from './listing-orders.ts'
import { newestInPlaces } from './newest-in-places.ts'
import { askedOf, isRareWord } from './rare-words.ts'
import {
  type AskedListings,
  askedListings,
  fromAll,
  fromFirst,
  fromIndex,
  isNarrow,
  isThreefold,
  isWordsAlone,
  type Path,
  selectEnd,
} from './search.queries.ts'
import { searchNearest } from './search-nearest.ts'

export type ListingSearch = ListingFilters & { order?: ListingOrder; cursor?: string; limit: number }
export type FoundListings = Page<ListingCard> & { similar: boolean }

/** How many are looked through for what no index knows. */
const LONG_LOOK = 10_000

/** What is on sale and the viewer can see, in the order she chose. */
export async function searchListings(ctx: Context, search: ListingSearch): Promise<FoundListings> {
  const name = search.order ?? 'newest'
  const filter = readListingFilter(search, name)
  if (name === 'nearest' && filter.text !== '') return searchNearest(ctx, filter, search)
  const [order, select] = name === 'nearest' ? [orders.newest, selects.newest] : [orders[name], selects[name]]
  const asked = { ...askedListings(filter, viewerId(ctx), order.read(search.cursor)), limit: pageSize(search.limit) }
  const page = (rows: ListingCardRow[]) => showFound(ctx, rows, search.limit, order)

  /** Nothing says what was typed: what nearly does, where only words were asked for, and not on a later page. */
  const similarIfNone = async (found: FoundListings): Promise<FoundListings> => {
    if (found.items.length > 0 || search.cursor || !asked.textIndexed || asked.location !== null) return found
    return { ...page(await findSimilarTitles(ctx, asked, filter.text)), nextCursor: null, similar: true }
  }

  if (!isNarrow(asked)) return page(await select.all(ctx, asked))
  if (order === orders.newest) {
    const there = await newestInPlaces(ctx, asked)
    if (there.length > search.limit) return page(there)
  }
  const byIndex = async (path: Path) => select[path](ctx, await askedOf(ctx, path, asked, filter))
  // Later pages begin elsewhere, and other orders with other things: of these the newest say nothing.
  const saysNewest = order === orders.newest && search.cursor === undefined && isWordsAlone(asked)
  if (saysNewest && (await isRareWord(ctx, filter, FIRST_LOOK, search.limit)))
    return similarIfNone(page(await byIndex('text')))
  // What is asked in three ways at once is seldom common: then the rarest of them is known before anything is read.
  const look = isThreefold(asked) ? await lookAtFirst(ctx, asked, order) : undefined
  const isCommon = look === undefined || look.path === 'all' || look.found > search.limit
  const common = isCommon ? await select.first(ctx, asked) : []
  if (common.length > search.limit) return page(common)
  // Of words alone the first look has told what their share is.
  const isRareInLook = isWordsAlone(asked) && isRare(common.length)
  const { path } = look ?? (isRareInLook ? { path: 'text' as const } : await lookAtFirst(ctx, asked, order))
  if (path === 'all') return similarIfNone(page(common))
  if (path !== 'look') return similarIfNone(page(await byIndex(path)))
  const found = page(await select.longLook(ctx, asked))
  return { ...found, nextCursor: found.nextCursor ?? (await endOfLook(ctx, asked, order)) }
}

function showFound(ctx: Context, rows: ListingCardRow[], limit: number, order: OrderOfListings): FoundListings {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => showListingCard(row, ctx.pass)),
    nextCursor: rows.length > limit && last ? order.write(last) : null,
    similar: false,
  }
}

export type AskedPage = AskedListings & { limit: number }

const selectCards = (order: OrderOfListings, source: (asked: AskedPage) => RawBuilder<unknown>) =>
  statement(
    (asked: AskedPage) => sql<ListingCardRow>`
      select ${listingCardSql(asked.viewer)} ${source(asked)} order by ${order.by} limit ${rowsToRead(asked.limit)}`,
  )

const selectsOf = (order: OrderOfListings) => ({
  all: selectCards(order, (asked) => fromAll(asked, order)),
  first: selectCards(order, (asked) => fromFirst(asked, FIRST_LOOK, order)),
  text: selectCards(order, (asked) => fromIndex(asked, 'text', order)),
  place: selectCards(order, (asked) => fromIndex(asked, 'place', order)),
  price: selectCards(order, (asked) => fromIndex(asked, 'price', order)),
  longLook: selectCards(order, (asked) => fromFirst(asked, LONG_LOOK, order)),
})

const selects = {
  newest: selectsOf(orders.newest),
  cheapest: selectsOf(orders.cheapest),
  dearest: selectsOf(orders.dearest),
}

/** Where a long look stopped, for the next page to go on from; null: it saw everything. */
async function endOfLook(ctx: Context, asked: AskedPage, order: OrderOfListings): Promise<string | null> {
  const { rows } = await selectEnd(asked, LONG_LOOK, order).execute(ctx.db)
  return rows[0] ? order.write(rows[0]) : null
}
