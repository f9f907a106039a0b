import type { TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { isMinor } from '../../../visibility/people.ts'

/** The owner and managers: they hear of what waits for an answer. */
export async function whoRuns(tx: Context, teamId: TeamId): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select m.person_id from team_members m join profiles p on p.id = m.person_id
    where m.team_id = ${teamId}::uuid and m.state = 'member' and m.role in ('owner', 'manager') and not ${isMinor('p')}
    order by m.person_id`.execute(tx.db)
  return rows.map((row) => row.person_id)
}
