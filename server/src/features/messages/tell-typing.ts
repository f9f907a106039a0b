import type { ConversationId, PersonId } from '@heraia/contract/ids'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { broadcastSignal } from '../../live/broadcasts.ts'
import { isPresenceShown, showBoth } from '../../visibility/presence.ts'
import { findConversation } from './find-conversation.ts'

/**
 * Only who is in it and sees her hears of it, only while she may write, and not where a request waits. Who types is here: of
 * two it is told where she would be shown online, in a team where both show that.
 */
export async function tellTyping(ctx: SignedIn, id: ConversationId): Promise<Record<string, never>> {
  await takeFromLimit(ctx, 'typing')
  const { others, mayWrite, request, circle } = await findConversation(ctx, id)
  if (mayWrite && request === 'none') {
    const typing = { conversationId: id, personId: ctx.viewer.id }
    const isShown = circle ? showBoth('v', 'o') : isPresenceShown('v', 'o', 'mine')
    const people = others.filter((each) => !circle?.hidden.has(each))
    const to = await whoSeeThatSheIsHere(ctx, id, people, isShown)
    ctx.afterCommit(() => broadcastSignal(ctx.ports.broadcast, 'typing', typing, { to }))
  }
  return {}
}

async function whoSeeThatSheIsHere(
  ctx: SignedIn,
  id: ConversationId,
  people: readonly PersonId[],
  isShown: RawBuilder<SqlBool>,
): Promise<PersonId[]> {
  const { rows } = await sql<{ id: PersonId }>`
    select o.id from profiles o join profiles v on v.id = ${ctx.viewer.id}::uuid
      join participants mine on mine.conversation_id = ${id}::uuid and mine.person_id = v.id
    where o.id = any(${people}::uuid[]) and ${isShown}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}
