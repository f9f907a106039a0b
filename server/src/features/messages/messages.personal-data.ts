import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleted, emptied, ended, leftOut, type PersonReferences, rows, stays } from '../../personal-data/reference.ts'

/** The places of her messages stay between those of the other, without words; nothing of hers waits unread. */
async function emptyMessages(ctx: Context, personId: string): Promise<void> {
  await sql`
    update messages set text = '', search_text = '', media = '[]', edited_at = null, deleted_at = coalesce(deleted_at, ${ctx.now()})
    where sender_id = ${personId}::uuid and (text <> '' or media <> '[]' or deleted_at is null)`.execute(ctx.db)
  await sql`
    update participants other set unread_count = 0 from participants mine
    where mine.person_id = ${personId}::uuid and other.conversation_id = mine.conversation_id
      and other.person_id <> ${personId}::uuid and other.unread_count > 0`.execute(ctx.db)
}

const both = stays('the other keeps her own messages; nothing of hers is in it')

export const messagesPersonalData: PersonReferences = {
  'message_reactions.person_id': { atTheEnd: deleted, inArchive: rows() },
  'messages.sender_id': { atTheEnd: ended(emptyMessages), inArchive: rows('search_text') },
  'participants.person_id': {
    atTheEnd: emptied({ read_at: null, delivered_at: null, unread_count: 0 }),
    inArchive: rows(),
  },
  'conversations.low_id': { atTheEnd: both, inArchive: leftOut('in participants') },
  'conversations.high_id': { atTheEnd: both, inArchive: leftOut('in participants') },
}
