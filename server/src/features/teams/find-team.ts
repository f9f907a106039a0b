import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { isTeamShown } from '../../visibility/teams.ts'
import { type TeamRow, teamFrom, teamSql } from './team.view.ts'
import { today } from './team-card.view.ts'

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
