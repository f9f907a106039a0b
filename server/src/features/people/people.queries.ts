import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { before, type Position } from '../../paging.ts'
import { containing } from '../../search-columns.ts'
import { isFound, type ViewerId } from '../../visibility/people.ts'
import { isIndexable, type PeopleFilter } from './people-filter.ts'

/** What an ordinary index answers: role and verified. */
export const equals = (filter: PeopleFilter): RawBuilder<SqlBool> => sql<SqlBool>`
  ${filter.role === null ? sql`true` : sql`p.role = ${filter.role}`}
  and ${filter.verified ? sql`p.verified_at is not null` : sql`true`}`

/** The terms, each anywhere in its column; taken literally. */
export const holdsTerms = (filter: PeopleFilter): RawBuilder<SqlBool> => sql<SqlBool>`
  ${holds('search_text', filter.text)} and ${holds('sport_folded', filter.sport)}
  and ${holds('location_folded', filter.location)}`

function holds(column: string, term: string): RawBuilder<SqlBool> {
  if (term === '') return sql<SqlBool>`true`
  const text = sql.ref(`p.${column}`)
  // Added to '' the column is no index's: a short term would read all of a trigram index.
  return sql<SqlBool>`${isIndexable(term) ? text : sql`(${text} || '')`} like ${containing(term)}`
}

/** Everybody, where no term is given: an ordinary index walk. */
export const fromAll = (filter: PeopleFilter, viewer: ViewerId, from: Position | null): RawBuilder<unknown> => sql`
  from profiles p where ${equals(filter)} ${after(from)} and ${isFound('p', viewer)}`

/**
 * The newest people of this role, looked through for the terms: what is common is found at once, and what is rare
 * costs no more than the window. Walks profiles_newest_idx, profiles_role_newest_idx or profiles_verified_idx.
 */
export const fromNewest = (
  filter: PeopleFilter,
  viewer: ViewerId,
  from: Position | null,
  window: number,
): RawBuilder<unknown> => sql`
  from (select * from profiles p where ${equals(filter)} ${after(from)}
    order by p.created_at desc, p.id desc limit ${sql.lit(window)}) p
  where ${holdsTerms(filter)} and ${isFound('p', viewer)}`

/**
 * Everybody whom a trigram index finds. `offset 0` is a wall: no plan walks everybody by time in the hope of finding
 * enough, which is what a prepared statement, planned without its term, would do.
 */
export const fromIndex = (filter: PeopleFilter, viewer: ViewerId, from: Position | null): RawBuilder<unknown> => sql`
  from (select * from profiles p where ${equals(filter)} and ${holdsTerms(filter)} ${after(from)} offset 0) p
  where ${isFound('p', viewer)}`

const after = (from: Position | null): RawBuilder<unknown> =>
  from === null ? sql`` : sql`and ${before('p.created_at', 'p.id', from)}`
