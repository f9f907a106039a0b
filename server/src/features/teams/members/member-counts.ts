import type { TeamRole } from '@heraia/contract/team'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import type { Context } from '../../../context.ts'
import { isActive } from '../../../visibility/people.ts'
import { endUnseenFollow } from '../end-unseen-follows.ts'

interface Place {
  role: TeamRole
  position: string | null
}

/** Makes her a member, counted while her account is in use; false when she was one. The team is locked. */
export async function addMember(
  tx: Context,
  teamId: string,
  personId: string,
  { role, position }: Place,
): Promise<boolean> {
  // Shared, so that her account does not end between the look at it and the end of this.
  const { rows } = await sql<{ counted: boolean }>`
    insert into team_members (team_id, person_id, state, role, position, counted, created_at)
    select ${teamId}::uuid, p.id, 'member', ${role}::text, ${position}::text, ${isActive('p')}, ${tx.now()}::timestamptz
    from profiles p where p.id = ${personId}::uuid for share
    on conflict (team_id, person_id) do update
      set state = 'member', role = excluded.role, position = excluded.position, note = null, counted = excluded.counted,
        created_at = excluded.created_at
      where team_members.state <> 'member'
    returning counted`.execute(tx.db)
  if (rows.length === 0) return false
  if (rows[0]?.counted) await countMembers(tx, teamId, 1)
  await announce(tx, 'team.member_came', { teamId, personId })
  return true
}

/** Takes her place in the team away, whatever it was; false when there was none. The team is locked. */
export async function endPlace(tx: Context, teamId: string, personId: string): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    delete from team_members where team_id = ${teamId}::uuid and person_id = ${personId}::uuid
    returning counted`.execute(tx.db)
  if (rows[0]?.counted) await countMembers(tx, teamId, -1)
  await sql`
    update teams set contact_id = null where id = ${teamId}::uuid and contact_id = ${personId}::uuid`.execute(tx.db)
  if (rows.length > 0) await announce(tx, 'team.member_went', { teamId, personId })
  await endUnseenFollow(tx, teamId, personId)
  return rows.length > 0
}

const countMembers = (tx: Context, teamId: string, by: 1 | -1) =>
  sql`update teams set members_count = members_count + ${by}::int where id = ${teamId}::uuid`.execute(tx.db)

/** Who is suspended or gone counts neither as a member nor as a follower, and comes back with her account. */
export async function countRightAgain(tx: Context, { personId }: { personId: string }): Promise<void> {
  await recount(tx, personId, { rows: 'team_members', only: sql`and x.state = 'member'`, into: 'members_count' })
  await recount(tx, personId, { rows: 'team_follows', only: sql``, into: 'followers_count' })
}

type Counted = { rows: 'team_members' | 'team_follows'; only: ReturnType<typeof sql>; into: string }

async function recount(tx: Context, personId: string, { rows, only, into }: Counted): Promise<void> {
  const column = sql.ref(into)
  await sql`
    with changed as (
      update ${sql.table(rows)} x set counted = not x.counted from profiles p
      where x.person_id = ${personId}::uuid and p.id = x.person_id ${only} and x.counted <> ${isActive('p')}
      returning x.team_id, x.counted
    )
    update teams t set ${column} = t.${column} + case when changed.counted then 1 else -1 end
    from changed where changed.team_id = t.id`.execute(tx.db)
}
