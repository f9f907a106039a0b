import type { ConversationId, MessageId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { isVisibleTo } from '../../visibility/readers.ts'

/** One of her devices has what the other one wrote in this conversation up to this message. */
export interface Received {
  personId: string
  conversationId: string
  messageId: string
}

/** Her device says what it has. Whatever is not hers to receive is left out, and she is not told which. */
export async function receiveMessages(
  ctx: SignedIn,
  newest: readonly { id: ConversationId; messageId: MessageId }[],
): Promise<Record<string, never>> {
  const personId = ctx.viewer.id
  await markReceived(
    ctx,
    newest.map(({ id: conversationId, messageId }) => ({ personId, conversationId, messageId })),
  )
  return {}
}

/**
 * The pointers go forward, and who wrote hears of it; not while a request waits for an answer, and not where a block or
 * a suspension stands between the two. Of a team nobody is told. One transaction for all.
 */
async function markReceived(ctx: Context, received: readonly Received[]): Promise<void> {
  if (received.length === 0) return
  await inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ conversation_id: ConversationId; message_id: MessageId; writer_id: string }>`
      with said as (
        select distinct on (m.conversation_id, s.person_id) m.conversation_id, s.person_id, m.id, m.sender_id, m.created_at
        from unnest(
          ${received.map((each) => each.conversationId)}::uuid[], ${received.map((each) => each.personId)}::uuid[],
          ${received.map((each) => each.messageId)}::uuid[]) as s (conversation_id, person_id, message_id)
        join messages m on m.id = s.message_id and m.conversation_id = s.conversation_id and m.sender_id <> s.person_id
        order by m.conversation_id, s.person_id, m.created_at desc
      ), held as (
        select said.* from said join participants mine using (conversation_id, person_id)
          join profiles writer on writer.id = said.sender_id
        where mine.team_id is null and mine.request is null
          and (mine.delivered_at is null or mine.delivered_at < said.created_at)
          and ${isVisibleTo('writer', sql.ref('said.person_id'))}
        order by mine.conversation_id, mine.person_id for update of mine
      )
      update participants mine set delivered_at = held.created_at, delivered_message_id = held.id from held
      where mine.conversation_id = held.conversation_id and mine.person_id = held.person_id
      returning mine.conversation_id, mine.delivered_message_id as message_id, held.sender_id as writer_id`.execute(
      tx.db,
    )
    for (const { conversation_id: conversationId, message_id: messageId, writer_id } of rows) {
      await tell(tx, [writer_id], 'message.seen', { conversationId, messageId, state: 'delivered' })
    }
  })
}
