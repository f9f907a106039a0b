import { fold } from '@heraia/contract/fold'
import type { ConversationId, MessageId } from '@heraia/contract/ids'
import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { replyText } from './message.view.ts'

export type NewMessage = {
  id: string
  messageId: string
  text: string
  folded: string
  replyToId: string | null
  viewer: string
  now: Date
}

interface Draft {
  id: ConversationId
  messageId: MessageId
  text: string
  replyToId?: MessageId
}

export const newMessage = (tx: SignedIn, { id, messageId, text, replyToId }: Draft): NewMessage => ({
  ...{ id, messageId, text, folded: fold(text), replyToId: replyToId ?? null, viewer: tx.viewer.id, now: tx.now() },
})

interface Of {
  /** Rows whose `id` is the conversation, where it is hers; none where it is not. */
  access: RawBuilder<unknown>
  /** What changes for whom of `participants`, beside when it was last written in: `…, … from m where …`. */
  readers: RawBuilder<unknown>
}

/** `with …`: the message `m` under the lock of its conversation. Times only count up within a conversation. */
export const storing = (asked: NewMessage, { access, readers }: Of): RawBuilder<unknown> => sql`
  with access as materialized (${access}), held as (
    select id, case when last_message_id is null and team_id is null then ${asked.now}::timestamptz(3)
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
    update participants set updated_at = m.created_at, ${readers}
  )`

export const storedSql = sql`m.id as message_id, m.conversation_id, m.sender_id, m.text, m.media, m.covered, m.created_at, m.edited_at,
  m.deleted_at, r.id as reply_id, r.sender_id as reply_sender_id, ${replyText} as reply_text, r.created_at as reply_at,
  null::jsonb as reactions`

export const storedFrom = sql`access left join m on true left join messages r on r.id = m.reply_to_id`
