import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { isVisible } from '../../visibility/people.ts'
import { accessFrom } from './find-conversation.ts'

export interface Unread {
  messages: number
  conversations: number
  requests: number
  restricted: number
}

/** The one source of every badge; walks participants_unread_idx. Hidden conversations do not count. */
export async function countUnread(ctx: SignedIn): Promise<Unread> {
  const { rows } = await sql<Unread>`
    select (of_two.messages + of_teams.messages)::int as messages,
      (of_two.conversations + of_teams.conversations)::int as conversations,
      ((select count(*) from ${accessFrom(ctx.viewer.id)}
        where mine.request = 'open' and mine.updated_at is not null and ${isVisible('p', ctx.viewer.id)})
      + (select count(*) from participants mine
        where mine.person_id = ${ctx.viewer.id}::uuid and mine.team_id is not null and mine.request = 'open'))::int as requests,
      (select count(*) from ${accessFrom(ctx.viewer.id)}
        where mine.request = 'restricted' and mine.updated_at is not null and ${isVisible('p', ctx.viewer.id)})::int as restricted
    from (select coalesce(sum(mine.unread_count), 0) as messages, count(*) as conversations
        from ${accessFrom(ctx.viewer.id)}
        where mine.unread_count > 0 and mine.request is null and ${isVisible('p', ctx.viewer.id)}) of_two,
      (select coalesce(sum(mine.unread_count), 0) as messages, count(*) as conversations from participants mine
        where mine.person_id = ${ctx.viewer.id}::uuid and mine.team_id is not null and mine.unread_count > 0
          and mine.request is null) of_teams`.execute(ctx.db)
  return rows[0] ?? { messages: 0, conversations: 0, requests: 0, restricted: 0 }
}
