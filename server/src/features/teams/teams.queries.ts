import type { TeamId } from '@heraia/contract/ids'
import type { SignedIn } from '../../context.ts'
import { forbidden } from '../../refused.ts'
import { holdTeam } from './find-team.ts'
import { accessOf, type TeamRow } from './team.view.ts'
import { isOwner, mayManage } from './teams.policy.ts'

/** `holdTeam` for who runs it. */
export async function holdManaged(tx: SignedIn, id: TeamId): Promise<TeamRow> {
  return managed(await holdTeam(tx, id))
}

export function managed(team: TeamRow): TeamRow {
  if (!mayManage(accessOf(team))) throw forbidden('not_team_manager', 'The owner and managers of the team do this.')
  return team
}

/** The same for its owner. */
export async function holdOwned(tx: SignedIn, id: TeamId): Promise<TeamRow> {
  const team = await holdTeam(tx, id)
  if (!isOwner(accessOf(team))) throw forbidden('not_team_owner', 'The owner of the team does this.')
  return team
}
