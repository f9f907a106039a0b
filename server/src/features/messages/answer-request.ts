import type { ConversationId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { countUnread, type Unread } from './count-unread.ts'
import { findConversation } from './find-conversation.ts'
import { answerTeam } from './team/answer-team.ts'
import { whenTaken } from './when-taken.ts'

/**
 * Accepted, it is a conversation like others and its sender sees what is read. Declined, it goes out of her sight, and
 * its sender sees no more than before.
 */
export async function answerRequest(
  ctx: SignedIn,
  { id, accept }: { id: ConversationId; accept: boolean },
): Promise<Unread> {
  const { others, request, circle } = await findConversation(ctx, id)
  if (circle) return answerTeam(ctx, id, accept)
  if (request !== 'received') return countUnread(ctx)
  return inTransaction(ctx, async (tx) => {
    await sql`
      update participants set request = ${accept ? whenTaken(sql`${tx.viewer.id}::uuid`, sql`${others[0] ?? null}::uuid`) : sql`'declined'`}
      where conversation_id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid and request is not null`.execute(tx.db)
    await tell(tx, accept ? [tx.viewer.id, ...others] : [tx.viewer.id], 'conversation.changed', { conversationId: id })
    return countUnread(tx)
  })
}
