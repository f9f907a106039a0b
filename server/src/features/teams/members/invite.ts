import type { PersonId, TeamId } from '@heraia/contract/ids'
import type { GivenTeamRole, TeamWaiting } from '@heraia/contract/team'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { tell } from '../../../live/tell.ts'
import { conflict, forbidden } from '../../../refused.ts'
import { takeOfDay } from '../../accounts/new-accounts/take-of-day.ts'
import { findVisiblePerson } from '../../profiles/find-visible-person.ts'
import { lockPair } from '../../profiles/follow-counts.ts'
import { mayMessage } from '../../profiles/profiles.policy.ts'
import { endUnseenFollow } from '../end-unseen-follows.ts'
import { accessOf } from '../team.view.ts'
import { mayGive } from '../teams.policy.ts'
import { holdManaged } from '../teams.queries.ts'
import { letIn } from './answer-request.ts'
import { findWaiting } from './list-members.ts'
import { showWaiting } from './member.view.ts'

interface Invitation {
  id: TeamId
  personId: PersonId
  role: GivenTeamRole
  position: string | null
}

/** Who may write to her may invite her; she says yes or no. Who asked to join is in. Null: she is a member now. */
export async function invite(ctx: SignedIn, invitation: Invitation): Promise<TeamWaiting | null> {
  await takeFromLimit(ctx, 'teamInvitation')
  const { id, personId, role, position } = invitation
  return inTransaction(ctx, async (tx) => {
    const team = await holdManaged(tx, id)
    if (!mayGive(accessOf(team), role)) throw forbidden('not_team_owner', 'The owner chooses managers.')
    if (personId === tx.viewer.id) throw conflict('member_already', 'She is in the team.')
    // A block between the two comes before, or takes the invitation back.
    await lockPair(tx, tx.viewer.id, personId)
    const { standing } = await findVisiblePerson(tx, personId)
    if (role === 'manager' && standing.isMinor) throw forbidden('may_not_invite', 'She takes no invitations from you.')
    if (await findWaiting(tx, id, personId, 'asked')) {
      await letIn(tx, id, personId, { role, position })
      return null
    }
    if (!mayMessage(standing)) throw forbidden('may_not_invite', 'She takes no invitations from you.')
    const { rows } = await sql<{ is_new: boolean }>`
      insert into team_members (team_id, person_id, state, role, position, by_id, created_at)
      values (${id}, ${personId}, 'invited', ${role}, ${position}, ${tx.viewer.id}, ${tx.now()})
      on conflict (team_id, person_id) do update set role = excluded.role, position = excluded.position
        where team_members.state = 'invited'
      returning (xmax = 0) as is_new`.execute(tx.db)
    if (!rows[0]) throw conflict('member_already', 'She is in the team.')
    if (rows[0].is_new && !standing.followsViewer) await takeOfDay(tx, 'conversations')
    // Also where she is invited as something else now: she reads it before she says yes.
    await tell(tx, [personId], 'team.changed', { teamId: id })
    if (rows[0].is_new) await announce(tx, 'team.invited', { teamId: id, byId: tx.viewer.id, personId })
    const row = await findWaiting(tx, id, personId, 'invited')
    return row && showWaiting(row, tx)
  })
}

/** Taking back what is not there changes nothing. */
export async function uninvite(ctx: SignedIn, { id, personId }: { id: TeamId; personId: PersonId }) {
  await inTransaction(ctx, async (tx) => {
    await holdManaged(tx, id)
    const { rows } = await sql`
      delete from team_members where team_id = ${id} and person_id = ${personId} and state = 'invited'
      returning person_id`.execute(tx.db)
    if (rows.length === 0) return
    await tell(tx, [personId], 'team.changed', { teamId: id })
    await announce(tx, 'team.waiting_ended', { teamId: id, personId })
    await endUnseenFollow(tx, id, personId)
  })
  return { id, personId }
}
