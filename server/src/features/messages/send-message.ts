import type { ConversationId, MediaId, MessageId } from '@heraia/contract/ids'
import { type Message, REQUEST_MESSAGES_MAX } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, forbidden, invalidField, notFound } from '../../refused.ts'
import { statement } from '../../statement.ts'
import { comeCovered } from '../../visibility/covered-pictures.ts'
import { isVisible } from '../../visibility/people.ts'
import { bringFiles } from './bring-files.ts'
import { type AccessRow, accessFrom, accessSql, findConversation, isMutual, showAccess } from './find-conversation.ts'
import { loadMessageOf } from './message.queries.ts'
import { asRead, type MessageRow, showMessage } from './message.view.ts'
import { showIn } from './show-in.ts'
import { type NewMessage, newMessage, storedFrom, storedSql, storing } from './store-message.ts'
import { sendToTeam } from './team/send-to-team.ts'
import { tellMessage } from './tell-message.ts'
import { whenTaken } from './when-taken.ts'

export interface Draft {
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
  if (!stored) return sendToTeam(tx, draft)
  const conversation = showAccess(stored)
  if (!isMessage(stored)) return null
  // What is refused from here on is undone with the transaction.
  if (!conversation.mayWrite) refuse()
  if (conversation.request === 'sent') await waitsForAnswer(tx, draft)
  if (draft.media?.length) {
    const covered = comeCovered(isMutual(stored), conversation.waitsWithPartner)
    stored.media = await bringFiles(tx, draft.messageId, draft.media, { ...conversation, covered })
  }
  if (draft.replyToId && stored.reply_id === null) throw notFound('message')
  await announce(tx, 'message.sent', {
    messageId: draft.messageId,
    conversationId: draft.id,
    senderId: tx.viewer.id,
    recipientIds: stored.partner_muted || conversation.waitsWithPartner ? [] : conversation.others,
  })
  await tellMessage(tx, 'message.new', conversation, stored)
  return showMessage(asRead(stored, conversation), tx.viewer.id, conversation.partners, tx.now(), tx.pass)
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
  const [row] = await insertMessage(tx, newMessage(tx, draft))
  return row
}

const insertMessage = statement(
  (asked: NewMessage) => sql<StoredRow>`
    ${storing(asked, {
      access: sql`select ${accessSql(asked.viewer)} from ${accessFrom(asked.viewer)}
        where mine.conversation_id = ${asked.id}::uuid and ${isVisible('p', asked.viewer)}`,
      readers: sql`unread_count = unread_count + case when person_id = m.sender_id then 0 else 1 end,
        request = case when person_id = m.sender_id and request <> 'restricted' then ${whenTaken(
          sql`m.sender_id`,
          sql`(select access.partner_id from access)`,
        )} else request end
        from m where participants.conversation_id = m.conversation_id`,
    })}
    select access.*, ${storedSql} from ${storedFrom}`,
)

/** What was sent with this id before; an id of somebody else's, or of another conversation, is taken. */
async function findSent(ctx: SignedIn, draft: Draft): Promise<Message | null> {
  const conversation = await findConversation(ctx, draft.id)
  const row = await loadMessageOf(ctx, conversation, draft.messageId)
  if (!row) return null
  if (row.sender_id !== ctx.viewer.id || row.conversation_id !== draft.id) {
    throw conflict('id_taken', 'Another message has this id.')
  }
  return showIn(conversation, row, ctx)
}
