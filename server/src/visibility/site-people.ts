import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isForEngines } from './outside.ts'
import { isVisible, type ViewerId } from './people.ts'

/** The About page shows her to everybody: she agreed, and the operator does not hide her. `one` is the alias of the site_people row. */
export const isSitePersonShown = (one: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${one}.consented_at`)} is not null and not ${sql.ref(`${one}.hidden`)})`

/**
 * Whether her profile `p` is linked there: for whoever may see her at all. Engines keep what everybody reads: it leads only
 * to who is found there.
 */
export const isLinkedFor = (alias: string, viewer: ViewerId): RawBuilder<SqlBool> =>
  viewer === null ? isForEngines(alias) : isVisible(alias, viewer)
