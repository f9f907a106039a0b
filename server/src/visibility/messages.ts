import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * From when on somebody reads a conversation that she is in: since she came, of a team's, and since she deleted it for
 * herself. A moment that an index of messages walks to. `mine` is the alias of her participants row.
 */
export const readsSince = (mine: string): RawBuilder<Date> =>
  sql<Date>`coalesce(greatest(${sql.ref(`${mine}.joined_at`)}, ${sql.ref(`${mine}.cleared_until`)}), '-infinity')`

/** Of one of two nothing but the block, the suspension and the request are judged elsewhere; of a team she must be in it. */
export const isForHer = (message: string, mine: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  (${sql.ref(`${mine}.team_id`)} is null or ${sql.ref(`${mine}.request`)} is null)
  and ${sql.ref(`${message}.created_at`)} >= ${readsSince(mine)})`
