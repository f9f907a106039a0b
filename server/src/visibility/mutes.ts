import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ViewerId } from './people.ts'

/**
 * Whom somebody muted: no posts of that person in her feed, no notices. A mute stands until it is taken back or its end has
 * come. The database's clock says so wherever mutes are read: no job has to end it in time.
 */

/** `mute` is the alias of the row. */
export const isMuteStanding = (mute: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${mute}.ends_at`)} is null or ${sql.ref(`${mute}.ends_at`)} > now())`

const standing = (where: RawBuilder<unknown>) => sql`mutes m where ${where} and ${isMuteStanding('m')}`

/** How the viewer muted that person; null: she did not. */
export const muteOf = (alias: string, viewer: string): RawBuilder<StandingMute | null> =>
  sql<StandingMute | null>`(select jsonb_build_object('until', m.ends_at)
    from ${standing(sql`m.muter_id = ${viewer}::uuid and m.muted_id = ${sql.ref(`${alias}.id`)}`)})`

/** `until` as the database writes it in JSON; null: for ever. */
export interface StandingMute {
  until: string | null
}

/** `reader`, a column of the query, muted that person. */
export const isMutedBy = (alias: string, reader: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce((select true from ${standing(
    sql`m.muter_id = ${reader} and m.muted_id = ${sql.ref(`${alias}.id`)}`,
  )}), false)`

/** The reader has not muted this one person: worked out once for all readers of a query. */
export const hasNotMuted = (reader: RawBuilder<unknown>, person: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${reader} not in (select m.muter_id from ${standing(sql`m.muted_id = ${person}`)})`

/** Left out of the feeds of who muted her. `author` is a column with her id. */
export const isNotMuted = (author: string, viewer: ViewerId): RawBuilder<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(author)} not in (select m.muted_id from ${standing(sql`m.muter_id = ${viewer}::uuid`)})`
