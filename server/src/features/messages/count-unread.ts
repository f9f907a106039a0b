import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { isVisible } from '../../visibility/people.ts'
import { accessFrom } from './find-conversation.ts'

export interface Unread {
  messages: number
  conversations: number
  requests: number
}

/** The one source of every badge; walks participants_unread_idx. Hidden conversations do not count. */
export async function countUnread(ctx: SignedIn): Promise<Unread> {
  const { rows } = await sql<Unread>`
    select coalesce(sum(mine.unread_count), 0)::int as messages, count(*)::int as conversations,
      (select count(*)::int from ${accessFrom(ctx.viewer.id)}
        where mine.request = 'open' and mine.updated_at is not null and ${isVisible('p', ctx.viewer.id)}) as requests
    from ${accessFrom(ctx.viewer.id)}
    where mine.unread_count > 0 and mine.request is null and ${isVisible('p', ctx.viewer.id)}`.execute(ctx.db)
  return rows[0] ?? { messages: 0, conversations: 0, requests: 0 }
}
