import type { ConversationId, MediaId, MessageId } from '@heraia/contract/ids'
import { type Message, REQUEST_MESSAGES_MAX } from '@heraia/contract/messages'
import { fold } from '@heraia/contract/text'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, forbidden, invalidField, notFound } from '../../refused.ts'
import { statement } from '../../statement.ts'
import { isVisible } from '../../visibility/people.ts'
import { bringFiles } from './bring-files.ts'
import { type AccessRow, accessFrom, accessSql, findConversation, showAccess } from './find-conversation.ts'
import { loadMessage } from './message.queries.ts'
import { type MessageRow, replyText, showMessage } from './message.view.ts'
import { tellMessage } from './tell-message.ts'

interface Draft {
  id: ConversationId
  messageId: MessageId
  text: string
  media?: readonly MediaId[]
  replyToId?: MessageId
}

/** Sent once, however often it is asked for: the client made the id. */
export async function sendMessage(ctx: SignedIn, draft: Draft): Promise<Message> {
  if (draft.text === '' && !draft.media?.length) throw invalidField('text', 'required', 'Write something.')
  await takeFromLimit(ctx, 'message')
  return (await inTransaction(ctx, (tx) => send(tx, draft))) ?? (await findSent(ctx, draft)) ?? refuse()
}

const refuse = (): never => {
  throw forbidden('may_not_message', 'She does not take messages from you.')
}

/** null: a message with this id is there already; it is answered even where she may not write any more. */
async function send(tx: SignedIn, draft: Draft): Promise<Message | null> {
  const stored = await insert(tx, draft)
  if (!stored) throw notFound('conversation')
  const conversation = showAccess(stored)
  if (!isMessage(stored)) return null
  // What is refused from here on is undone with the transaction.
  if (!conversation.mayWrite) refuse()
  if (conversation.request === 'sent') await waitsForAnswer(tx, draft)
  if (draft.media?.length) stored.media = await bringFiles(tx, draft.messageId, draft.media, conversation)
  if (draft.replyToId && stored.reply_id === null) throw notFound('message')
  await announce(tx, 'message.sent', {
    messageId: draft.messageId,
    conversationId: draft.id,
    senderId: tx.viewer.id,
    recipientId: conversation.partnerId,
    muted: conversation.partnerMuted || conversation.request === 'sent',
  })
  await tellMessage(tx, 'message.new', conversation, stored)
  return showMessage(stored, tx.viewer.id, conversation.partners, tx.now(), tx.pass)
}

/** Whom she does not know she may write a few messages, and no more until there is an answer; declined or not. */
async function waitsForAnswer(tx: SignedIn, { id, messageId }: Draft): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from messages where conversation_id = ${id}::uuid and sender_id = ${tx.viewer.id}::uuid
        and id <> ${messageId}::uuid limit ${sql.lit(REQUEST_MESSAGES_MAX)}) sent`.execute(tx.db)
  if ((rows[0]?.count ?? 0) >= REQUEST_MESSAGES_MAX) {
    throw forbidden('request_waits', 'She has not answered yet; more messages have to wait.')
  }
}

type StoredRow = AccessRow & (MessageRow | { message_id: null })

const isMessage = (row: StoredRow): row is AccessRow & MessageRow => row.message_id !== null

/**
 * Whether the conversation is hers and, where it is, the message, in one statement and under the conversation's lock.
 * Within a conversation times only count up, so that the order that both see is the order in which messages were
 * stored, and nothing slips in before what was read already.
 */
async function insert(tx: SignedIn, draft: Draft): Promise<StoredRow | undefined> {
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
  (asked: NewMessage) => sql<StoredRow>`
    with access as materialized (
      select ${accessSql(asked.viewer)} from ${accessFrom(asked.viewer)}
      where mine.conversation_id = ${asked.id}::uuid and ${isVisible('p', asked.viewer)}
    ), held as (
      select id, case when last_message_id is null then ${asked.now}::timestamptz(3)
        else greatest(${asked.now}::timestamptz(3), updated_at + interval '1 millisecond') end as at
      from conversations where id = (select access.id from access) for update
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
    select access.*, m.id as message_id, m.conversation_id, m.sender_id, m.text, m.media, m.created_at, m.edited_at,
      m.deleted_at, r.id as reply_id, r.sender_id as reply_sender_id, ${replyText} as reply_text, null::jsonb as reactions
    from access left join m on true left join messages r on r.id = m.reply_to_id`,
)

/** What was sent with this id before; an id of somebody else's, or of another conversation, is taken. */
async function findSent(ctx: SignedIn, draft: Draft): Promise<Message | null> {
  const conversation = await findConversation(ctx, draft.id)
  const row = await loadMessage(ctx, draft.messageId)
  if (!row) return null
  if (row.sender_id !== ctx.viewer.id || row.conversation_id !== draft.id) {
    throw conflict('id_taken', 'Another message has this id.')
  }
  return showMessage(row, ctx.viewer.id, conversation.partners, ctx.now(), ctx.pass)
}
