import type { ConversationId, MessageId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { notFound } from '../../refused.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'
import { isForHer } from '../../visibility/messages.ts'
import { countUnread, type Unread } from './count-unread.ts'
import { findConversation } from './find-conversation.ts'

/** She read up to this message. The pointer only goes forward; what is unread is counted from it. */
export async function markRead(
  ctx: SignedIn,
  { id, messageId }: { id: ConversationId; messageId: MessageId },
): Promise<Unread> {
  const { others, receipts } = await findConversation(ctx, id)
  return inTransaction(ctx, async (tx) => {
    const at = await holdPointer(tx, id, messageId)
    const unread = await movePointer(tx, id, messageId, at)
    if (unread !== null) {
      if (receipts) await tell(tx, others, 'message.seen', { conversationId: id, messageId, state: 'read' })
      await tell(tx, [tx.viewer.id], 'conversation.read', { conversationId: id, unread })
      // Her notice of it tells of the newer ones, too.
      if (unread === 0) await announce(tx, 'conversation.read', { conversationId: id, personId: tx.viewer.id })
    }
    return countUnread(tx)
  })
}

/** Locks her side first, so that the count after it sees each message that was counted in before. */
async function holdPointer(tx: SignedIn, id: ConversationId, messageId: MessageId): Promise<Date> {
  const { rows } = await sql<{ created_at: Date }>`
    select m.created_at from participants mine join messages m on m.conversation_id = mine.conversation_id
    where mine.conversation_id = ${id}::uuid and mine.person_id = ${tx.viewer.id}::uuid and m.id = ${messageId}::uuid
      and ${isForHer('m', 'mine')}
    for update of mine`.execute(tx.db)
  if (!rows[0]) throw notFound('message')
  return rows[0].created_at
}

/** She restricts the other, to whom it stays as it was. */
const isAsShown = sql`request = 'restricted'`

/** What is unread from there on; null: she had read as far. */
async function movePointer(tx: SignedIn, id: ConversationId, messageId: MessageId, at: Date): Promise<number | null> {
  const { rows } = await sql<{ unread_count: number }>`
    update participants mine set read_at = ${at}, read_message_id = ${messageId}::uuid,
      delivered_at = case when ${isAsShown} then delivered_at else greatest(delivered_at, ${at}) end,
      delivered_message_id = case when delivered_at >= ${at} or ${isAsShown} then delivered_message_id else ${messageId}::uuid end,
      unread_count = (select count(*) from messages m where m.conversation_id = mine.conversation_id
        and m.created_at > ${at} and m.sender_id <> mine.person_id and m.deleted_at is null
        and (mine.team_id is null or m.sender_id not in (${hiddenByBlocks(sql`${tx.viewer.id}::uuid`)})))
    where conversation_id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid and (read_at is null or read_at < ${at})
    returning unread_count`.execute(tx.db)
  return rows[0]?.unread_count ?? null
}
