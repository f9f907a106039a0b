import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { sharedAnswer } from '../../shared-answer.ts'
import { sportsOf } from './people.queries.ts'
import type { PeopleFilter } from './people-filter.ts'
import { byNewest } from './people-orders.ts'

/** So many of the newest are known by heart, for so long: a hint, which no search waits for longer than once. */
const KNOWN = 1_000
const KEEP_MS = 10_000
/** Of fewer nothing follows for all. */
const ENOUGH = 100
/** Of a look that finds less than this part of a page nothing is used. */
const PART_OF_PAGE = 0.25

interface Known {
  role: string
  search_text: string
  sport_folded: string
  location_folded: string
}

const newest = sharedAnswer(KEEP_MS, async (ctx): Promise<Known[]> => {
  const { rows } = await sql<Known>`
    select p.role, p.search_text, p.sport_folded, p.location_folded from profiles p
    order by ${byNewest.by} limit ${sql.lit(KNOWN)}`.execute(ctx.db)
  return rows
})

/**
 * What is asked for is so rare among the newest people that looking through so many would find next to nothing, as for
 * nearly every name. It says nothing of who is found: that is asked of the database, for this viewer.
 */
export async function isRare(ctx: Context, filter: PeopleFilter, look: number, limit: number): Promise<boolean> {
  const known = await newest.get(ctx)
  const ofRole = filter.role === null ? known : known.filter(({ role }) => role === filter.role)
  if (ofRole.length < ENOUGH) return false
  const isMeant = meantBy(filter)
  return (ofRole.filter(isMeant).length / ofRole.length) * look <= PART_OF_PAGE * limit
}

function meantBy({ text, sport, location }: PeopleFilter): (person: Known) => boolean {
  const [textSports, sportSports] = [sportsOf(text) ?? [], sportsOf(sport) ?? []]
  return ({ search_text, sport_folded, location_folded }) =>
    location_folded.includes(location) &&
    (sport_folded.includes(sport) || sportSports.includes(sport_folded)) &&
    (search_text.includes(text) || textSports.includes(sport_folded))
}
