import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isNotHidden } from './blocks.ts'
import { isMinor } from './people.ts'

/**
 * `isOpen` of people.ts for a reader who is herself a column of the query: many readers, one person. `hidden` is the array of
 * those hidden from her, where the query has it.
 */
export const isOpenTo = (
  alias: string,
  reader: RawBuilder<unknown>,
  hidden?: RawBuilder<unknown>,
): RawBuilder<SqlBool> => {
  const person = sql.ref(`${alias}.id`)
  return sql<SqlBool>`(${person} = ${reader} or (${isVisibleTo(alias, reader, hidden)} and (
    (${sql.ref(`${alias}.profile_visibility`)} = 'public' and not ${isMinor(alias)})
    or (${sql.ref(`${alias}.profile_visibility`)} <> 'private'
      and exists (select 1 from follows f where f.follower_id = ${reader} and f.followed_id = ${person})))))`
}

/** `isHeard` of people.ts for readers of whom none `isMeant`. */
export const isHeardBy = (alias: string, reader: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const person = sql.ref(`${alias}.id`)
  return sql<SqlBool>`(${isVisibleTo(alias, reader)} and (not ${isMinor(alias)}
    or exists (select 1 from follows f where f.follower_id = ${reader} and f.followed_id = ${person})))`
}

/** `isVisible` of people.ts, likewise. */
export const isVisibleTo = (
  alias: string,
  reader: RawBuilder<unknown>,
  hidden?: RawBuilder<unknown>,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.state`)} = 'active' and ${isNotHidden(sql.ref(`${alias}.id`), reader, hidden)})`
