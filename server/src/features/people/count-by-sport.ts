import { Role } from '@heraia/contract/roles'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { statement, unplanned } from '../../statement.ts'
import { ANY_MEMBER, isFound, isFoundOfMany } from '../../visibility/people.ts'
import { MOST_PLACES, MOST_SPORTS } from './newest-of-sport.ts'
import { type AskedPeople, called, isInPlace } from './people.queries.ts'
import { COUNT_MAX, type CountByRole, type OfRole } from './people-count.ts'
import { orOfSports } from './sports-of-term.ts'

/** One word or one sport, and a place at most; of both, who is called so in that sport has to be read. */
const isCounted = ({ text, textIndexed, sport, verified }: AskedPeople): boolean =>
  !verified && (text === null) !== (sport === null) && (text === null || textIndexed)

/**
 * How many of each role a search finds, whatever role it asks for: in the sports that are called so by an index alone
 * (profiles_found_idx), and in other sports by the trigrams of what people are called, and of where they live. null: too
 * many sports or places are meant, or it asks for more than a word or a sport, and a place.
 */
export async function countBySport(ctx: Context, asked: AskedPeople): Promise<CountByRole | null> {
  if (!isCounted(asked)) return null
  const [row] = await countParts(ctx, { ...asked, role: null, isAnyMember: asked.viewer === ANY_MEMBER })
  if (!row?.is_few) return null
  const others = row.others ?? []
  const sum = (parts: readonly OfRole[]) => parts.reduce((all, part) => all + part.count, 0)
  const isCut = sum(others) > COUNT_MAX
  const bounded = (count: number) => ({ count: Math.min(count, COUNT_MAX), more: isCut || count > COUNT_MAX })
  const found = [...(row.of_sports ?? []), ...others]
  const roles = Role.options
    .map((role) => ({ role, ...bounded(sum(found.filter((part) => part.role === role))) }))
    .filter(({ count }) => count > 0)
  return { ...bounded(sum(found)), roles, isCut }
}

interface Parts {
  /** The sports and the places that are meant are few. */
  is_few: boolean
  of_sports: OfRole[] | null
  /** Of one more than are counted at most, whatever their role. */
  others: OfRole[] | null
}

const isFew = sql<SqlBool>`((select count(*) from sports) <= ${sql.lit(MOST_SPORTS)}
  and (select count(*) from places) <= ${sql.lit(MOST_PLACES)})`

const ONE_MORE = sql.lit(COUNT_MAX + 1)

/** Of any member no block has to be looked for, which for a thousand people takes a third of the time: a shape of its own. */
type AskedParts = AskedPeople & { isAnyMember: boolean }

const countParts = statement(({ isAnyMember, ...given }: AskedParts) => {
  const asked = isAnyMember ? { ...given, viewer: ANY_MEMBER } : given
  return sql<Parts>`
    with sports as materialized (
      select p.sport_folded from (select sport as sport_folded from people_sports) p where ${namesSport(asked)}
      limit ${sql.lit(MOST_SPORTS + 1)}
    ), places as materialized (${placesMeant(asked)}), roles as materialized (
      select role from unnest(${sql.lit(`{${Role.options.join()}}`)}::text[]) as r (role)
    )
    select ${isFew} as is_few,
      (select json_agg(c) from (
        select role, (select count(*) from (${ofSports(asked)} limit ${ONE_MORE}) one) as count from roles where ${isFew} offset 0
      ) c where c.count > 0) as of_sports,
      ${
        asked.text === null
          ? sql`null`
          : sql`(select json_agg(c) from (
        select role, count(*) as count from (${others(asked)} limit ${ONE_MORE}) o where ${isFew} group by role
      ) c)`
      } as others`
})

const namesSport = (asked: AskedPeople): RawBuilder<SqlBool> =>
  asked.text === null
    ? orOfSports('p', sql<SqlBool>`p.sport_folded like ${asked.sport}`, asked.sportSports)
    : orOfSports('p', sql<SqlBool>`p.sport_folded like ${asked.text}`, asked.textSports)

const placesMeant = ({ location }: AskedPeople): RawBuilder<unknown> =>
  location === null
    ? sql`select null as place`
    : sql`select l.place from people_places l where l.place like ${location} limit ${sql.lit(MOST_PLACES + 1)}`

/** Of `roles.role`. */
const ofSports = (asked: AskedPeople): RawBuilder<unknown> => sql`
  select 1 from profiles p
  where p.role = roles.role and p.sport_folded = any(array(select sport_folded from sports))
    and ${asked.location === null ? sql`true` : sql`p.location_folded = any(array(select place from places))`}
    and ${isFoundOfMany('p', asked.viewer)}`

/** Who is called so, and who lives where a place is called so; in sports that are not. */
const others = (asked: AskedPeople): RawBuilder<unknown> => sql`
  ${calledSo(asked)}
  union all
  select p.role from (
    select * from profiles p where (select count(*) > 0 from people_places l where l.place like ${asked.text})
      and p.location_folded like ${asked.text} and ${isInPlace(asked)} offset 0) p
  where not ${called} like ${asked.text} and ${isOfOtherSport} and ${isFound('p', asked.viewer)}`

/**
 * To find of those who are called so the ones who live there, the index reads everybody who does. That is worth it for a
 * name; hardly anybody is called like a sport, and where she lives stands in the row.
 */
function calledSo(asked: AskedPeople): RawBuilder<unknown> {
  const hasSports = sql<SqlBool>`exists (select 1 from sports)`
  const read = (where: RawBuilder<SqlBool>, place: RawBuilder<SqlBool>) => sql`
    select p.role from (select * from profiles p where ${called} like ${unplanned(asked.text)} and ${where} offset 0) p
    where ${place} and ${isOfOtherSport} and ${isFound('p', asked.viewer)}`
  if (asked.location === null) return read(sql<SqlBool>`true`, sql<SqlBool>`true`)
  const inIndex = sql<SqlBool>`${isInPlace(asked)} and not ${hasSports}`
  return sql`${read(hasSports, isInPlace(asked))} union all ${read(inIndex, sql<SqlBool>`true`)}`
}

const isOfOtherSport = sql<SqlBool>`p.sport_folded not in (select sport_folded from sports)`
