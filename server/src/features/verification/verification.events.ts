import { sql } from 'kysely'
import type { Announcements, Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { endRequests } from './end-requests.ts'

/** Who has left a team speaks for it no longer, and takes with her what she showed. */
async function endHers(tx: Context, { teamId, personId }: Announcements['team.member_went']): Promise<void> {
  const ended = await endRequests(
    tx,
    sql`team_id = ${teamId}::uuid and person_id = ${personId}::uuid and state = 'waiting'`,
  )
  if (!ended) return
  const { rows } = await sql<{ name: string }>`select name from teams where id = ${teamId}::uuid`.execute(tx.db)
  await writeAudit(tx, {
    ...{ action: 'verification.withdrawn_for_team', actorId: tx.viewer?.id ?? personId, subjectId: teamId },
    details: { team: rows[0]?.name ?? '' },
  })
}

export const verificationListeners: Listeners = {
  'team.member_went': endHers,
  'team.closed': async (tx, { teamId }) => {
    await endRequests(tx, sql`team_id = ${teamId}::uuid`)
  },
}
