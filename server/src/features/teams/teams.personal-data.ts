import type { TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { type Context, inTransaction } from '../../context.ts'
import { deleted, emptied, ended, leftOut, type PersonReferences, rows } from '../../personal-data/reference.ts'
import { isActive, isMinor } from '../../visibility/people.ts'
import { removeMedia } from '../media/remove-files.ts'
import { lockTeam } from './find-team.ts'

/** Her places in teams; those that she owns go to the next in the roster, or end where there is nobody to run them. */
async function endPlaces(ctx: Context, personId: string): Promise<void> {
  const owned = await sql<{ team_id: TeamId }>`
    select team_id from team_members where person_id = ${personId}::uuid and role = 'owner'
    order by team_id`.execute(ctx.db)
  for (const { team_id } of owned.rows) await inTransaction(ctx, (tx) => passOn(tx, team_id, personId))
  await sql`
    with gone as (delete from team_members where person_id = ${personId}::uuid returning team_id, counted)
    update teams t set members_count = greatest(0, t.members_count - 1) from gone
    where t.id = gone.team_id and gone.counted`.execute(ctx.db)
}

/** All of it or nothing, so that a server that stops in between leaves no team without an owner. */
async function passOn(tx: Context, teamId: TeamId, personId: string): Promise<void> {
  // Who is next does not leave at this moment.
  await lockTeam(tx, teamId)
  const { rows: next } = await sql<{ person_id: string }>`
    select m.person_id from team_members m join profiles p on p.id = m.person_id
    where m.team_id = ${teamId} and m.state = 'member' and m.person_id <> ${personId}::uuid and m.role <> 'player'
      and ${isActive('p')} and not ${isMinor('p')}
    order by m.rank, m.created_at, m.person_id limit 1`.execute(tx.db)
  if (!next[0]) return endTeam(tx, teamId)
  await sql`update team_members set role = 'player' where team_id = ${teamId} and role = 'owner'`.execute(tx.db)
  await sql`
    update team_members set role = 'owner' where team_id = ${teamId} and person_id = ${next[0].person_id}::uuid`.execute(
    tx.db,
  )
}

async function endTeam(tx: Context, id: TeamId): Promise<void> {
  await announce(tx, 'team.closed', { teamId: id })
  const { rows: gone } = await sql<{ logo_id: string | null; cover_id: string | null }>`
    delete from teams where id = ${id} returning logo_id, cover_id`.execute(tx.db)
  const files = gone.flatMap(({ logo_id, cover_id }) => [logo_id, cover_id]).filter((each) => each !== null)
  await removeMedia(tx, files)
}

async function endFollows(ctx: Context, personId: string): Promise<void> {
  await sql`
    with gone as (delete from team_follows where person_id = ${personId}::uuid returning team_id, counted)
    update teams t set followers_count = greatest(0, t.followers_count - 1) from gone
    where t.id = gone.team_id and gone.counted`.execute(ctx.db)
}

export const teamsPersonalData: PersonReferences = {
  'role_applications.person_id': { atTheEnd: deleted, inArchive: rows() },
  'team_follows.person_id': { atTheEnd: ended(endFollows), inArchive: rows() },
  'team_members.person_id': { atTheEnd: ended(endPlaces), inArchive: rows() },
  'team_members.by_id': { atTheEnd: emptied({ by_id: null }), inArchive: leftOut('other people’s places') },
  'teams.contact_id': { atTheEnd: emptied({ contact_id: null }), inArchive: leftOut('her place says it') },
}
