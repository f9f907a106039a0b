import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newestByHeart } from '../../newest-by-heart.ts'
import type { PeopleFilter } from './people-filter.ts'
import { byNewest } from './people-orders.ts'
import { sportsOf } from './sports-of-term.ts'

interface Known {
  role: string
  search_text: string
  sport_folded: string
  location_folded: string
}

const newest = newestByHeart(async (ctx, many): Promise<Known[]> => {
  const { rows } = await sql<Known>`
    select p.role, p.search_text, p.sport_folded, p.location_folded from profiles p
    order by ${byNewest.by} limit ${sql.lit(many)}`.execute(ctx.db)
  return rows
})

/**
 * What is asked for is so rare among the newest people that looking through so many would find next to nothing, as for
 * nearly every name. It says nothing of who is found: that is asked of the database, for this viewer.
 */
export const isRare = (ctx: Context, filter: PeopleFilter, look: number, limit: number): Promise<boolean> =>
  newest.isRare(ctx, {
    isLookedAt: ({ role }) => filter.role === null || role === filter.role,
    isMeant: meantBy(filter),
    look,
    limit,
  })

function meantBy({ text, sport, location }: PeopleFilter): (person: Known) => boolean {
  const [textSports, sportSports] = [sportsOf(text) ?? [], sportsOf(sport) ?? []]
  return ({ search_text, sport_folded, location_folded }) =>
    location_folded.includes(location) &&
    (sport_folded.includes(sport) || sportSports.includes(sport_folded)) &&
    (search_text.includes(text) || textSports.includes(sport_folded))
}
