import type { ListingFilters } from '@heraia/contract/marketplace'
import type { BoundedCount } from '@heraia/contract/paging'
import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../../context.ts'
import { COUNT_MAX } from '../../people/count-people.ts'
import { rememberedCounts } from '../../people/remembered-counts.ts'
import { readListingFilter } from './listing-filter.ts'
import { byNewest, fromTheStart } from './listing-orders.ts'
import { askedListings, fromAll, fromFirst, fromIndex, hasIndex, isNarrow } from './search.queries.ts'

export const listingCounts = rememberedCounts<BoundedCount>()

/** How many of the newest are looked through: a word that is common is counted there. */
const LOOK = 5_000
const LONG_LOOK = 10_000

/** How many a search finds, up to 1,000; the same rules as the search itself. */
export function countListings(ctx: Context, filters: ListingFilters): Promise<BoundedCount> {
  const filter = readListingFilter(filters)
  return listingCounts.remember(ctx.ports, viewerId(ctx), JSON.stringify(filter), async () => {
    const asked = askedListings(filter, viewerId(ctx), fromTheStart)
    if (!isNarrow(asked)) return count(ctx, fromAll(asked, byNewest))
    if (!hasIndex(asked)) return count(ctx, fromFirst(asked, LONG_LOOK, byNewest))
    const first = await count(ctx, fromFirst(asked, LOOK, byNewest))
    return first.more ? first : count(ctx, fromIndex(asked, byNewest))
  })
}

async function count(ctx: Context, source: RawBuilder<unknown>): Promise<BoundedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${source} limit ${sql.lit(COUNT_MAX + 1)}) f`.execute(ctx.db)
  const found = rows[0]?.count ?? 0
  return { count: Math.min(found, COUNT_MAX), more: found > COUNT_MAX }
}
