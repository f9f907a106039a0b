import type { ConversationId, MessageId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { notFound } from '../../refused.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'
import { countUnread, type Unread } from './count-unread.ts'
import { findConversation } from './find-conversation.ts'

/**
 * She deletes a conversation for herself, as far as she saw it: what was written up to this message is not shown to her
 * again, and where nothing was written since it is in none of her lists. Her other tabs learn of it and nobody else: how
 * far she has read is left as it was. Again it changes nothing.
 */
export async function clearConversation(
  ctx: SignedIn,
  { id, messageId }: { id: ConversationId; messageId: MessageId },
): Promise<Unread> {
  await findConversation(ctx, id)
  return inTransaction(ctx, async (tx) => {
    const until = await holdMomentAfter(tx, id, messageId)
    const unread = await clear(tx, id, until)
    if (unread !== null) {
      await forgetWhatWaits(tx, id, until)
      if (unread === 0) await announce(tx, 'conversation.read', { conversationId: id, personId: tx.viewer.id })
      await tell(tx, [tx.viewer.id], 'conversation.changed', { conversationId: id })
    }
    return countUnread(tx)
  })
}

/** Locks her side first, so that what is looked at after it has each message that was sent before. */
async function holdMomentAfter(tx: SignedIn, id: ConversationId, messageId: MessageId): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select m.created_at + interval '1 millisecond' as until
    from participants mine join messages m on m.conversation_id = mine.conversation_id
    where mine.conversation_id = ${id}::uuid and mine.person_id = ${tx.viewer.id}::uuid and m.id = ${messageId}::uuid
      and (mine.team_id is null or (mine.request is null and m.created_at >= mine.joined_at))
    for update of mine`.execute(tx.db)
  if (!rows[0]) throw notFound('message')
  return rows[0].until
}

/** What of the rest is unread; null: she had deleted as much. */
async function clear(tx: SignedIn, id: ConversationId, until: Date): Promise<number | null> {
  const since = sql`m.conversation_id = mine.conversation_id and m.created_at >= ${until}`
  const { rows } = await sql<{ unread_count: number }>`
    update participants mine set cleared_until = ${until},
      updated_at = case when exists (select 1 from messages m where ${since}) then mine.updated_at end,
      unread_count = (select count(*) from messages m where ${since} and (mine.read_at is null or m.created_at > mine.read_at)
        and m.sender_id <> mine.person_id and m.deleted_at is null
        and (mine.team_id is null or m.sender_id not in (${hiddenByBlocks(sql`${tx.viewer.id}::uuid`)})))
    where conversation_id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid
      and (cleared_until is null or cleared_until < ${until})
    returning unread_count`.execute(tx.db)
  return rows[0]?.unread_count ?? null
}

/** What waits in her log of it: it is not brought to her any more, nor as what a later message answers. */
async function forgetWhatWaits(tx: SignedIn, id: ConversationId, until: Date): Promise<void> {
  const waiting = sql`e.person_id = ${tx.viewer.id}::uuid and e.kind like 'message.%' and e.data ->> 'conversationId' = ${id}`
  await sql`
    delete from person_events e where ${waiting} and (e.data -> 'message' ->> 'createdAt')::timestamptz < ${until}`.execute(
    tx.db,
  )
  await sql`
    update person_events e set data = jsonb_set(e.data, '{message,replyTo}',
      e.data -> 'message' -> 'replyTo' || '{"senderId": null, "sender": null, "text": ""}')
    from messages r
    where ${waiting} and r.id = (e.data -> 'message' -> 'replyTo' ->> 'id')::uuid and r.created_at < ${until}`.execute(
    tx.db,
  )
}
