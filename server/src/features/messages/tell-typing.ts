import type { ConversationId } from '@heraia/contract/ids'
import type { SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { broadcastSignal } from '../../live/broadcasts.ts'
import { findConversation } from './find-conversation.ts'

/** Only her partner hears of it, only while she may write to her, and not where a request waits between them. */
export async function tellTyping(ctx: SignedIn, id: ConversationId): Promise<Record<string, never>> {
  await takeFromLimit(ctx, 'typing')
  const { partnerId, mayWrite, request } = await findConversation(ctx, id)
  if (mayWrite && request === 'none') {
    const typing = { conversationId: id, personId: ctx.viewer.id }
    ctx.afterCommit(() => broadcastSignal(ctx.ports.broadcast, 'typing', typing, { to: [partnerId] }))
  }
  return {}
}
