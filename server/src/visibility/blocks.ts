import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Ids of the people whom a block hides from the reader, either way. A few rows that do not depend on the row
 * that is looked at, so `not in (…)` is worked out once a query.
 */
export const hiddenByBlocks = (reader: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select b.blocked_id from blocks b where b.blocker_id = ${reader}
    union all select b.blocker_id from blocks b where b.blocked_id = ${reader}`

/** The same as an array, for a query that asks about them more than once. */
export const hiddenFrom = (reader: RawBuilder<unknown>): RawBuilder<unknown> => sql`array(${hiddenByBlocks(reader)})`

/** No block stands between the two. `hidden`: the reader's array, where the query has it. */
export const isNotHidden = (
  person: RawBuilder<unknown>,
  reader: RawBuilder<unknown>,
  hidden?: RawBuilder<unknown>,
): RawBuilder<SqlBool> =>
  hidden ? sql<SqlBool>`${person} <> all(${hidden})` : sql<SqlBool>`${person} not in (${hiddenByBlocks(reader)})`
