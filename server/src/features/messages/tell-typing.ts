import type { ConversationId, PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { broadcastSignal } from '../../live/broadcasts.ts'
import { showBoth } from '../../visibility/presence.ts'
import { findConversation } from './find-conversation.ts'

/**
 * Only who is in it and sees her hears of it, only while she may write, and not where a request waits. Who types is here:
 * it is told where both show that.
 */
export async function tellTyping(ctx: SignedIn, id: ConversationId): Promise<Record<string, never>> {
  await takeFromLimit(ctx, 'typing')
  const { others, mayWrite, request, circle } = await findConversation(ctx, id)
  if (mayWrite && request === 'none') {
    const typing = { conversationId: id, personId: ctx.viewer.id }
    const to = await whoSeeThatSheIsHere(
      ctx,
      others.filter((each) => !circle?.hidden.has(each)),
    )
    ctx.afterCommit(() => broadcastSignal(ctx.ports.broadcast, 'typing', typing, { to }))
  }
  return {}
}

async function whoSeeThatSheIsHere(ctx: SignedIn, people: readonly PersonId[]): Promise<PersonId[]> {
  const { rows } = await sql<{ id: PersonId }>`
    select o.id from profiles o join profiles v on v.id = ${ctx.viewer.id}::uuid
    where o.id = any(${people}::uuid[]) and ${showBoth('v', 'o')}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}
