import type { OpenRoleId } from '@heraia/contract/ids'
import type { Application, ApplicationStage } from '@heraia/contract/open-roles'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { ViewerId } from '../../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../../profiles/person.view.ts'
import { mayMessage } from '../../profiles/profiles.policy.ts'
import { type RelationRow, relationSql, standingOf } from '../../profiles/relation.view.ts'
import { isLate } from '../team.view.ts'
import { showTeamChip, type TeamChipRow, teamChipSql } from '../team-chip.view.ts'

export interface ApplicationRow extends TeamChipRow, ChipRow, RelationRow {
  role_id: string
  title: string
  answer_by: string
  message: string
  stage: ApplicationStage
  at: Date
  answered_at: Date | null
  late: boolean
}

/** What a query selects of an application `a` of `p` for the role `r` of the team `t`. */
export const applicationSql = (viewer: ViewerId, day: string): RawBuilder<unknown> => sql`
  ${chipSql}, ${relationSql(viewer)}, ${teamChipSql}, r.id as role_id, r.title, r.answer_by, a.message, a.stage,
  a.created_at as at, a.answered_at, ${isLate(day)} as late`

export const applicationFrom = sql`role_applications a join open_roles r on r.id = a.role_id
  join teams t on t.id = r.team_id join profiles p on p.id = a.person_id`

export const showApplication = (row: ApplicationRow, { viewer, pass }: Context): Application => ({
  role: {
    ...{ id: row.role_id as OpenRoleId, team: showTeamChip(row, pass), title: row.title, answerBy: row.answer_by },
  },
  person: showChip(row, pass),
  message: row.message,
  stage: row.stage,
  at: row.at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  late: row.late,
  mayMessage: mayMessage(standingOf(row, viewer?.id ?? null)),
})
