import type { ConversationId, PersonId, TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { notFound } from '../../../refused.ts'
import { hiddenByBlocks } from '../../../visibility/blocks.ts'
import { readsSince } from '../../../visibility/messages.ts'
import { isActive, isMinor } from '../../../visibility/people.ts'
import type { OpenConversation } from '../find-conversation.ts'
import { mayWriteAmong } from './team-conversation.policy.ts'

/** What acts know of a team's conversation beside what they know of one of two. */
export interface Circle {
  teamId: TeamId
  /** Whom a block hides from the viewer, or the viewer from. */
  hidden: ReadonlySet<string>
}

interface CircleRow {
  team_id: TeamId
  my_request: 'open' | 'declined' | null
  since: Date | null
  adults: number
  minors: number
  others: PersonId[]
  hidden: string[]
}

const NONE = { deliveredAt: null, readAt: null }

/** Not found for whoever is not in the team. Who has not said that she wants to be in it finds it, and nothing in it. */
export async function findTeamConversation(ctx: SignedIn, id: ConversationId): Promise<OpenConversation> {
  const { rows } = await sql<CircleRow>`
    select mine.team_id, mine.request as my_request, case when mine.joined_at is not null then ${readsSince('mine')} end as since, circle.*,
      (select coalesce(jsonb_agg(h.id), '[]') from (${hiddenByBlocks(sql`${ctx.viewer.id}::uuid`)}) h (id)) as hidden
    from participants mine, lateral (
      select count(*) filter (where not ${isMinor('p')})::int as adults,
        count(*) filter (where ${isMinor('p')})::int as minors,
        coalesce(jsonb_agg(p.id order by p.id) filter (where p.id <> mine.person_id), '[]') as others
      from participants other join profiles p on p.id = other.person_id
      where other.conversation_id = mine.conversation_id and other.request is null and ${isActive('p')}) circle
    where mine.conversation_id = ${id}::uuid and mine.person_id = ${ctx.viewer.id}::uuid and mine.team_id is not null`.execute(
    ctx.db,
  )
  const row = rows[0]
  if (!row) throw notFound('conversation')
  const isIn = row.my_request === null
  return {
    id,
    others: row.others,
    mayWrite: isIn && mayWriteAmong(row),
    request: isIn ? 'none' : 'received',
    waitsWithPartner: false,
    receipts: false,
    mine: NONE,
    partners: NONE,
    since: isIn ? row.since : null,
    pictures: null,
    partnersSince: null,
    circle: { teamId: row.team_id, hidden: new Set(row.hidden) },
  }
}
