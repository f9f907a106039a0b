import type { MessageId } from '@heraia/contract/ids'
import type { Message, REACTIONS } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, notFound } from '../../refused.ts'
import { findMessage, loadMessageOf } from './message.queries.ts'
import { mustMayWrite } from './must-may-write.ts'
import { showIn } from './show-in.ts'
import { tellMessage } from './tell-message.ts'

interface Reaction {
  id: MessageId
  emoji: (typeof REACTIONS)[number] | null
}

/** One reaction a person and message; another replaces it, null takes it back. */
export async function reactToMessage(ctx: SignedIn, { id, emoji }: Reaction): Promise<Message> {
  await takeFromLimit(ctx, 'message')
  const { row, conversation } = await findMessage(ctx, id)
  if (row.deleted_at !== null) throw conflict('message_deleted', 'This message was deleted.')
  if (emoji !== null) mustMayWrite(conversation)
  return inTransaction(ctx, async (tx) => {
    const changed = await (emoji === null ? takeBack(tx, id) : give(tx, id, emoji))
    const now = await loadMessageOf(tx, conversation, id)
    if (!now) throw notFound('message')
    if (changed) await tellMessage(tx, 'message.changed', conversation, now)
    return showIn(conversation, now, tx)
  })
}

async function give(tx: SignedIn, id: MessageId, emoji: string): Promise<boolean> {
  const { rows } = await sql`
    insert into message_reactions (message_id, person_id, emoji, created_at)
    select m.id, ${tx.viewer.id}::uuid, ${emoji}, ${tx.now()} from messages m
    where m.id = ${id}::uuid and m.deleted_at is null for no key update
    on conflict (message_id, person_id) do update set emoji = excluded.emoji, created_at = excluded.created_at
      where message_reactions.emoji <> excluded.emoji
    returning emoji`.execute(tx.db)
  return rows.length > 0
}

async function takeBack(tx: SignedIn, id: MessageId): Promise<boolean> {
  const { rows } = await sql`
    delete from message_reactions where message_id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid
    returning emoji`.execute(tx.db)
  return rows.length > 0
}
