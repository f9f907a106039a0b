import type { TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { forbidden, notFound } from '../../refused.ts'
import { isTeamShown } from '../../visibility/teams.ts'
import { accessOf, type TeamRow, teamFrom, teamSql } from './team.view.ts'
import { today } from './team-card.view.ts'
import { isOwner, mayManage } from './teams.policy.ts'

/** Not found for whoever may not see it. */
export async function findTeam(ctx: Context, id: string): Promise<TeamRow> {
  const viewer = viewerId(ctx)
  const { rows } = await sql<TeamRow>`
    select ${teamSql(viewer, today(ctx.now()))} from ${teamFrom(viewer)}
    where t.id = ${id}::uuid and ${isTeamShown('t', viewer)}`.execute(ctx.db)
  if (!rows[0]) throw notFound('team')
  return rows[0]
}

/** Locks it first: changes of one team, its people and its counts come one after another. */
export async function holdTeam(tx: SignedIn, id: string): Promise<TeamRow> {
  await lockTeam(tx, id)
  return findTeam(tx, id)
}

export const lockTeam = (tx: Context, id: string): Promise<unknown> =>
  sql`select 1 from teams where id = ${id}::uuid for no key update`.execute(tx.db)

/** The same for who runs it. */
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
