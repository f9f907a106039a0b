import type { PersonId, TeamId } from '@heraia/contract/ids'
import type { Team } from '@heraia/contract/team'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { forbidden } from '../../../refused.ts'
import { findTeam, holdTeam } from '../find-team.ts'
import { accessOf, showTeam } from '../team.view.ts'
import { isOwner, mayTakeOver } from '../teams.policy.ts'
import { findMember } from './list-members.ts'
import { isMinorMember } from './minor-member.ts'

/** The owner makes a member the owner and stays a manager; where the owner's account is gone, a manager takes over. */
export async function handOver(ctx: SignedIn, { id, personId }: { id: TeamId; personId: PersonId }): Promise<Team> {
  return inTransaction(ctx, async (tx) => {
    const she = accessOf(await holdTeam(tx, id))
    const takesOver = personId === tx.viewer.id && mayTakeOver(she)
    if (!isOwner(she) && !takesOver) throw forbidden('not_team_owner', 'The owner of the team does this.')
    const member = await findMember(tx, id, personId)
    if (await isMinorMember(tx, personId)) throw forbidden('may_not_manage', 'She cannot run a team.')
    if (member.role !== 'owner') {
      await sql`update team_members set role = 'manager' where team_id = ${id} and role = 'owner'`.execute(tx.db)
      await sql`
        update team_members set role = 'owner' where team_id = ${id} and person_id = ${personId}`.execute(tx.db)
      await tell(tx, [personId, tx.viewer.id], 'team.changed', { teamId: id })
      if (!takesOver) await announce(tx, 'team.handed_over', { teamId: id, byId: tx.viewer.id, personId })
    }
    return showTeam(await findTeam(tx, id), tx)
  })
}
