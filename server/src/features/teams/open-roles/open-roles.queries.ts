import type { OpenRoleId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../../context.ts'
import { forbidden, notFound } from '../../../refused.ts'
import { isRoleShown } from '../../../visibility/teams.ts'
import { accessOf } from '../team.view.ts'
import { today } from '../team-card.view.ts'
import { mayManage } from '../teams.policy.ts'
import { type OpenRoleRow, openRoleFrom, openRoleSql } from './open-role.view.ts'

/** Not found where it is not for the viewer. */
export async function findRole(ctx: Context, id: OpenRoleId): Promise<OpenRoleRow> {
  const viewer = viewerId(ctx)
  const { rows } = await sql<OpenRoleRow>`
    select ${openRoleSql(viewer, today(ctx.now()))} from ${openRoleFrom(viewer)}
    where r.id = ${id}::uuid and ${isRoleShown('t', 'a', viewer)}`.execute(ctx.db)
  if (!rows[0]) throw notFound('role')
  return rows[0]
}

/** Locks its team and it, in this order, for a change. */
export async function holdRole(tx: SignedIn, id: OpenRoleId): Promise<OpenRoleRow> {
  await sql`
    select 1 from teams where id = (select team_id from open_roles where id = ${id}::uuid) for no key update`.execute(
    tx.db,
  )
  return findRole(tx, id)
}

export function managedRole(role: OpenRoleRow): OpenRoleRow {
  if (!mayManage(accessOf(role))) throw forbidden('not_team_manager', 'The owner and managers of the team do this.')
  return role
}
