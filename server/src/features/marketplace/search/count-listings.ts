import type { ListingFilters } from '@heraia/contract/marketplace'
import type { BoundedCount } from '@heraia/contract/paging'
import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../../context.ts'
import { statement } from '../../../statement.ts'
import { COUNT_MAX } from '../../people/people-count.ts'
import { rememberedCounts } from '../../people/remembered-counts.ts'
import { FIRST_LOOK, lookAtFirst } from './choose-path.ts'
import { readListingFilter } from './listing-filter.ts'
import { byNewest, fromTheStart } from './listing-orders.ts'
import { askedOf } from './rare-words.ts'
import {
  type AskedListings,
  askedListings,
  counted,
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
    if (!isNarrow(asked)) return counts.everything(ctx, asked)
    const { path, found } = await lookAtFirst(ctx, asked, byNewest)
    if (path === 'all') return counts.firstLook(ctx, asked)
    if (path !== 'look') return counts[path](ctx, await askedOf(ctx, path, asked, filter))
    if (found > ENOUGH) {
      const first = await counts.look(ctx, asked)
      if (first.more) return first
    }
    const isPriced = asked.priceFrom !== null || asked.priceTo !== null
    const all = await (isPriced ? counts.cheapest : counts.longLook)(ctx, asked)
    // At least so many: further nobody looks.
    return { ...all, more: all.more || (await isLonger(ctx, asked)) }
  })
}

async function isLonger(ctx: Context, asked: AskedListings): Promise<boolean> {
  const { rows } = await selectEnd(asked, LONG_LOOK, byNewest).execute(ctx.db)
  return rows.length > 0
}

/** So many of what `source` gives, up to the bound. */
function counting(source: (asked: AskedListings) => RawBuilder<unknown>) {
  const select = statement(
    (asked: AskedListings) => sql<{ count: number }>`
      select count(*)::int as count from (select 1 ${source(asked)} limit ${sql.lit(COUNT_MAX + 1)}) f`,
  )
  return async (ctx: Context, asked: AskedListings): Promise<BoundedCount> => {
    const found = (await select(ctx, asked))[0]?.count ?? 0
    return { count: Math.min(found, COUNT_MAX), more: found > COUNT_MAX }
  }
}

const counts = {
  everything: counting((asked) => sql`${fromAll(asked, byNewest, counted)} order by ${byNewest.by}`),
  firstLook: counting((asked) => fromFirst(asked, FIRST_LOOK, byNewest, counted)),
  text: counting((asked) => fromIndex(asked, 'text', byNewest, counted)),
  place: counting((asked) => fromIndex(asked, 'place', byNewest, counted)),
  price: counting((asked) => fromIndex(asked, 'price', byNewest, counted)),
  look: counting((asked) => fromFirst(asked, LOOK, byNewest, counted)),
  longLook: counting((asked) => fromFirst(asked, LONG_LOOK, byNewest, counted)),
  cheapest: counting((asked) => fromCheapest(asked, LONG_LOOK)),
}
