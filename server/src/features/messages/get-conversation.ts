import type { ConversationId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { type ConversationRow, conversationsSql, showConversation } from './conversation.view.ts'
import { foldLast } from './fold-requests.ts'

export async function getConversation(ctx: SignedIn, id: ConversationId): Promise<Conversation> {
  const { rows } = await sql<ConversationRow>`
    ${conversationsSql({ viewer: ctx.viewer.id, now: ctx.now() })} and mine.conversation_id = ${id}::uuid`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound('conversation')
  const conversation = showConversation(rows[0], ctx)
  const [folded = conversation] = await foldLast(ctx, [conversation])
  return folded
}
