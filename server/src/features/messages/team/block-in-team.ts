import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { recountBetween } from './recount-in-team.ts'

/**
 * Two of a team of whom one blocks the other: what waits in their logs of each other's messages is not brought any
 * more, and what of them was unread counts no longer.
 */
export async function hideInTeams(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  for (const [reader, writer] of [
    [blockerId, blockedId],
    [blockedId, blockerId],
  ]) {
    await sql`
      delete from person_events e where e.person_id = ${reader}::uuid and e.kind like 'message.%'
        and e.data -> 'message' ->> 'senderId' = ${writer}`.execute(tx.db)
  }
  await recountBetween(tx, blockerId, blockedId)
}
