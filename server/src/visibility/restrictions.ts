import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isThere } from './people.ts'

/*
 * Whom somebody restricted: what that person says under her posts is for the two alone, and what that person writes to her
 * waits with her requests, unheard. Both go on as if nothing were: nothing that the restricted person is shown says so.
 */

/** `by` restricted `whom`: columns or ids. */
export const restricts = (by: RawBuilder<unknown>, whom: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  isThere(sql`restrictions x where x.restricter_id = ${by} and x.restricted_id = ${whom}`)

/** Nothing that the person with this alias does rings for `reader`, who restricted her. */
export const isRestrictedBy = (alias: string, reader: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  restricts(reader, sql.ref(`${alias}.id`))
