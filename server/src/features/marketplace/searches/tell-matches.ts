import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { type Context, inTransaction } from '../../../context.ts'
import { isOnSaleTo } from '../../../visibility/listings.ts'
import type { Match } from '../marketplace.events.ts'
import { AREA } from './listing-searches.ts'

/** How many new listings are compared with all saved searches at once. */
const AT_ONCE = 100

/** Whoever saved a search hears of what is new and matches it. A listing is new once; renewed it is known. */
export async function tellMatches(ctx: Context): Promise<void> {
  while ((await tellSome(ctx)) === AT_ONCE) {
    // There may be more.
  }
}

const tellSome = (ctx: Context): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const { rows: fresh } = await sql<{ id: string }>`
      update listings set matched_at = ${tx.now()}
      where id in (select id from listings where matched_at is null and status = 'active'
        order by published_at limit ${sql.lit(AT_ONCE)} for update skip locked)
      returning id`.execute(tx.db)
    if (fresh.length === 0) return 0
    const matches = await findMatches(
      tx,
      fresh.map(({ id }) => id),
    )
    if (matches.length > 0) await announce(tx, 'listing.matched', { matches })
    return fresh.length
  })

/** One line a search: the newest that matches it. One statement for all, by the rules of the search itself. */
async function findMatches(tx: Context, ids: readonly string[]): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select distinct on (s.id) s.id as "searchId", s.person_id as "personId", l.id as "listingId",
      l.seller_id as "sellerId"
    from saved_searches s join listings l on l.id = any(${[...ids]}::uuid[]) join profiles p on p.id = l.seller_id
    where s.area = ${AREA} and l.seller_id <> s.person_id and ${isAsked} and ${isOnSaleTo('l', 'p', sql`s.person_id`)}
    order by s.id, l.published_at desc`.execute(tx.db)
  return rows
}

const asked = (name: string) => sql`s.filters ->> ${sql.lit(name)}`

/** What was asked is folded when the search is saved: `folded` holds the terms as columns are compared with. */
const isAsked = sql`
  (${asked('category')} is null or l.category = ${asked('category')})
  and (${asked('subcategory')} is null or l.subcategory = ${asked('subcategory')})
  and (${asked('condition')} is null or l.condition = ${asked('condition')})
  and (s.folded ->> 'size' is null or l.size_folded = s.folded ->> 'size')
  and (${asked('priceFrom')} is null or l.price_cents >= (${asked('priceFrom')})::int)
  and (${asked('priceTo')} is null or l.price_cents <= (${asked('priceTo')})::int)
  and (coalesce(${asked('currency')}, case when ${asked('priceFrom')} is not null or ${asked('priceTo')} is not null
    then 'USD' end, l.currency) = l.currency)
  and (${asked('delivery')} is null or case ${asked('delivery')}
    when 'pickup' then (l.shipping -> 'pickup') = 'true'::jsonb
    else jsonb_array_length(coalesce(l.shipping -> 'options', '[]'::jsonb)) > 0 end)
  and (${asked('verified')} is distinct from 'true' or p.verified_at is not null)
  and (s.folded ->> 'sport' is null or l.sport_folded = s.folded ->> 'sport')
  and (s.folded ->> 'q' is null or position(s.folded ->> 'q' in l.search_text) > 0)
  and (s.folded ->> 'location' is null or position(s.folded ->> 'location' in l.location_folded) > 0)`
