import type { NotificationId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { notFound } from '../../refused.ts'
import { countUnread, isUnread } from './notifications.queries.ts'

/** One, or without an id all of them. Her other tabs and devices learn of it. */
export async function markRead(ctx: SignedIn, id: NotificationId | undefined): Promise<{ count: number }> {
  return inTransaction(ctx, async (tx) => {
    if (id) await markOne(tx, id)
    else await markAll(tx)
    return { count: await countUnread(tx) }
  })
}

/** She read the conversation, and with it that somebody wrote to her. */
export async function markMessagesRead(tx: Context, personId: string, conversationId: string): Promise<void> {
  const { rows } = await sql<{ id: NotificationId }>`
    update notifications set read_at = ${tx.now()}
    where person_id = ${personId}::uuid and group_key = ${messageGroup(conversationId)} and read_at is null
    returning id`.execute(tx.db)
  for (const { id } of rows) await tell(tx, [personId], 'notification.read', { notificationId: id })
}

export const messageGroup = (conversationId: string): string => `message:${conversationId}`

async function markOne(tx: SignedIn, id: NotificationId): Promise<void> {
  const { rows } = await sql<{ was_unread: boolean }>`
    with before as (select id, read_at from notifications where id = ${id}::uuid
      and person_id = ${tx.viewer.id}::uuid and aside_from_id is null)
    , done as (update notifications n set read_at = ${tx.now()} from before where n.id = before.id and n.read_at is null)
    select read_at is null as was_unread from before`.execute(tx.db)
  const found = rows[0]
  if (!found) throw notFound('notification')
  if (found.was_unread) await tell(tx, [tx.viewer.id], 'notification.read', { notificationId: id })
}

/** What waits in the list: neither what is set aside nor what she muted, which counts as before once she unmutes. */
async function markAll(tx: SignedIn): Promise<void> {
  const me = tx.viewer.id
  const { rows } = await sql`
    update notifications n set read_at = ${tx.now()}
    where n.person_id = ${me}::uuid and n.aside_from_id is null and ${isUnread(me)} returning n.id`.execute(tx.db)
  if (rows.length > 0) await tell(tx, [tx.viewer.id], 'notification.read', { notificationId: null })
}
