import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Whether a reader sees when a person of hers is here, or writes: both show it, something is written between the two, and
 * the person has no request of the reader's waiting. That she deleted it for herself tells nobody. Aliases: of their `profiles`, and of the person's `participants`.
 */
export const isPresenceShown = (person: string, reader: string, side: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${showBoth(person, reader)}
    and coalesce(${sql.ref(`${side}.updated_at`)}, ${sql.ref(`${side}.cleared_until`)}) is not null
    and ${sql.ref(`${side}.request`)} is null)`

/** The same of a profile for one reader: of the two, by their one conversation. Walks the key of `low_id, high_id`. */
export const isPresenceShownTo = (person: string, reader: string): RawBuilder<SqlBool> => {
  const them = [sql.ref(`${person}.id`), sql`${reader}::uuid`]
  return sql<SqlBool>`exists (
    select 1 from conversations ours join profiles reader on reader.id = ${reader}::uuid
      join participants theirs on theirs.conversation_id = ours.id and theirs.person_id = ${sql.ref(`${person}.id`)}
    where ours.low_id = least(${sql.join(them)}) and ours.high_id = greatest(${sql.join(them)})
      and ${isPresenceShown(person, 'reader', 'theirs')})`
}

/** Who keeps it to herself does not see it of others either. */
export const showBoth = (one: string, other: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${one}.show_online_status`)} and ${sql.ref(`${other}.show_online_status`)})`
