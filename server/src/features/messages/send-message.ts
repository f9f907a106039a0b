import type { ConversationId, MessageId } from '@heraia/contract/ids'
import { type Message, REQUEST_MESSAGES_MAX } from '@heraia/contract/messages'
import { fold } from '@heraia/contract/text'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, forbidden, notFound } from '../../refused.ts'
import { statement } from '../../statement.ts'
import { findConversation, type OpenConversation } from './find-conversation.ts'
import { loadMessage } from './message.queries.ts'
import { type MessageRow, showMessage } from './message.view.ts'
import { tellMessage } from './tell-message.ts'

interface Draft {
  id: ConversationId
  messageId: MessageId
  text: string
  replyToId?: MessageId
}

/** Sent once, however often it is asked for: the client made the id. */
export async function sendMessage(ctx: SignedIn, draft: Draft): Promise<Message> {
  await takeFromLimit(ctx, 'message')
  const conversation = await findConversation(ctx, draft.id)
  // A repeat of what went through is answered even where she may not write any more.
  if (!conversation.mayWrite) return (await findSent(ctx, conversation, draft)) ?? refuse()
  if (conversation.request === 'sent') await waitsForAnswer(ctx, conversation, draft)
  return (await send(ctx, conversation, draft)) ?? (await findSent(ctx, conversation, draft)) ?? refuse()
}

const refuse = (): never => {
  throw forbidden('may_not_message', 'She does not take messages from you.')
}

/** Whom she does not know she may write a few messages, and no more until there is an answer; declined or not. */
async function waitsForAnswer(ctx: SignedIn, { id }: OpenConversation, draft: Draft): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from messages where conversation_id = ${id}::uuid and sender_id = ${ctx.viewer.id}::uuid
        and id <> ${draft.messageId}::uuid limit ${sql.lit(REQUEST_MESSAGES_MAX)}) sent`.execute(ctx.db)
  if ((rows[0]?.count ?? 0) >= REQUEST_MESSAGES_MAX) {
    throw forbidden('request_waits', 'She has not answered yet; more messages have to wait.')
  }
}

/** null: a message with this id is there already. */
const send = (ctx: SignedIn, conversation: OpenConversation, draft: Draft): Promise<Message | null> =>
  inTransaction(ctx, async (tx) => {
    const row = await insert(tx, draft)
    if (!row) return null
    if (draft.replyToId && row.reply_id === null) throw notFound('message')
    await announce(tx, 'message.sent', {
      messageId: draft.messageId,
      conversationId: draft.id,
      senderId: tx.viewer.id,
      recipientId: conversation.partnerId,
      muted: conversation.partnerMuted || conversation.request === 'sent',
    })
    await tellMessage(tx, 'message.new', conversation, row)
    return showMessage(row, tx.viewer.id, conversation.partners, tx.now())
  })

/**
 * One statement, under the conversation's lock. Within a conversation times only count up, so that the order that
 * both see is the order in which messages were stored, and nothing slips in before what was read already.
 */
async function insert(tx: SignedIn, draft: Draft): Promise<MessageRow | undefined> {
  const { id, messageId, text, replyToId = null } = draft
  const asked = { id, messageId, text, folded: fold(text), replyToId, viewer: tx.viewer.id, now: tx.now() }
  const [row] = await insertMessage(tx, asked)
  return row
}

type NewMessage = {
  id: string
  messageId: string
  text: string
  folded: string
  replyToId: string | null
  viewer: string
  now: Date
}

const insertMessage = statement(
  (asked: NewMessage) => sql<MessageRow>`
    with held as (
      select id, case when last_message_id is null then ${asked.now}::timestamptz(3)
        else greatest(${asked.now}::timestamptz(3), updated_at + interval '1 millisecond') end as at
      from conversations where id = ${asked.id}::uuid for update
    ), m as (
      insert into messages (id, conversation_id, sender_id, text, search_text, reply_to_id, created_at)
      select ${asked.messageId}::uuid, held.id, ${asked.viewer}::uuid, ${asked.text}, ${asked.folded},
        (select a.id from messages a where a.id = ${asked.replyToId}::uuid and a.conversation_id = held.id), held.at
      from held on conflict (id) do nothing returning *
    ), newest as (
      update conversations set last_message_id = m.id, updated_at = m.created_at from m where conversations.id = m.conversation_id
    ), counted as (
      update participants set updated_at = m.created_at,
        unread_count = unread_count + case when person_id = m.sender_id then 0 else 1 end,
        request = case when person_id = m.sender_id then null else request end
      from m where participants.conversation_id = m.conversation_id
    )
    select m.id as message_id, m.conversation_id, m.sender_id, m.text, m.created_at, m.edited_at, m.deleted_at,
      r.id as reply_id, r.sender_id as reply_sender_id, r.text as reply_text, null::jsonb as reactions
    from m left join messages r on r.id = m.reply_to_id`,
)

/** What was sent with this id before; an id of somebody else's, or of another conversation, is taken. */
async function findSent(ctx: SignedIn, conversation: OpenConversation, draft: Draft): Promise<Message | null> {
  const row = await loadMessage(ctx, draft.messageId)
  if (!row) return null
  if (row.sender_id !== ctx.viewer.id || row.conversation_id !== draft.id) {
    throw conflict('id_taken', 'Another message has this id.')
  }
  return showMessage(row, ctx.viewer.id, conversation.partners, ctx.now())
}
