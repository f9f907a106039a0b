import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from '../../search-columns.ts'
import { unplanned } from '../../statement.ts'
import { isFound, type ViewerId } from '../../visibility/people.ts'
import { isIndexable, type PeopleFilter } from './people-filter.ts'
import { byNewest, type OrderOfPeople } from './people-orders.ts'
import { orOfSports, sportsOf } from './sports-of-term.ts'

/** What the statements of a search are asked: terms as patterns, null where there is none. */
export type AskedPeople = {
  viewer: ViewerId
  role: string | null
  verified: boolean
  text: string | null
  sport: string | null
  location: string | null
  /** The stored names of the sports that a term names in Spanish. */
  textSports: readonly string[] | null
  sportSports: readonly string[] | null
  /** Whether the trigram index can answer this term. */
  textIndexed: boolean
  sportIndexed: boolean
  locationIndexed: boolean
  /** Where the page starts, as the order reads it. */
  at: Date | null
  key: string | null
  id: string | null
}

export type StartOfPeople = Pick<AskedPeople, 'at' | 'key' | 'id'>
export const fromTheStart: StartOfPeople = { at: null, key: null, id: null }

export const askedPeople = (filter: PeopleFilter, viewer: ViewerId, start: StartOfPeople): AskedPeople => ({
  viewer,
  role: filter.role,
  verified: filter.verified,
  text: patternOf(filter.text),
  sport: patternOf(filter.sport),
  location: patternOf(filter.location),
  textSports: sportsOf(filter.text),
  sportSports: sportsOf(filter.sport),
  textIndexed: isIndexable(filter.text),
  sportIndexed: isIndexable(filter.sport),
  locationIndexed: isIndexable(filter.location),
  ...start,
})

const patternOf = (term: string): string | null => (term === '' ? null : containing(term))

/** What an ordinary index answers: role and verified. */
export const equals = (asked: Pick<AskedPeople, 'role' | 'verified'>): RawBuilder<SqlBool> => sql<SqlBool>`
  ${asked.role === null ? sql`true` : sql`p.role = ${asked.role}`}
  and ${asked.verified ? sql`p.verified_at is not null` : sql`true`}`

/** The terms, each anywhere in its column; taken literally. The shortest columns first, where rows are looked through. */
export const holdsTerms = (asked: AskedPeople): RawBuilder<SqlBool> => sql<SqlBool>`
  ${isInPlace(asked)}
  and ${orOfSports('p', holds('sport_folded', asked.sport, asked.sportIndexed), asked.sportSports)}
  and ${orOfSports('p', holds('search_text', asked.text, asked.textIndexed, unplanned(asked.text)), asked.textSports)}`

/** The place alone, which an index may hold. */
export const isInPlace = ({ location, locationIndexed }: AskedPeople): RawBuilder<SqlBool> =>
  holds('location_folded', location, locationIndexed)

function holds(
  column: string,
  pattern: string | null,
  isIndexed: boolean,
  written = sql`${pattern}`,
): RawBuilder<SqlBool> {
  if (pattern === null) return sql<SqlBool>`true`
  const text = sql.ref(`p.${column}`)
  // Added to '' the column is no index's: a short term would read all of a trigram index.
  return sql<SqlBool>`${isIndexed ? text : sql`(${text} || '')`} like ${written}`
}

/** Her name and her handle, each on a line, as profiles_called_terms_idx has them. */
export const called = sql`(split_part(p.search_text, E'\n', 1) || E'\n' || split_part(p.search_text, E'\n', 2))`

/** Everybody, where no term is given: an ordinary index walk. */
export const fromAll = (asked: AskedPeople, order: OrderOfPeople = byNewest): RawBuilder<unknown> => sql`
  from profiles p where ${equals(asked)} and ${order.isAfter(asked)} and ${isFound('p', asked.viewer)}`

/**
 * The first people of this role and order, looked through for the terms: what is common is found at once, and what is
 * rare costs no more than the window. Walks the order's index.
 */
export const fromFirst = (
  asked: AskedPeople,
  window: number,
  order: OrderOfPeople = byNewest,
): RawBuilder<unknown> => sql`
  from (select * from profiles p where ${equals(asked)} and ${order.isAfter(asked)}
    order by ${order.by} limit ${sql.lit(window)}) p
  where ${holdsTerms(asked)} and ${isFound('p', asked.viewer)}`

/**
 * Everybody whom a trigram index finds. `offset 0` is a wall: no plan walks everybody by time in the hope of finding
 * enough, which is what a prepared statement, planned without its term, would do.
 */
export const fromIndex = (asked: AskedPeople, order: OrderOfPeople = byNewest): RawBuilder<unknown> => sql`
  from (select * from profiles p where ${equals(asked)} and ${holdsTerms(asked)} and ${order.isAfter(asked)} offset 0) p
  where ${isFound('p', asked.viewer)}`
