import type { ConversationId } from '@heraia/contract/ids'
import { MessageId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, inTransaction } from '../../context.ts'
import type { News } from '../../live/read-log.ts'
import { tell } from '../../live/tell.ts'

interface Delivery {
  conversationId: string
  personId: string
  messageId: string
  at: Date
}

const newMessage = z.object({
  conversationId: z.string(),
  message: z.object({ id: MessageId, senderId: z.string().nullable(), createdAt: z.coerce.date() }),
})

/** The newest message of others in what went out to her, by conversation. */
export function deliveriesIn(personId: string, news: readonly News[]): Delivery[] {
  const newest = new Map<string, Delivery>()
  for (const { json } of news.filter(({ kind }) => kind === 'message.new')) {
    const { conversationId, message } = newMessage.parse(JSON.parse(json))
    if (message.senderId === personId) continue
    newest.set(conversationId, { conversationId, personId, messageId: message.id, at: message.createdAt })
  }
  return [...newest.values()]
}

/** The pointers go forward, and who wrote hears of it. One transaction for all that went out in a moment. */
export async function markDelivered(ctx: Context, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return
  await inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ conversation_id: ConversationId; message_id: MessageId; partner_id: string | null }>`
      with seen as (
        select * from unnest(
          ${deliveries.map((each) => each.conversationId)}::uuid[], ${deliveries.map((each) => each.personId)}::uuid[],
          ${deliveries.map((each) => each.messageId)}::uuid[], ${deliveries.map((each) => each.at.toISOString())}::timestamptz(3)[]
        ) as s (conversation_id, person_id, message_id, at)
      ), held as (
        select s.* from participants p join seen s using (conversation_id, person_id)
        where (p.delivered_at is null or p.delivered_at < s.at) and p.request is null
        order by p.conversation_id, p.person_id for update of p
      )
      update participants p set delivered_at = held.at, delivered_message_id = held.message_id
      from held join conversations c on c.id = held.conversation_id
      where p.conversation_id = held.conversation_id and p.person_id = held.person_id
      returning p.conversation_id, p.delivered_message_id as message_id,
        case when c.low_id = p.person_id then c.high_id else c.low_id end as partner_id`.execute(tx.db)
    for (const { conversation_id, message_id, partner_id } of rows) {
      // In a team's nobody is told.
      if (partner_id === null) continue
      const seen = { conversationId: conversation_id, messageId: message_id, state: 'delivered' as const }
      await tell(tx, [partner_id], 'message.seen', seen)
    }
  })
}
