import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

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
    await sql`
      update participants mine set unread_count = greatest(0, unread_count - theirs.count)
      from (select m.conversation_id, count(*)::int as count from participants p
          join messages m on m.conversation_id = p.conversation_id and m.sender_id = ${writer}::uuid
            and m.deleted_at is null and m.created_at >= p.joined_at and (p.read_at is null or m.created_at > p.read_at)
        where p.person_id = ${reader}::uuid and p.team_id is not null and p.unread_count > 0 and p.request is null
        group by m.conversation_id) theirs
      where mine.conversation_id = theirs.conversation_id and mine.person_id = ${reader}::uuid`.execute(tx.db)
  }
}
