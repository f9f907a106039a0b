import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { hiddenByBlocks } from '../../../visibility/blocks.ts'
import { readsSince } from '../../../visibility/messages.ts'

/** What stands unread for one who is in a conversation of a team. `mine` is the alias of her participants row. */
export function unreadInTeam(mine: string): RawBuilder<number> {
  const her = (column: string) => sql.ref(`${mine}.${column}`)
  return sql<number>`(select count(*) from messages m where m.conversation_id = ${her('conversation_id')}
    and m.created_at >= ${readsSince(mine)} and (${her('read_at')} is null or m.created_at > ${her('read_at')})
    and m.sender_id <> ${her('person_id')} and m.deleted_at is null
    and m.sender_id not in (${hiddenByBlocks(her('person_id'))}))`
}

/** Of what two of a team wrote, now that one sees the other no more, or again. */
export async function recountBetween(tx: Context, one: string, other: string): Promise<void> {
  const pair = [one, other]
  const shared = sql`mine.person_id = any(${pair}::uuid[]) and mine.team_id is not null and mine.request is null
    and exists (select 1 from participants theirs where theirs.conversation_id = mine.conversation_id
      and theirs.person_id = any(${pair}::uuid[]) and theirs.person_id <> mine.person_id)`
  // Locked first, so that the count sees each message that was counted in before.
  await sql`
    select 1 from participants mine where ${shared}
    order by mine.conversation_id, mine.person_id for update of mine`.execute(tx.db)
  await sql`update participants mine set unread_count = ${unreadInTeam('mine')} where ${shared}`.execute(tx.db)
}
