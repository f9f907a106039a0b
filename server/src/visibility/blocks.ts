import { type RawBuilder, sql } from 'kysely'

/**
 * Ids of the people whom a block hides from the reader, either way. A few rows that do not depend on the row
 * that is looked at, so `not in (…)` is worked out once a query.
 */
export const hiddenByBlocks = (reader: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select b.blocked_id from blocks b where b.blocker_id = ${reader}
    union all select b.blocker_id from blocks b where b.blocked_id = ${reader}`
