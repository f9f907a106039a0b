import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isShown, type ViewerId } from './people.ts'

/**
 * Whether the viewer may see the results of a person, wherever one of them stands: as far as her statistics are shown,
 * and only while she is an athlete. `owner` is the alias of her row.
 */
export const areResultsSeen = (owner: string, viewer: ViewerId): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${owner}.role`)} = 'athlete' and ${isShown(owner, 'stats_visibility', viewer)})`
