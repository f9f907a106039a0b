import { fold } from '@heraia/contract/fold'
import type { MessageId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { conflict, forbidden } from '../../refused.ts'
import { findMessage, loadMessageOf } from './message.queries.ts'
import { isHers, mayEdit } from './messages.policy.ts'
import { mustMayWrite } from './must-may-write.ts'
import { showIn } from './show-in.ts'
import { tellMessage } from './tell-message.ts'

/** Changes the words of her own message, for a quarter of an hour; all see that it was edited. */
export async function editMessage(ctx: SignedIn, { id, text }: { id: MessageId; text: string }): Promise<Message> {
  const { row, conversation } = await findMessage(ctx, id)
  if (!isHers(row, ctx.viewer.id)) throw forbidden('not_yours', 'This message is not yours.')
  if (row.deleted_at !== null) throw deleted()
  if (!mayEdit(row, ctx.viewer.id, ctx.now())) throw forbidden('too_late', 'A message can be edited for 15 minutes.')
  mustMayWrite(conversation)
  if (row.text === text) return showIn(conversation, row, ctx)
  return inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const { rows } = await sql`
      update messages set text = ${text}, search_text = ${fold(text)}, edited_at = ${now}
      where id = ${id}::uuid and deleted_at is null returning id`.execute(tx.db)
    if (rows.length === 0) throw deleted()
    // Somebody may have reacted since it was read: all see the newest.
    const edited = await loadMessageOf(tx, conversation, id)
    if (!edited) throw deleted()
    await tellMessage(tx, 'message.changed', conversation, edited)
    return showIn(conversation, edited, tx)
  })
}

const deleted = () => conflict('message_deleted', 'This message was deleted.')
