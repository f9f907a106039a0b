import type { Message } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import type { SignedIn } from '../../../context.ts'
import { forbidden, notFound } from '../../../refused.ts'
import { hiddenByBlocks } from '../../../visibility/blocks.ts'
import { bringFiles } from '../bring-files.ts'
import { mustMayWrite } from '../must-may-write.ts'
import type { Draft } from '../send-message.ts'
import { showIn } from '../show-in.ts'
import { newMessage, storedFrom, storedSql, storing } from '../store-message.ts'
import { tellMessage } from '../tell-message.ts'
import { findTeamConversation } from './find-team-conversation.ts'
import { authorsSql, type TeamMessageRow } from './team-message.view.ts'

/** null: a message with this id is there already. */
export async function sendToTeam(tx: SignedIn, draft: Draft): Promise<Message | null> {
  const conversation = await findTeamConversation(tx, draft.id)
  if (conversation.request !== 'none') throw forbidden('not_in_conversation', 'She is not in this conversation.')
  const stored = await insert(tx, draft)
  if (!stored) return null
  mustMayWrite(conversation)
  if (draft.media?.length)
    stored.media = await bringFiles(tx, draft.messageId, draft.media, { ...conversation, covered: false })
  if (draft.replyToId && stored.reply_id === null) throw notFound('message')
  await announce(tx, 'message.sent', {
    messageId: draft.messageId,
    conversationId: draft.id,
    senderId: tx.viewer.id,
    recipientIds: await whoWantsNotices(tx, draft.id),
  })
  await tellMessage(tx, 'message.new', conversation, stored)
  return showIn(conversation, stored, tx)
}

async function insert(tx: SignedIn, draft: Draft): Promise<TeamMessageRow | undefined> {
  const asked = newMessage(tx, draft)
  const { rows } = await sql<TeamMessageRow | { message_id: null }>`
    ${storing(asked, {
      access: sql`select mine.conversation_id as id from participants mine
        where mine.conversation_id = ${asked.id}::uuid and mine.person_id = ${asked.viewer}::uuid
          and mine.team_id is not null and mine.request is null`,
      readers: sql`unread_count = unread_count + case when person_id = m.sender_id
          or person_id in (${hiddenByBlocks(sql`${asked.viewer}::uuid`)}) then 0 else 1 end
        from m where participants.conversation_id = m.conversation_id and participants.request is null`,
    })}
    select ${storedSql}, ${authorsSql} from ${storedFrom}`.execute(tx.db)
  return rows.find((row): row is TeamMessageRow => row.message_id !== null)
}

async function whoWantsNotices(tx: SignedIn, id: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from participants
    where conversation_id = ${id}::uuid and request is null and not muted and person_id <> ${tx.viewer.id}::uuid
    order by person_id`.execute(tx.db)
  return rows.map((row) => row.person_id)
}
