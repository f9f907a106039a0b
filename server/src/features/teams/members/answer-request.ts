import type { PersonId, TeamId } from '@heraia/contract/ids'
import type { TeamRole } from '@heraia/contract/team'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { notFound } from '../../../refused.ts'
import { holdManaged } from '../teams.queries.ts'
import { mustBeRead } from './join.ts'
import { findWaiting } from './list-members.ts'
import { addMember, endPlace } from './member-counts.ts'

/** Let her join as what she was read to ask for, or decline; two who answer at once are told apart by the team's lock. */
export async function answerJoinRequest(
  ctx: SignedIn,
  { id, personId, role, accept }: { id: TeamId; personId: PersonId; role?: TeamRole; accept: boolean },
): Promise<{ id: TeamId; personId: PersonId }> {
  await inTransaction(ctx, async (tx) => {
    await holdManaged(tx, id)
    const asked = await findWaiting(tx, id, personId, 'asked')
    if (!asked) throw notFound('request')
    if (accept) mustBeRead(asked.role, role)
    if (accept) return letIn(tx, id, personId, asked)
    await endPlace(tx, id, personId)
    await answered(tx, id, personId, false)
  })
  return { id, personId }
}

/** Who asked is a member now. */
export async function letIn(
  tx: SignedIn,
  id: TeamId,
  personId: PersonId,
  place: { role: TeamRole; position: string | null },
): Promise<void> {
  await addMember(tx, id, personId, place)
  await answered(tx, id, personId, true)
}

async function answered(tx: SignedIn, teamId: TeamId, personId: PersonId, accepted: boolean): Promise<void> {
  await tell(tx, [personId], 'team.changed', { teamId })
  await announce(tx, 'team.waiting_ended', { teamId, personId })
  await announce(tx, 'team.answered', { teamId, byId: tx.viewer.id, personId, accepted })
}
