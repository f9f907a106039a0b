import type { MessageId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { forbidden } from '../../refused.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'
import type { OpenConversation } from './find-conversation.ts'
import { findMessage } from './message.queries.ts'
import type { MessageRow } from './message.view.ts'
import { isHers } from './messages.policy.ts'
import { removeMessageFiles } from './remove-message-files.ts'
import { showIn } from './show-in.ts'
import { tellMessage } from './tell-message.ts'

/** Deletes her own message for all: the place stays, the words and what came with them are gone, also from what still waits in their logs. */
export async function removeMessage(ctx: SignedIn, id: MessageId): Promise<Message> {
  const { row, conversation } = await findMessage(ctx, id)
  if (!isHers(row, ctx.viewer.id)) throw forbidden('not_yours', 'This message is not yours.')
  if (row.deleted_at !== null) return showIn(conversation, row, ctx)
  return inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const removed = { ...row, text: '', media: [], deleted_at: now, reactions: null }
    if (await empty(tx, id, now)) {
      await sql`delete from message_media where message_id = ${id}::uuid`.execute(tx.db)
      await removeMessageFiles(
        tx,
        row.media.map(({ mediaId }) => mediaId),
      )
      await uncount(tx, conversation, row)
      await forgetWords(tx, conversation, id)
      await tellMessage(tx, 'message.changed', conversation, removed)
    }
    return showIn(conversation, removed, tx)
  })
}

async function empty(tx: SignedIn, id: MessageId, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from message_reactions where message_id = ${id}::uuid)
    update messages set text = '', search_text = '', media = '[]', deleted_at = ${now}
    where id = ${id}::uuid and deleted_at is null returning id`.execute(tx.db)
  return rows.length > 0
}

/** Where it had not been read, it no longer counts as unread. */
const uncount = (tx: SignedIn, { id, others }: OpenConversation, row: MessageRow) =>
  sql`update participants set unread_count = greatest(unread_count - 1, 0)
    where conversation_id = ${id}::uuid and person_id = any(${others}::uuid[])
      and (read_at is null or read_at < ${row.created_at})
      and (team_id is null or (joined_at <= ${row.created_at}
        and person_id not in (${hiddenByBlocks(sql`${row.sender_id}::uuid`)})))`.execute(tx.db)

const forgetWords = (tx: SignedIn, { others }: OpenConversation, id: MessageId) =>
  sql`update person_events set data = case when data -> 'message' ->> 'id' = ${id}
      then jsonb_set(jsonb_set(data, '{message,text}', '""'), '{message,attachments}', '[]') else jsonb_set(data, '{message,replyTo,text}', '""') end
    where person_id = any(${[tx.viewer.id, ...others]}::uuid[]) and kind like 'message.%'
      and (data -> 'message' ->> 'id' = ${id} or data -> 'message' -> 'replyTo' ->> 'id' = ${id})`.execute(tx.db)
