import { type RawBuilder, type SqlBool, sql } from 'kysely'

/*
 * Pictures and films in a conversation of two: nothing of those that somebody sends who is no mutual follower of the reader
 * is shown to her, not even in words, until she says that she wants to see what that person sends. Documents are saved by a
 * press of hers in any case. A team's are shown to all who said that they want to be in its conversation.
 */

/** What the reader said of pictures that the other sends (`participants.pictures`); null: nothing yet. */
export type PicturesSaid = 'shown' | 'covered' | null

/** Whether the pictures of a message are to be covered when it is sent (`messages.covered`). */
export const comeCovered = (mutual: boolean, readerKeepsHerAside: boolean): boolean => !mutual || readerKeepsHerAside

/** Whether the pictures of a message that another sent are kept from the reader now. */
export const areCovered = (cameCovered: boolean, said: PicturesSaid): boolean =>
  said === null ? cameCovered : said === 'covered'

/** The same of rows with these aliases: a message, and the reader's of `participants`. */
export const areCoveredFor = (message: string, mine: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${sql.ref(`${mine}.team_id`)} is null and case when ${sql.ref(`${mine}.pictures`)} is null
    then ${sql.ref(`${message}.covered`)} else ${sql.ref(`${mine}.pictures`)} = 'covered' end)`
