import { writeRequest } from '../http/connection.ts'

/**
 * The least that holds a message: itself, the newest of its conversation, one more unread, and what the other person's
 * stream goes on from; without rules, sessions, limits or notices. Of the conversation, who writes, to whom, and its id.
 */
export const bareMessage = `with m as (
    insert into messages (id, conversation_id, sender_id, text, search_text, created_at)
    values ($4::uuid, $1::uuid, $2::uuid, 'Legs like wet sand, head quite clear.', 'legs like wet sand, head quite clear.', now())
    returning id, conversation_id, created_at
  ), newest as (
    update conversations set last_message_id = m.id, updated_at = m.created_at from m where conversations.id = m.conversation_id
  ), counted as (
    update participants set unread_count = unread_count + 1 where conversation_id = $1::uuid and person_id = $3::uuid
  ), turn as (
    insert into person_streams (person_id, last_seq) values ($3::uuid, 1)
    on conflict (person_id) do update set last_seq = person_streams.last_seq + 1 returning last_seq
  )
  insert into person_events (person_id, seq, kind, data, created_at)
  select $3::uuid, turn.last_seq, 'message.new', jsonb_build_object('id', $4::uuid), now() from turn returning seq`

interface Sent {
  conversationId: string
  from: string
  to: string
  messageId: string
}

/** As the raw server takes it. */
export const sendBare = ({ conversationId, from, to, messageId }: Sent): string =>
  writeRequest({ method: 'GET', path: `/message/${conversationId}/${from}/${to}/${messageId}` })
