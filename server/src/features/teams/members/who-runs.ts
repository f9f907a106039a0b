import type { TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { isMinor } from '../../../visibility/people.ts'

/** The owner and managers: they hear of what waits for an answer. */
export async function whoRuns(tx: Context, teamId: TeamId): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select m.person_id from team_members m join profiles p on p.id = m.person_id
    where m.team_id = ${teamId}::uuid and m.state = 'member' and m.role in ('owner', 'manager') and not ${isMinor('p')}
    order by m.person_id`.execute(tx.db)
  return rows.map((row) => row.person_id)
}

/** All who run it, in each of their tabs: something of it was changed by one of them. */
export async function tellWhoRuns(tx: Context, teamId: TeamId): Promise<void> {
  await tell(tx, await whoRuns(tx, teamId), 'team.changed', { teamId })
}
