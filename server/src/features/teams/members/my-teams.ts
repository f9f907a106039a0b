import type { TeamRole } from '@heraia/contract/team'
import type { MyTeam, MyWaiting } from '@heraia/contract/teams'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { showTeamChip, type TeamChipRow, teamChipSql } from '../team-chip.view.ts'

/** Nobody is in so many. */
const MOST = 200

interface Row extends TeamChipRow {
  state: 'member' | 'invited' | 'asked'
  role: TeamRole
  position: string | null
  at: Date
}

/** The newest first; walks team_members_person_idx. */
export async function myTeams(ctx: SignedIn): Promise<{ teams: MyTeam[]; waiting: MyWaiting[] }> {
  const { rows } = await sql<Row>`
    select ${teamChipSql}, m.state, m.role, m.position, m.created_at as at
    from team_members m join teams t on t.id = m.team_id where m.person_id = ${ctx.viewer.id}::uuid
    order by m.created_at desc, m.team_id desc limit ${sql.lit(MOST)}`.execute(ctx.db)
  return {
    teams: rows.flatMap((row) =>
      row.state === 'member' ? [{ team: showTeamChip(row, ctx.pass), role: row.role, position: row.position }] : [],
    ),
    waiting: rows.flatMap((row) =>
      row.state === 'member'
        ? []
        : [{ team: showTeamChip(row, ctx.pass), state: row.state, role: row.role, at: row.at.toISOString() }],
    ),
  }
}
