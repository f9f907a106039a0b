import type { ConversationId } from '@heraia/contract/ids'
import type { SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { broadcastSignal } from '../../live/broadcasts.ts'
import { findConversation } from './find-conversation.ts'

/** Only who is in it and sees her hears of it, only while she may write, and not where a request waits. */
export async function tellTyping(ctx: SignedIn, id: ConversationId): Promise<Record<string, never>> {
  await takeFromLimit(ctx, 'typing')
  const { others, mayWrite, request, circle } = await findConversation(ctx, id)
  if (mayWrite && request === 'none') {
    const typing = { conversationId: id, personId: ctx.viewer.id }
    const to = others.filter((each) => !circle?.hidden.has(each))
    ctx.afterCommit(() => broadcastSignal(ctx.ports.broadcast, 'typing', typing, { to }))
  }
  return {}
}
