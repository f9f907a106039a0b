import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../../context.ts'
import { pageSize, readKeyCursor, rowsToRead, writeKeyCursor } from '../../../paging.ts'
import { containing } from '../../../search-columns.ts'
import { type ListingCardRow, listingCardSql, showListingCard } from '../listing-card.view.ts'
import { choosePath } from './choose-path.ts'
import { findSimilarTitles } from './find-similar-titles.ts'
import type { ListingFilter } from './listing-filter.ts'
import { byNewest, fromTheStart } from './listing-orders.ts'
import { askedOf } from './rare-words.ts'
import { askedListings, fromFirst, fromIndex } from './search.queries.ts'
import type { FoundListings } from './search-listings.ts'

/** Of a common word the nearest of the newest so many are shown: nobody reads further. */
const RANKED = 1_000
/** How many of the newest are looked through for it. */
const LOOK = 5_000

interface RankedRow extends ListingCardRow {
  rank: number
}

const LIST = 'listings-nearest'

/** By how well the title says what was typed: exactly, from its beginning, as a word, within, elsewhere; then newest. */
export async function searchNearest(
  ctx: Context,
  filter: ListingFilter,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<FoundListings> {
  const start = readKeyCursor(LIST, cursor, (key) => /^[0-4]\.\d{1,13}$/.test(key))
  const asked = { ...askedListings(filter, viewerId(ctx), fromTheStart), limit: pageSize(limit) }
  const path = await choosePath(ctx, asked, byNewest)
  const source =
    path === 'all' || path === 'look'
      ? fromFirst(asked, LOOK, byNewest)
      : fromIndex(await askedOf(ctx, path, asked, filter), path, byNewest)
  const rank = rankOf(filter.text)
  const { rows } = await sql<RankedRow>`
    select * from (
      select ${listingCardSql(asked.viewer)}, ${rank} as rank ${source} order by ${byNewest.by} limit ${sql.lit(RANKED)}) f
    where ${isAfter(start)}
    order by f.rank, f.published_at desc, f.id desc limit ${rowsToRead(asked.limit)}`.execute(ctx.db)
  if (rows.length === 0 && cursor === undefined && asked.textIndexed) {
    const similar = await findSimilarTitles(ctx, asked, filter.text)
    const items = similar.slice(0, limit).map((row) => showListingCard(row, ctx.pass))
    return { items, nextCursor: null, similar: true }
  }
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => showListingCard(row, ctx.pass)),
    nextCursor: rows.length > limit && last ? writeKeyCursor(LIST, { key: keyOf(last), id: last.id }) : null,
    similar: false,
  }
}

const keyOf = ({ rank, published_at }: RankedRow): string => `${rank}.${published_at.getTime()}`

function isAfter(start: { key: string; id: string } | null): RawBuilder<unknown> {
  if (!start) return sql`true`
  const [rank = '0', time = '0'] = start.key.split('.')
  const at = new Date(Number(time))
  return sql`(f.rank > ${rank}::int or (f.rank = ${rank}::int and (f.published_at, f.id) < (${at}, ${start.id}::uuid)))`
}

const rankOf = (text: string): RawBuilder<number> => {
  const within = containing(text)
  return sql<number>`case when l.title_folded = ${text} then 0 when l.title_folded like ${within.slice(1)} then 1
    when (' ' || l.title_folded) like ${`% ${within.slice(1)}`} then 2 when l.title_folded like ${within} then 3 else 4 end`
}
