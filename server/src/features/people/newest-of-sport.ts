import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { rowsToRead } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { isFound } from '../../visibility/people.ts'
import { cardSql } from '../profiles/person-card.view.ts'
import { type AskedPeople, equals, holdsTerms, isInPlace, orOfSports } from './people.queries.ts'
import { byNewest, nameKey, type OrderOfPeople } from './people-orders.ts'
import type { FoundRow } from './search-people.ts'

/** So many of each sport are looked through in the index, and of so many who are there the rows are read. */
const LOOK = 1_000
const READ = 600
/** So many letters of what she is called the index holds: migration 0103. */
const CALLED = 80
/** A search that means more sports than these is no search by sport. */
const MOST_SPORTS = 8

/** A role, a sport and words or a place: so little of everybody that the newest of the role seldom fill a page. */
export const isOfSport = (asked: AskedPeople, order: OrderOfPeople): boolean =>
  order === byNewest &&
  asked.role !== null &&
  asked.sportIndexed &&
  asked.sportSports === null &&
  (asked.text !== null || asked.location !== null)

/**
 * A page of the newest of a role in the sports that she means, or fewer where these looks do not fill it. `is_whole`:
 * there are no more. Walks profiles_role_sport_called_idx once, which holds the places and names too; rows are read of
 * those who are there and are called so. Where the look at one sport ends, the others may not go on: what lies there in
 * that one is not known.
 */
export const newestOfSport = statement(
  (asked: AskedPeople & { limit: number }) => sql<FoundRow & { is_whole: boolean }>`
    with meant as materialized (
      select s.sport from people_sports s where s.sport like ${asked.sport} limit ${sql.lit(MOST_SPORTS + 1)}
    ), looks as materialized (
      select l.* from meant cross join lateral (
        select count(*) as seen, min(p.created_at) as ended_at,
          array_agg(p.id) filter (where p.may_be_meant) as ids,
          array_agg(p.created_at) filter (where p.may_be_meant) as times
        from (select p.id, p.created_at, (${mayBeMeant(asked)}) as may_be_meant
          from (${inSport(asked)} limit ${sql.lit(LOOK)}) p offset 0) p
      ) l where (select count(*) from meant) <= ${sql.lit(MOST_SPORTS)}
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

/** As far as the index says: of whose name it holds only the beginning, her row is read. */
const mayBeMeant = (asked: AskedPeople): RawBuilder<SqlBool> => sql<SqlBool>`
  ${isInPlace(asked)} and ${asked.text === null ? sql`true` : mayHoldText(asked, asked.text)}`

const mayHoldText = ({ textSports }: AskedPeople, pattern: string): RawBuilder<SqlBool> => {
  const called = sql<SqlBool>`(p.called like ${pattern} or p.sport_folded like ${pattern}
    or p.location_folded like ${pattern} or char_length(p.called) = ${sql.lit(CALLED)})`
  return orOfSports('p', called, textSports)
}

const inSport = (asked: AskedPeople): RawBuilder<unknown> => sql`
  select p.id, p.created_at, p.sport_folded, p.location_folded, p.called from profiles p
  where p.role = ${asked.role} and p.sport_folded = meant.sport and ${byNewest.isAfter(asked)} order by ${byNewest.by}`
