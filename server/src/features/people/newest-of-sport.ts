import { type RawBuilder, sql } from 'kysely'
import { rowsToRead } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { isFound } from '../../visibility/people.ts'
import { cardSql } from '../profiles/person-card.view.ts'
import { type AskedPeople, equals, holdsTerms, isInPlace } from './people.queries.ts'
import { byNewest, nameKey, type OrderOfPeople } from './people-orders.ts'
import type { FoundRow } from './search-people.ts'

/** So many of each sport are looked through in the index, and of so many who are there the rows are read. */
const LOOK = 1_000
const READ = 600
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
 * there are no more. Walks profiles_role_sport_idx, which holds the places too; rows are read of those who are there.
 * Where the look at one sport ends, the others may not go on: what lies there in that one is not known.
 */
export const newestOfSport = statement(
  (asked: AskedPeople & { limit: number }) => sql<FoundRow & { is_whole: boolean }>`
    with meant as materialized (
      select s.sport from people_sports s where s.sport like ${asked.sport} limit ${sql.lit(MOST_SPORTS + 1)}
    ), ended as materialized (
      select max(p.created_at) as at
      from meant cross join lateral (${inSport(asked)} offset ${sql.lit(LOOK - 1)} limit 1) p
    ), near as materialized (
      select p.id, p.created_at from meant cross join lateral (${inSport(asked)} limit ${sql.lit(LOOK)}) p
      where (select count(*) from meant) <= ${sql.lit(MOST_SPORTS)} and ${isInPlace(asked)}
        and p.created_at > coalesce((select at from ended), '-infinity')
      order by ${byNewest.by} limit ${sql.lit(READ)}
    )
    select ${cardSql(asked.viewer)}, ${nameKey} as name_key,
      (select at from ended) is null and (select count(*) from near) < ${sql.lit(READ)} as is_whole
    from (select * from near p order by ${byNewest.by}) k
      cross join lateral (select * from profiles s where s.id = k.id offset 0) p
    where ${equals(asked)} and ${holdsTerms(asked)} and ${isFound('p', asked.viewer)}
    order by k.created_at desc, k.id desc limit ${rowsToRead(asked.limit)}`,
)

const inSport = (asked: AskedPeople): RawBuilder<unknown> => sql`
  select p.id, p.created_at, p.location_folded from profiles p
  where p.role = ${asked.role} and p.sport_folded = meant.sport and ${byNewest.isAfter(asked)} order by ${byNewest.by}`
