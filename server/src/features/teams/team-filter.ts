import { fold } from '@heraia/contract/fold'
import type { TeamFilters } from '@heraia/contract/teams'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { startingAfter } from '../../paging.ts'
import { containing } from '../../search-columns.ts'
import { isTeamFound } from '../../visibility/teams.ts'
import { isIndexable } from '../people/people-filter.ts'
import { orOfSports, sportsOf } from '../people/sports-of-term.ts'
import { today } from './team-card.view.ts'

/** What the statements of a search are asked: terms as patterns, null where there is none. */
export type AskedTeams = {
  /** Today, as deadlines are read. */
  day: string
  recruiting: boolean
  verified: boolean
  unverified: boolean
  text: string | null
  sport: string | null
  location: string | null
  /** The stored names of the sports that a term names in Spanish. */
  textSports: readonly string[] | null
  sportSports: readonly string[] | null
  /** Whether a trigram index can answer this term. */
  textIndexed: boolean
  sportIndexed: boolean
  locationIndexed: boolean
  /** Where the page starts. */
  at: Date | null
  id: string | null
}

export function askedTeams(filters: TeamFilters, now: Date): AskedTeams {
  const [text, sport, location] = [filters.q, filters.sport, filters.location].map((term) => fold(term ?? ''))
  return {
    day: today(now),
    recruiting: filters.recruiting ?? false,
    verified: filters.verified ?? false,
    unverified: filters.unverified ?? false,
    text: patternOf(text),
    sport: patternOf(sport),
    location: patternOf(location),
    textSports: sportsOf(text ?? ''),
    sportSports: sportsOf(sport ?? ''),
    textIndexed: isIndexable(text ?? ''),
    sportIndexed: isIndexable(sport ?? ''),
    locationIndexed: isIndexable(location ?? ''),
    at: null,
    id: null,
  }
}

const patternOf = (term: string | undefined): string | null => (term ? containing(term) : null)

export const hasTerms = ({ text, sport, location }: AskedTeams): boolean =>
  text !== null || sport !== null || location !== null

export const isIndexed = (asked: AskedTeams): boolean =>
  asked.textIndexed || asked.sportIndexed || asked.locationIndexed

/** All that an ordinary index walk answers. */
const isAsked = (asked: AskedTeams): RawBuilder<SqlBool> => sql<SqlBool>`${isTeamFound('t')}
  and ${asked.verified ? sql`t.verified` : sql`true`} and ${asked.unverified ? sql`not t.verified` : sql`true`}
  and ${asked.recruiting ? sql`t.recruiting_until >= ${asked.day}::date` : sql`true`}
  and ${startingAfter('t.created_at', 't.id', asked)}`

const holdsTerms = (asked: AskedTeams): RawBuilder<SqlBool> => sql<SqlBool>`
  ${orOfSports('t', holds('search_text', asked.text, asked.textIndexed), asked.textSports)}
  and ${orOfSports('t', holds('sport_folded', asked.sport, asked.sportIndexed), asked.sportSports)}
  and ${holds('location_folded', asked.location, asked.locationIndexed)}`

function holds(column: string, pattern: string | null, indexed: boolean): RawBuilder<SqlBool> {
  if (pattern === null) return sql<SqlBool>`true`
  const text = sql.ref(`t.${column}`)
  // Added to '' the column is no index's: a short term would read all of a trigram index.
  return sql<SqlBool>`${indexed ? text : sql`(${text} || '')`} like ${pattern}`
}

/** Walks teams_newest_idx, teams_verified_idx, teams_unverified_idx or teams_recruiting_idx. */
export const fromAll = (asked: AskedTeams): RawBuilder<unknown> => sql`from teams t where ${isAsked(asked)}`

/** The newest so many, looked through for the terms: what is common is found at once. */
export const fromFirst = (asked: AskedTeams, window: number): RawBuilder<unknown> => sql`
  from (select * ${fromAll(asked)} order by t.created_at desc, t.id desc limit ${sql.lit(window)}) t
  where ${holdsTerms(asked)}`

/** All that a trigram index finds. `offset 0` is a wall: no plan walks everything in the hope of finding enough. */
export const fromIndex = (asked: AskedTeams): RawBuilder<unknown> => sql`
  from (select * from teams t where ${holdsTerms(asked)} and ${isAsked(asked)} offset 0) t`
