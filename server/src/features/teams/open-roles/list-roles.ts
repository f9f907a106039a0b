import type { OpenRoleId, TeamId } from '@heraia/contract/ids'
import type { OpenRole } from '@heraia/contract/open-roles'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../../context.ts'
import { type Position, readCursor, rowsToRead, toPage } from '../../../paging.ts'
import { findTeam } from '../find-team.ts'
import { today } from '../team-card.view.ts'
import { isOpen, type OpenRoleRow, openRoleFrom, openRoleSql, showOpenRole } from './open-role.view.ts'
import { findRole } from './open-roles.queries.ts'

export const getRole = async (ctx: Context, id: OpenRoleId): Promise<OpenRole> =>
  showOpenRole(await findRole(ctx, id), ctx)

type Wanted = { id: TeamId; past?: boolean; cursor?: string; limit: number }

/** Open ones by their deadline, the next first (open_roles_open_idx); past ones the latest first (open_roles_latest_idx). */
export async function listRoles(ctx: Context, { id, past = false, cursor, limit }: Wanted): Promise<Page<OpenRole>> {
  await findTeam(ctx, id)
  const viewer = viewerId(ctx)
  const day = today(ctx.now())
  const list = past ? 'pastroles' : 'openroles'
  const { rows } = await sql<OpenRoleRow>`
    select ${openRoleSql(viewer, day)} from ${openRoleFrom(viewer)}
    where r.team_id = ${id}::uuid and ${past ? sql`not ${isOpen(day)}` : isOpen(day)}
      and ${startingFrom(readCursor(list, cursor), past)}
    order by ${past ? sql`r.deadline desc, r.id desc` : sql`r.deadline, r.id`} limit ${rowsToRead(limit)}`.execute(
    ctx.db,
  )
  return toPage(
    list,
    limit,
    rows,
    (row) => ({ at: new Date(row.deadline), id: row.id }),
    (row) => showOpenRole(row, ctx),
  )
}

function startingFrom(from: Position | null, past: boolean) {
  if (!from) return sql`true`
  const start = sql`(${today(from.at)}::date, ${from.id}::uuid)`
  return past ? sql`(r.deadline, r.id) < ${start}` : sql`(r.deadline, r.id) > ${start}`
}
