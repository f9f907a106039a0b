import type { ConversationId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { getConversation } from './get-conversation.ts'

/** No notices of this conversation, or notices again; only the viewer's own devices are told. */
export async function muteConversation(
  ctx: SignedIn,
  { id, muted }: { id: ConversationId; muted: boolean },
): Promise<Conversation> {
  const conversation = await getConversation(ctx, id)
  await inTransaction(ctx, async (tx) => {
    const { rows } = await sql`
      update participants set muted = ${muted}
      where conversation_id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid and muted <> ${muted}
      returning 1`.execute(tx.db)
    if (rows.length > 0) await tell(tx, [tx.viewer.id], 'conversation.changed', { conversationId: id })
  })
  return { ...conversation, muted }
}
