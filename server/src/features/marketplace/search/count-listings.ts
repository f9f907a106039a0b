import type { ListingFilters } from '@heraia/contract/marketplace'
import type { BoundedCount } from '@heraia/contract/paging'
import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../../context.ts'
import { COUNT_MAX } from '../../people/count-people.ts'
import { rememberedCounts } from '../../people/remembered-counts.ts'
import { FIRST_LOOK, lookAtFirst } from './choose-path.ts'
import { readListingFilter } from './listing-filter.ts'
import { byNewest, fromTheStart } from './listing-orders.ts'
import {
  type AskedListings,
  askedListings,
  fromAll,
  fromCheapest,
  fromFirst,
  fromIndex,
  isNarrow,
  selectEnd,
} from './search.queries.ts'

export const listingCounts = rememberedCounts<BoundedCount>()

/** How many of the newest are looked through: a word that is common is counted there. */
const LOOK = 5_000
const LONG_LOOK = 10_000
/** With so many in the first look, those thousands have more than is counted. */
const ENOUGH = (COUNT_MAX * FIRST_LOOK) / LOOK

/** How many a search finds, up to 1,000; the same rules as the search itself. */
export function countListings(ctx: Context, filters: ListingFilters): Promise<BoundedCount> {
  const filter = readListingFilter(filters)
  return listingCounts.remember(ctx.ports, viewerId(ctx), JSON.stringify(filter), async () => {
    const asked = askedListings(filter, viewerId(ctx), fromTheStart)
    if (!isNarrow(asked)) return count(ctx, sql`${fromAll(asked, byNewest)} order by ${byNewest.by}`)
    const { path, found } = await lookAtFirst(ctx, asked, byNewest)
    if (path === 'all') return count(ctx, fromFirst(asked, FIRST_LOOK, byNewest))
    if (path !== 'look') return count(ctx, fromIndex(asked, path, byNewest))
    if (found > ENOUGH) {
      const first = await count(ctx, fromFirst(asked, LOOK, byNewest))
      if (first.more) return first
    }
    const isPriced = asked.priceFrom !== null || asked.priceTo !== null
    const longer = isPriced ? fromCheapest(asked, LONG_LOOK) : fromFirst(asked, LONG_LOOK, byNewest)
    const counted = await count(ctx, longer)
    // At least so many: further nobody looks.
    return { ...counted, more: counted.more || (await isLonger(ctx, asked)) }
  })
}

async function isLonger(ctx: Context, asked: AskedListings): Promise<boolean> {
  const { rows } = await selectEnd(asked, LONG_LOOK, byNewest).execute(ctx.db)
  return rows.length > 0
}

async function count(ctx: Context, source: RawBuilder<unknown>): Promise<BoundedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${source} limit ${sql.lit(COUNT_MAX + 1)}) f`.execute(ctx.db)
  const found = rows[0]?.count ?? 0
  return { count: Math.min(found, COUNT_MAX), more: found > COUNT_MAX }
}
