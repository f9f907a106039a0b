import type { TeamId } from '@heraia/contract/ids'
import type { Team } from '@heraia/contract/team'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { isActive } from '../../visibility/people.ts'
import { takeOfDay } from '../accounts/new-accounts/take-of-day.ts'
import { findTeam, holdTeam, lockTeam } from './find-team.ts'
import { showTeam } from './team.view.ts'

/** Twice, or from two tabs, counts once. */
export async function followTeam(ctx: SignedIn, id: TeamId): Promise<Team> {
  await takeFromLimit(ctx, 'follow')
  return inTransaction(ctx, async (tx) => {
    await holdTeam(tx, id)
    const { rows } = await sql`
      with added as (
        insert into team_follows (team_id, person_id, counted, created_at)
        select ${id}::uuid, p.id, ${isActive('p')}, ${tx.now()}::timestamptz
        from profiles p where p.id = ${tx.viewer.id}::uuid for share
        on conflict do nothing returning team_id, counted
      )
      update teams set followers_count = followers_count + added.counted::int from added where teams.id = added.team_id
      returning id`.execute(tx.db)
    if (rows.length > 0) {
      await takeOfDay(tx, 'follows')
      await announce(tx, 'team.followed', { teamId: id, personId: tx.viewer.id })
    }
    return showTeam(await findTeam(tx, id), tx)
  })
}

/** Also where it is for its members by now: then she is told what everybody else is, that it is not there. */
export async function unfollowTeam(ctx: SignedIn, id: TeamId): Promise<Team> {
  await inTransaction(ctx, async (tx) => {
    await lockTeam(tx, id)
    const { rows } = await sql`
      with ended as (
        delete from team_follows where team_id = ${id} and person_id = ${tx.viewer.id} returning team_id, counted
      )
      update teams set followers_count = followers_count - ended.counted::int from ended
      where teams.id = ended.team_id returning id`.execute(tx.db)
    if (rows.length > 0) await announce(tx, 'team.unfollowed', { teamId: id, personId: tx.viewer.id })
  })
  return showTeam(await findTeam(ctx, id), ctx)
}
