import { fold } from '@heraia/contract/fold'
import type { MediaId, MessageId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { conflict, forbidden, invalidField } from '../../refused.ts'
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
  // The name of a document is none of its words.
  const isPicture = (mediaId: MediaId) => ['image', 'video'].includes(fileOf(mediaId)?.kind ?? '')
  if (!alts.every((said) => isPicture(said.id))) throw invalidField('alts', 'invalid', 'Not a picture of this message.')
  const described = new Map(
    alts.flatMap(({ id: mediaId, alt }) => (fileOf(mediaId)?.alt === alt ? [] : [[mediaId, alt]])),
  )
  if (row.text === text && described.size === 0) return showIn(conversation, row, ctx)
  return inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const { rows } = await sql`
      update messages set text = ${text}, search_text = ${fold(text)}, edited_at = ${now}
      where id = ${id}::uuid and deleted_at is null returning id`.execute(tx.db)
    if (rows.length === 0) throw deleted()
    if (described.size > 0) await saveAlts(tx, id, described)
    // Somebody may have reacted since it was read: all see the newest.
    const edited = await loadMessageOf(tx, conversation, id)
    if (!edited) throw deleted()
    await tellMessage(tx, 'message.changed', conversation, edited)
    return showIn(conversation, edited, tx)
  })
}

/** On the files, and with the message: what came with one is used once, and stands nowhere else. */
async function saveAlts(tx: SignedIn, id: MessageId, described: ReadonlyMap<MediaId, string>): Promise<void> {
  const said = sql`unnest(${[...described.keys()]}::uuid[], ${[...described.values()]}::text[]) as said (id, alt)`
  await sql`update media_files f set alt = said.alt from ${said} where f.id = said.id`.execute(tx.db)
  await sql`
    update messages set media = (
      select jsonb_agg(case when said.id is null then m else m || jsonb_build_object('alt', said.alt) end order by place)
      from jsonb_array_elements(media) with ordinality as t (m, place)
        left join ${said} on said.id = (m->>'mediaId')::uuid)
    where id = ${id}::uuid`.execute(tx.db)
}

const deleted = () => conflict('message_deleted', 'This message was deleted.')
