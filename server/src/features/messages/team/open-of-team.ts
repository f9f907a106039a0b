import { ConversationId, type TeamId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { tell } from '../../../live/tell.ts'
import { conflict, forbidden } from '../../../refused.ts'
import { findTeam, holdTeam } from '../../teams/find-team.ts'
import { isMinorMember } from '../../teams/members/minor-member.ts'
import { getConversation } from '../get-conversation.ts'
import { mayStart } from './team-conversation.policy.ts'

/** The one conversation of that team. Opening it is no consent: only who starts it is in it by that. */
export async function openOfTeam(ctx: SignedIn, teamId: TeamId): Promise<Conversation> {
  const team = await findTeam(ctx, teamId)
  if (team.my_state !== 'member') throw forbidden('not_in_team', 'Only members of the team open its conversation.')
  const known = await findId(ctx, teamId)
  if (known) return getConversation(ctx, known)
  if (!mayStart({ role: team.my_role, isMinor: await isMinorMember(ctx, ctx.viewer.id) })) {
    throw conflict('conversation_not_started', 'Who runs or coaches the team starts its conversation.')
  }
  await takeFromLimit(ctx, 'newConversation')
  return getConversation(ctx, await inTransaction(ctx, (tx) => start(tx, teamId)))
}

/** Two may start it at once: the team's lock makes one of them the second, who finds it. */
async function start(tx: SignedIn, teamId: TeamId): Promise<ConversationId> {
  const { my_state } = await holdTeam(tx, teamId)
  if (my_state !== 'member') throw forbidden('not_in_team', 'Only members of the team open its conversation.')
  const known = await findId(tx, teamId)
  if (known) return known
  const now = tx.now()
  const id = ConversationId.parse(uuid7(now.getTime(), tx.ports.random.bytes(10)))
  await sql`
    insert into conversations (id, team_id, created_at, updated_at) values (${id}, ${teamId}, ${now}, ${now})`.execute(
    tx.db,
  )
  const { rows } = await sql<{ person_id: string }>`
    insert into participants (conversation_id, person_id, team_id, request, joined_at, updated_at)
    select ${id}::uuid, m.person_id, m.team_id, case when m.person_id <> ${tx.viewer.id}::uuid then 'open' end,
      case when m.person_id = ${tx.viewer.id}::uuid then ${now}::timestamptz end, ${now}
    from team_members m where m.team_id = ${teamId} and m.state = 'member'
    returning person_id`.execute(tx.db)
  const asked = rows.map(({ person_id }) => person_id).toSorted()
  await tell(tx, asked, 'conversation.changed', { conversationId: id })
  return id
}

async function findId(ctx: SignedIn, teamId: TeamId): Promise<ConversationId | null> {
  const { rows } = await sql<{ id: ConversationId }>`
    select id from conversations where team_id = ${teamId}`.execute(ctx.db)
  return rows[0]?.id ?? null
}
