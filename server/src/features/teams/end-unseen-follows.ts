import type { TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { type Context, inTransaction } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { lockTeam } from './find-team.ts'

/** How many of them one transaction ends: the team is locked meanwhile. */
const AT_ONCE = 200

/** It is for its members from now on. As a job: it may have very many followers. */
export const endUnseenFollowsLater = (tx: Context, teamId: string): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: 'end-unseen-follows', payload: { teamId }, key: `unseen ${teamId}` })

export async function endUnseenFollows(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const teamId = String(payload.teamId)
  let ended = AT_ONCE
  while (ended === AT_ONCE) {
    ended = await inTransaction(ctx, async (tx) => {
      await lockTeam(tx, teamId)
      return end(tx, teamId, null)
    })
  }
}

/** She has no place in it any more. The team is locked. */
export const endUnseenFollow = (tx: Context, teamId: string, personId: string) => end(tx, teamId, personId)

/** Nobody follows a team that she does not see: it could not be found to stop. Answers how many did. */
async function end(tx: Context, teamId: string, personId: string | null): Promise<number> {
  const { rows } = await sql<{ person_id: string; counted: boolean }>`
    delete from team_follows where (team_id, person_id) in (
      select f.team_id, f.person_id from team_follows f join teams t on t.id = f.team_id
      where t.id = ${teamId}::uuid and t.audience = 'members'
        and ${personId === null ? sql`true` : sql`f.person_id = ${personId}::uuid`}
        and not exists (select 1 from team_members m where m.team_id = f.team_id and m.person_id = f.person_id)
      order by f.person_id limit ${sql.lit(AT_ONCE)})
    returning person_id, counted`.execute(tx.db)
  const counted = rows.filter((row) => row.counted).length
  if (counted > 0) {
    await sql`
      update teams set followers_count = followers_count - ${counted}::int where id = ${teamId}::uuid`.execute(tx.db)
  }
  for (const { person_id } of rows)
    await announce(tx, 'team.unfollowed', { teamId: teamId as TeamId, personId: person_id })
  await tell(
    tx,
    rows.map((row) => row.person_id),
    'team.changed',
    { teamId: teamId as TeamId },
  )
  return rows.length
}
