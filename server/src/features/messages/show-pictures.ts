import type { ConversationId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { forbidden } from '../../refused.ts'
import { getConversation } from './get-conversation.ts'

/** Pictures that her partner sent and sends are shown to her, or are not; only the viewer's own devices are told. */
export async function showPictures(
  ctx: SignedIn,
  { id, shown }: { id: ConversationId; shown: boolean },
): Promise<Conversation> {
  const { team } = await getConversation(ctx, id)
  if (team) throw forbidden('not_of_two', 'Who is in it sees the pictures of a team.')
  const said = shown ? 'shown' : 'covered'
  await inTransaction(ctx, async (tx) => {
    const { rows } = await sql`
      update participants set pictures = ${said}
      where conversation_id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid and pictures is distinct from ${said}
      returning 1`.execute(tx.db)
    if (rows.length > 0) await tell(tx, [tx.viewer.id], 'conversation.changed', { conversationId: id })
  })
  return getConversation(ctx, id)
}
