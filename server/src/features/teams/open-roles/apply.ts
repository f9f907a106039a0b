import type { OpenRoleId, TeamId } from '@heraia/contract/ids'
import type { OpenRole } from '@heraia/contract/open-roles'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { tell } from '../../../live/tell.ts'
import { conflict, forbidden, notFound } from '../../../refused.ts'
import { takeOfDay } from '../../accounts/new-accounts/take-of-day.ts'
import { whoRuns } from '../members/who-runs.ts'
import { accessOf } from '../team.view.ts'
import { mayManage } from '../teams.policy.ts'
import { getRole } from './list-roles.ts'
import { type OpenRoleRow, showOpenRole } from './open-role.view.ts'
import { holdRole } from './open-roles.queries.ts'

/** One application a person and role: sent again it is the same one; what she took back she may send anew. */
export async function applyForRole(
  ctx: SignedIn,
  { id, message }: { id: OpenRoleId; message: string },
): Promise<OpenRole> {
  await takeFromLimit(ctx, 'application')
  return inTransaction(ctx, async (tx) => {
    const role = await holdRole(tx, id)
    if (mayManage(accessOf(role))) throw forbidden('own_team', 'She runs this team.')
    if (role.my_stage === null || role.my_stage === 'withdrawn') await send(tx, role, message)
    return getRole(tx, id)
  })
}

async function send(tx: SignedIn, role: OpenRoleRow, message: string): Promise<void> {
  if (!role.open) throw conflict('role_closed', 'This role takes no more applications.')
  await takeOfDay(tx, 'applications')
  const now = tx.now()
  await sql`
    insert into role_applications (role_id, person_id, message, created_at, updated_at)
    values (${role.id}, ${tx.viewer.id}, ${message}, ${now}, ${now})
    on conflict (role_id, person_id) do update set message = excluded.message, stage = 'received', answered_at = null,
      created_at = excluded.created_at, updated_at = excluded.updated_at`.execute(tx.db)
  const { teamId, roleId } = idsOf(role)
  const managerIds = await whoRuns(tx, teamId)
  await tell(tx, managerIds, 'team.changed', { teamId })
  await announce(tx, 'role.applied', { teamId, roleId, personId: tx.viewer.id, managerIds })
}

/** Her words go with it. */
export async function withdrawApplication(ctx: SignedIn, id: OpenRoleId): Promise<OpenRole> {
  return inTransaction(ctx, async (tx) => {
    const role = await holdRole(tx, id)
    if (role.my_stage === null) throw notFound('application')
    if (role.my_stage !== 'withdrawn') {
      await sql`
        update role_applications set stage = 'withdrawn', message = '', updated_at = ${tx.now()}
        where role_id = ${id} and person_id = ${tx.viewer.id}`.execute(tx.db)
      const { teamId, roleId } = idsOf(role)
      await tell(tx, await whoRuns(tx, teamId), 'team.changed', { teamId })
      await announce(tx, 'role.withdrawn', { teamId, roleId, personId: tx.viewer.id })
    }
    // Of a team for its members it is none for her any more; she gets what she knew.
    return getRole(tx, id).catch(() => showOpenRole({ ...role, my_stage: 'withdrawn', my_late: false }, tx))
  })
}

const idsOf = (role: OpenRoleRow) => ({ teamId: role.team_id as TeamId, roleId: role.id as OpenRoleId })
