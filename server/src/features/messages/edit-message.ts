import { fold } from '@heraia/contract/fold'
import type { MediaId, MessageId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { conflict, forbidden, invalidField } from '../../refused.ts'
import { saveAlt } from '../media/describe-file.ts'
import { findMessage, loadMessageOf } from './message.queries.ts'
import { isHers, mayEdit } from './messages.policy.ts'
import { mustMayWrite } from './must-may-write.ts'
import { showIn } from './show-in.ts'
import { tellMessage } from './tell-message.ts'

interface Edit {
  id: MessageId
  text: string
  /** What its pictures show, in other words than so far. */
  alts: readonly { id: MediaId; alt: string }[]
}

/** Changes the words of her own message and of its pictures, for a quarter of an hour; all see that it was edited. */
export async function editMessage(ctx: SignedIn, { id, text, alts }: Edit): Promise<Message> {
  const { row, conversation } = await findMessage(ctx, id)
  if (!isHers(row, ctx.viewer.id)) throw forbidden('not_yours', 'This message is not yours.')
  if (row.deleted_at !== null) throw deleted()
  if (!mayEdit(row, ctx.viewer.id, ctx.now())) throw forbidden('too_late', 'A message can be edited for 15 minutes.')
  mustMayWrite(conversation)
  if (text === '' && row.media.length === 0) throw invalidField('text', 'required', 'Write something.')
  const fileOf = (mediaId: MediaId) => row.media.find((file) => file.mediaId === mediaId)
  if (!alts.every((said) => fileOf(said.id))) throw invalidField('alts', 'invalid', 'Not a file of this message.')
  const described = alts.filter((said) => fileOf(said.id)?.alt !== said.alt)
  if (row.text === text && described.length === 0) return showIn(conversation, row, ctx)
  return inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const { rows } = await sql`
      update messages set text = ${text}, search_text = ${fold(text)}, edited_at = ${now}
      where id = ${id}::uuid and deleted_at is null returning id`.execute(tx.db)
    if (rows.length === 0) throw deleted()
    for (const said of described) await saveAlt(tx, said.id, said.alt)
    // Somebody may have reacted since it was read: all see the newest.
    const edited = await loadMessageOf(tx, conversation, id)
    if (!edited) throw deleted()
    await tellMessage(tx, 'message.changed', conversation, edited)
    return showIn(conversation, edited, tx)
  })
}

const deleted = () => conflict('message_deleted', 'This message was deleted.')
