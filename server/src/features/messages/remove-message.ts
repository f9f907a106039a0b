import type { ConversationId, MessageId, PersonId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { forbidden, notFound, Refused } from '../../refused.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'
import { readsSince } from '../../visibility/messages.ts'
import { removeOrWithhold } from '../media/remove-files.ts'
import { findKeptMessage, findLostMessage, othersWith } from './message.queries.ts'
import type { MessageRow } from './message.view.ts'
import { isHers } from './messages.policy.ts'
import { type AnyMessageRow, isOfTeam, showIn } from './show-in.ts'
import { tellTeamMessage } from './team/tell-team-message.ts'
import { tellMessage } from './tell-message.ts'

/** Deletes her own message for all: the place stays, the words and what came with them are gone, also from what still waits in their logs. */
export async function removeMessage(ctx: SignedIn, id: MessageId): Promise<Message> {
  const { row, conversation } = await findKeptMessage(ctx, id)
  if (!isHers(row, ctx.viewer.id)) throw forbidden('not_yours', 'This message is not yours.')
  if (row.deleted_at !== null) return showIn(conversation, row, ctx)
  return inTransaction(ctx, async (tx) => {
    const removed = await take(tx, row)
    if (removed) await tellMessage(tx, 'message.changed', conversation, removed)
    return showIn(conversation, removed ?? { ...row, ...EMPTY, deleted_at: tx.now() }, tx)
  })
}

/**
 * The staff takes it away, as its writer would; where she does not reach it any more, all the same. Between two it is then
 * hidden from both; in a team's conversation the others have it, and learn of it. Deleted before, it is not found.
 */
export const removeReportedMessage = (ctx: SignedIn, id: MessageId): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const found = await findKeptMessage(tx, id).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'NOT_FOUND') return null
      throw error
    })
    const row = found?.row ?? (await findLostMessage(tx, id))
    const removed = row.deleted_at === null ? await take(tx, row) : null
    if (!removed) throw notFound('message')
    if (found) return tellMessage(tx, 'message.changed', found.conversation, removed)
    if (!isOfTeam(removed)) return
    const conversationId = removed.conversation_id as ConversationId
    await tellTeamMessage(tx, 'message.changed', conversationId, { row: removed, by: removed.sender_id })
  })

const EMPTY = { text: '', media: [], reactions: null }

/** null: it is gone already. */
async function take(tx: SignedIn, row: AnyMessageRow): Promise<AnyMessageRow | null> {
  const now = tx.now()
  if (!(await empty(tx, row.message_id, now))) return null
  await sql`delete from message_media where message_id = ${row.message_id}::uuid`.execute(tx.db)
  await removeOrWithhold(
    tx,
    row.media.map(({ mediaId }) => mediaId),
  )
  const others = await othersWith(tx, row)
  await uncount(tx, others, row)
  await forgetWords(tx, [row.sender_id, ...others], row.message_id)
  // After the count: it waits for what is sent at this moment, which those who listen then see.
  const { conversation_id: conversationId, sender_id: senderId } = row
  await announce(tx, 'message.removed', { conversationId, senderId, recipientIds: others })
  return { ...row, ...EMPTY, deleted_at: now }
}

async function empty(tx: SignedIn, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from message_reactions where message_id = ${id}::uuid)
    update messages set text = '', search_text = '', media = '[]', deleted_at = ${now}
    where id = ${id}::uuid and deleted_at is null returning id`.execute(tx.db)
  return rows.length > 0
}

/** Where it had not been read, it no longer counts as unread. */
const uncount = (tx: SignedIn, others: readonly PersonId[], row: MessageRow) =>
  sql`update participants set unread_count = greatest(unread_count - 1, 0)
    where conversation_id = ${row.conversation_id}::uuid and person_id = any(${others}::uuid[])
      and (read_at is null or read_at < ${row.created_at}) and ${readsSince('participants')} <= ${row.created_at}
      and (team_id is null or (joined_at is not null
        and person_id not in (${hiddenByBlocks(sql`${row.sender_id}::uuid`)})))`.execute(tx.db)

const forgetWords = (tx: SignedIn, people: readonly string[], id: string) =>
  sql`update person_events set data = case when data -> 'message' ->> 'id' = ${id}
      then jsonb_set(jsonb_set(data, '{message,text}', '""'), '{message,attachments}', '[]') else jsonb_set(data, '{message,replyTo,text}', '""') end
    where person_id = any(${people}::uuid[]) and kind like 'message.%'
      and (data -> 'message' ->> 'id' = ${id} or data -> 'message' -> 'replyTo' ->> 'id' = ${id})`.execute(tx.db)
