import type { ConversationId } from '@heraia/contract/ids'
import { TEAM_CONVERSATION_MAX } from '@heraia/contract/messages'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { conflict } from '../../../refused.ts'
import { countUnread, type Unread } from '../count-unread.ts'
import { findConversation } from '../find-conversation.ts'

/** She wants to be in it, or not. What she answered before she may change as long as she is in the team. */
export const answerTeam = (ctx: SignedIn, id: ConversationId, accept: boolean): Promise<Unread> =>
  inTransaction(ctx, async (tx) => {
    await sql`select 1 from conversations where id = ${id}::uuid for update`.execute(tx.db)
    const { others, request, circle } = await findConversation(tx, id)
    const hearers = others.filter((each) => !circle?.hidden.has(each))
    if (accept && request === 'received') {
      if (others.length >= TEAM_CONVERSATION_MAX) throw conflict('conversation_full', 'There is no room left in it.')
      await come(tx, id)
      await tell(tx, [tx.viewer.id, ...hearers], 'conversation.changed', { conversationId: id })
    }
    if (!accept) await goOut(tx, id, hearers)
    return countUnread(tx)
  })

/** Nothing of it is shown to her from now on; her messages stay. */
export const leaveConversation = async (ctx: SignedIn, id: ConversationId): Promise<Unread> => {
  const { circle } = await findConversation(ctx, id)
  if (!circle) throw conflict('not_a_team', 'Only a conversation of a team can be left.')
  return answerTeam(ctx, id, false)
}

/** From this moment on: what was written before was for those who were in it then. */
const come = (tx: SignedIn, id: ConversationId) =>
  sql`
    with moved as (
      update conversations set updated_at = greatest(${tx.now()}::timestamptz(3), updated_at + interval '1 millisecond')
      where id = ${id}::uuid returning updated_at as at
    )
    update participants set request = null, unread_count = 0, read_at = null, read_message_id = null,
      joined_at = moved.at, updated_at = moved.at
    from moved
    where conversation_id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid and request is not null`.execute(tx.db)

async function goOut(tx: SignedIn, id: ConversationId, seen: readonly string[]): Promise<void> {
  const { rows } = await sql<{ was_in: boolean }>`
    update participants mine set request = 'declined', unread_count = 0
    from (select request from participants where conversation_id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid
      for update) was
    where conversation_id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid and was.request is distinct from 'declined'
    returning was.request is null as was_in`.execute(tx.db)
  if (!rows[0]) return
  await forgetWaiting(tx, [tx.viewer.id], id)
  await announce(tx, 'conversation.read', { conversationId: id, personId: tx.viewer.id })
  const hearers = rows[0].was_in ? [tx.viewer.id, ...seen] : [tx.viewer.id]
  await tell(tx, hearers, 'conversation.changed', { conversationId: id })
}

/** What waits in their logs of a conversation that they are not in any more. */
export const forgetWaiting = (tx: Pick<SignedIn, 'db'>, people: readonly string[], id: string) =>
  sql`delete from person_events where person_id = any(${people}::uuid[]) and kind like 'message.%'
    and data ->> 'conversationId' = ${id}`.execute(tx.db)
