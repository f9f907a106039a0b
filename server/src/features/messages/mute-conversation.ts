import type { ConversationId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { getConversation } from './get-conversation.ts'

/** No notices of this conversation, or notices again. Nobody else is told. */
export async function muteConversation(
  ctx: SignedIn,
  { id, muted }: { id: ConversationId; muted: boolean },
): Promise<Conversation> {
  const conversation = await getConversation(ctx, id)
  await sql`
    update participants set muted = ${muted}
    where conversation_id = ${id}::uuid and person_id = ${ctx.viewer.id}::uuid`.execute(ctx.db)
  return { ...conversation, muted }
}
