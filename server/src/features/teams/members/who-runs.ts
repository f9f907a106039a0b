import type { TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

/** The owner and managers: they hear of what waits for an answer. */
export async function whoRuns(tx: Context, teamId: TeamId): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from team_members
    where team_id = ${teamId}::uuid and state = 'member' and role in ('owner', 'manager')
    order by person_id`.execute(tx.db)
  return rows.map((row) => row.person_id)
}
