import type { PersonId, TeamId } from '@heraia/contract/ids'
import type { GivenTeamRole, TeamMember } from '@heraia/contract/team'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { conflict, forbidden } from '../../../refused.ts'
import { holdTeam } from '../find-team.ts'
import { accessOf, type TeamRow } from '../team.view.ts'
import { endableRoles, mayChange, mayGive, mayLeave } from '../teams.policy.ts'
import { holdManaged } from '../teams.queries.ts'
import { findMember, roleOfMember } from './list-members.ts'
import { type MemberRow, showMember } from './member.view.ts'
import { endPlace } from './member-counts.ts'
import { isMinorMember } from './minor-member.ts'

interface Change {
  id: TeamId
  personId: PersonId
  role: GivenTeamRole
  position: string | null
}

export async function setMember(ctx: SignedIn, { id, personId, role, position }: Change): Promise<TeamMember> {
  return inTransaction(ctx, async (tx) => {
    const team = await holdManaged(tx, id)
    const she = accessOf(team)
    mayTouch(tx, team, await findMember(tx, id, personId))
    if (!mayGive(she, role)) throw notHers()
    if (role === 'manager' && (await isMinorMember(tx, personId))) {
      throw forbidden('may_not_manage', 'She cannot run a team.')
    }
    await sql`
      update team_members set role = ${role}, position = ${position}
      where team_id = ${id} and person_id = ${personId}`.execute(tx.db)
    if (role === 'player')
      await sql`
      update teams set contact_id = null where id = ${id} and contact_id = ${personId}`.execute(tx.db)
    await tell(tx, [personId], 'team.changed', { teamId: id })
    return showMember(await findMember(tx, id, personId), she, tx)
  })
}

export async function removeMember(ctx: SignedIn, { id, personId }: { id: TeamId; personId: PersonId }) {
  await inTransaction(ctx, async (tx) => {
    const team = await holdManaged(tx, id)
    // Also whom a block hides from her: who answers for the team says who is in it. Anybody else she has to see.
    const role = await roleOfMember(tx, id, personId)
    if (!role || !endableRoles(accessOf(team)).includes(role)) mayTouch(tx, team, await findMember(tx, id, personId))
    await endPlace(tx, id, personId)
    await tell(tx, [personId], 'team.changed', { teamId: id })
  })
  return { id, personId }
}

function mayTouch(tx: SignedIn, team: TeamRow, member: MemberRow): void {
  const isSelf = member.chip_id === tx.viewer.id
  if (!mayChange(accessOf(team), { role: member.role, isSelf })) throw notHers()
}

const notHers = () => forbidden('not_team_owner', 'The owner of the team does this.')

/** The owner hands the team over first, or closes it. */
export async function leaveTeam(ctx: SignedIn, id: TeamId): Promise<{ id: TeamId }> {
  await inTransaction(ctx, async (tx) => {
    const team = await holdTeam(tx, id)
    if (team.my_state !== 'member') return
    if (!mayLeave(accessOf(team))) throw conflict('owner_stays', 'Hand the team over first, or close it.')
    await endPlace(tx, id, tx.viewer.id)
    await tell(tx, [tx.viewer.id], 'team.changed', { teamId: id })
  })
  return { id }
}
