import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { rowsToRead } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { isFound } from '../../visibility/people.ts'
import { cardSql } from '../profiles/person-card.view.ts'
import { type AskedPeople, equals, holdsTerms, isInPlace } from './people.queries.ts'
import { byNewest, nameKey, type OrderOfPeople } from './people-orders.ts'
import type { FoundRow } from './search-people.ts'
import { orOfSports } from './sports-of-term.ts'

/** So many of each sport are looked through in the index, and of so many who are there the rows are read. */
const LOOK = 1_000
const READ = 600
/** So many letters of what she is called the index holds: migration 0103. */
const CALLED = 80
/** A search that means more sports than these is no search by sport. */
export const MOST_SPORTS = 8
/** More places than these are not looked through one by one. */
export const MOST_PLACES = 16

/** A role, a sport and words or a place: so little of everybody that the newest of the role seldom fill a page. */
export const isOfSport = (asked: AskedPeople, order: OrderOfPeople): boolean =>
  order === byNewest &&
  asked.role !== null &&
  asked.sportIndexed &&
  asked.sportSports === null &&
  (asked.text !== null || asked.location !== null)

/**
 * A page of the newest of a role in the sports that she means, and the places, or fewer where these looks do not fill it.
 * `is_whole`: there are no more. Walks indexes that hold what they are called, and rows are read of those who are
 * called so. Of a few places each is walked by itself (profiles_role_sport_place_idx), of many what lies in the sport
 * (profiles_role_sport_called_idx). Where the look at one of them ends, the others may not go on: what lies there in
 * that one is not known.
 */
export const newestOfSport = statement(
  (asked: AskedPeople & { limit: number }) => sql<FoundRow & { is_whole: boolean }>`
    with sports as materialized (
      select s.sport from people_sports s where s.sport like ${asked.sport} limit ${sql.lit(MOST_SPORTS + 1)}
    ), ${asked.location === null ? sql`` : places(asked.location)}
    looks as materialized (
      ${asked.location === null ? looksInSport(asked) : sql`${looksInPlaces(asked)} union all ${looksInSport(asked)}`}
    ), ended as materialized (
      select max(ended_at) as at from looks where seen = ${sql.lit(LOOK)}
    ), near as materialized (
      select p.id, p.created_at from looks cross join unnest(looks.ids, looks.times) as p (id, created_at)
      where p.created_at > coalesce((select at from ended), '-infinity')
      order by ${byNewest.by} limit ${sql.lit(READ)}
    )
    select ${cardSql(asked.viewer)}, ${nameKey} as name_key,
      (select at from ended) is null and (select count(*) from near) < ${sql.lit(READ)} as is_whole
    from (select * from near p order by ${byNewest.by}) k
      cross join lateral (select * from profiles s where s.id = k.id offset 0) p
    where ${equals(asked)} and ${holdsTerms(asked)} and ${isFound('p', asked.viewer)}
    order by k.created_at desc, k.id desc limit ${rowsToRead(asked.limit)}`,
)

const places = (pattern: string): RawBuilder<unknown> => sql`places as materialized (
    select l.place from people_places l where l.place like ${pattern} limit ${sql.lit(MOST_PLACES + 1)}
  ),`

const areFew = (table: 'sports' | 'places', most: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(select count(*) from ${sql.table(table)}) <= ${sql.lit(most)}`

const looksInPlaces = (asked: AskedPeople): RawBuilder<unknown> => sql`
  select l.* from sports cross join places
    cross join lateral (${look(asked, sql`p.location_folded = places.place`, mayHoldText(asked))}) l
  where ${areFew('sports', MOST_SPORTS)} and ${areFew('places', MOST_PLACES)}`

const looksInSport = (asked: AskedPeople): RawBuilder<unknown> => sql`
  select l.* from sports
    cross join lateral (${look(asked, sql`true`, sql`${isInPlace(asked)} and ${mayHoldText(asked)}`)}) l
  where ${areFew('sports', MOST_SPORTS)}
    and ${asked.location === null ? sql`true` : sql`not ${areFew('places', MOST_PLACES)}`}`

/** At the newest of a sport: how many were seen, until when, and which of them may be meant as far as the index says. */
const look = (asked: AskedPeople, where: RawBuilder<unknown>, mayBeMeant: RawBuilder<unknown>) => sql`
  select count(*) as seen, min(p.created_at) as ended_at, array_agg(p.id) filter (where p.may_be_meant) as ids,
    array_agg(p.created_at) filter (where p.may_be_meant) as times
  from (select p.id, p.created_at, (${mayBeMeant}) as may_be_meant
    from (select p.id, p.created_at, p.sport_folded, p.location_folded, p.called from profiles p
      where p.role = ${asked.role} and p.sport_folded = sports.sport and ${where} and ${byNewest.isAfter(asked)}
      order by ${byNewest.by} limit ${sql.lit(LOOK)}) p
    offset 0) p`

/** Of whose name the index holds only the beginning, her row says it. */
function mayHoldText({ text, textSports }: AskedPeople): RawBuilder<SqlBool> {
  if (text === null) return sql<SqlBool>`true`
  const isHeld = sql<SqlBool>`(p.called like ${text} or p.sport_folded like ${text} or p.location_folded like ${text}
    or char_length(p.called) = ${sql.lit(CALLED)})`
  return orOfSports('p', isHeld, textSports)
}
