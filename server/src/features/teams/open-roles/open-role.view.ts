import type { OpenRoleId } from '@heraia/contract/ids'
import type { ApplicationStage, OpenRole } from '@heraia/contract/open-roles'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { isActive, isVisible, type ViewerId } from '../../../visibility/people.ts'
import { type AccessRow, accessFrom, accessOf, accessSql, isLate } from '../team.view.ts'
import { showTeamChip, type TeamChipRow, teamChipSql } from '../team-chip.view.ts'
import { mayManage } from '../teams.policy.ts'

export interface OpenRoleRow extends TeamChipRow, AccessRow {
  id: string
  title: string
  text: string
  position: string | null
  pay: string | null
  deadline: string
  answer_by: string
  closed: boolean
  open: boolean
  created_at: Date
  updated_at: Date
  late_answers: number
  applications: number
  my_stage: ApplicationStage | null
  applied_at: Date | null
  my_late: boolean | null
}

/** Not closed, and the deadline has not passed. */
export const isOpen = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(r.closed_at is null and r.deadline >= ${day}::date)`

/** What a query selects of `open_roles as r` of the team `t` to show one. */
export const openRoleSql = (viewer: ViewerId, day: string): RawBuilder<unknown> => sql`
  ${teamChipSql}, ${accessSql(viewer)}, r.id, r.title, r.text, r.position, r.pay, r.deadline, r.answer_by,
  r.closed_at is not null as closed, ${isOpen(day)} as open, r.created_at, r.updated_at,
  case when r.answer_by < ${day}::date then
    (select count(*) from role_applications w join profiles q on q.id = w.person_id
      where w.role_id = r.id and w.stage = 'received' and ${isActive('q')}) else 0 end as late_answers,
  (select count(*) from role_applications w join profiles q on q.id = w.person_id
    where w.role_id = r.id and w.stage <> 'withdrawn' and ${isVisible('q', viewer)}) as applications,
  ${
    viewer === null
      ? sql`null as my_stage, null as applied_at, null as my_late`
      : sql`a.stage as my_stage, a.created_at as applied_at, ${isLate(day)} as my_late`
  }`

export const openRoleFrom = (viewer: ViewerId): RawBuilder<unknown> => sql`open_roles r
  join teams t on t.id = r.team_id ${accessFrom(viewer)}
  ${viewer === null ? sql`` : sql`left join role_applications a on a.role_id = r.id and a.person_id = ${viewer}::uuid`}`

export function showOpenRole(row: OpenRoleRow, { viewer, pass }: Context): OpenRole {
  const manages = viewer !== null && mayManage(accessOf(row))
  const isFree = row.my_stage === null || row.my_stage === 'withdrawn'
  return {
    id: row.id as OpenRoleId,
    team: showTeamChip(row, pass),
    title: row.title,
    text: row.text,
    position: row.position,
    pay: row.pay,
    deadline: row.deadline,
    answerBy: row.answer_by,
    open: row.open,
    closed: row.closed,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lateAnswers: row.late_answers,
    applications: manages ? row.applications : null,
    mine:
      row.my_stage && row.applied_at
        ? { stage: row.my_stage, at: row.applied_at.toISOString(), late: row.my_late ?? false }
        : null,
    may: { manage: manages, apply: viewer !== null && !manages && row.open && isFree },
  }
}
