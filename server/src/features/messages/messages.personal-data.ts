import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { deleted, ended, leftOut, type PersonReferences, rows, stays } from '../../personal-data/reference.ts'
import { unreadInTeam } from './team/recount-in-team.ts'

/** The places of her messages stay between those of others, without words; nothing of hers waits unread. */
async function emptyMessages(ctx: Context, personId: string): Promise<void> {
  await sql`
    update messages set text = '', search_text = '', media = '[]', edited_at = null, deleted_at = coalesce(deleted_at, ${ctx.now()})
    where sender_id = ${personId}::uuid and (text <> '' or media <> '[]' or deleted_at is null)`.execute(ctx.db)
  await inTransaction(ctx, (tx) => recountOthers(tx, personId))
}

async function recountOthers(tx: Context, personId: string): Promise<void> {
  const others = sql`mine.person_id = ${personId}::uuid and other.conversation_id = mine.conversation_id
    and other.person_id <> ${personId}::uuid and other.unread_count > 0`
  // Locked first, so that the count sees each message that was counted in before.
  await sql`
    select 1 from participants mine, participants other where ${others}
    order by other.conversation_id, other.person_id for update of other`.execute(tx.db)
  await sql`
    update participants other set unread_count = case when other.team_id is null then 0
        else ${unreadInTeam('other')} end
    from participants mine where ${others}`.execute(tx.db)
}

/** With her place in a team she gives up that in its conversation; what is between two stays with the other. */
async function endPlaces(ctx: Context, personId: string): Promise<void> {
  await sql`delete from participants where person_id = ${personId}::uuid and team_id is not null`.execute(ctx.db)
  await sql`
    update participants set read_at = null, shown_read_at = null, delivered_at = null, unread_count = 0
    where person_id = ${personId}::uuid`.execute(ctx.db)
}

const both = stays('the other keeps her own messages; nothing of hers is in it')

export const messagesPersonalData: PersonReferences = {
  'message_reactions.person_id': { atTheEnd: deleted, inArchive: rows() },
  'messages.sender_id': { atTheEnd: ended(emptyMessages), inArchive: rows('search_text', 'covered') },
  'participants.person_id': {
    atTheEnd: ended(endPlaces),
    inArchive: rows(),
  },
  'conversations.low_id': { atTheEnd: both, inArchive: leftOut('in participants') },
  'conversations.high_id': { atTheEnd: both, inArchive: leftOut('in participants') },
}
