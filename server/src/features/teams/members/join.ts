import type { TeamId } from '@heraia/contract/ids'
import type { Team, TeamRole } from '@heraia/contract/team'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { tell } from '../../../live/tell.ts'
import { conflict, forbidden, notFound } from '../../../refused.ts'
import { takeOfDay } from '../../accounts/new-accounts/take-of-day.ts'
import { findTeam, holdTeam } from '../find-team.ts'
import { showTeam } from '../team.view.ts'
import { addMember, endPlace } from './member-counts.ts'
import { isMinorMember } from './minor-member.ts'
import { whoRuns } from './who-runs.ts'

interface Invited {
  role: TeamRole
  position: string | null
  by_id: string | null
}

/** Accepted she is a member, as what she read; declined nothing is left of it. */
export async function answerInvitation(
  ctx: SignedIn,
  { id, role, accept }: { id: TeamId; role?: TeamRole; accept: boolean },
): Promise<{ id: TeamId; joined: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const team = await holdTeam(tx, id)
    if (team.my_state === 'member' && accept) return { id, joined: true }
    if (team.my_state !== 'invited') throw notFound('invitation')
    if (accept) mustBeRead(team.my_role, role)
    await (accept ? joinInvited(tx, id) : endPlace(tx, id, tx.viewer.id))
    await endWaiting(tx, id)
    return { id, joined: accept }
  })
}

/** Who was invited already says yes to it by asking. */
export async function askToJoin(
  ctx: SignedIn,
  { id, role, note }: { id: TeamId; role: 'coach' | 'player'; note: string | null },
): Promise<Team> {
  await takeFromLimit(ctx, 'teamInvitation')
  return inTransaction(ctx, async (tx) => {
    const team = await holdTeam(tx, id)
    if (team.my_state === 'member') throw conflict('member_already', 'She is in the team.')
    if (team.my_state === 'invited') {
      await joinInvited(tx, id)
      await endWaiting(tx, id)
    } else await ask(tx, id, role, note)
    return showTeam(await findTeam(tx, id), tx)
  })
}

async function ask(tx: SignedIn, id: TeamId, role: TeamRole, note: string | null): Promise<void> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into team_members (team_id, person_id, state, role, note, created_at)
    values (${id}, ${tx.viewer.id}, 'asked', ${role}, ${note}, ${tx.now()})
    on conflict (team_id, person_id) do update set role = excluded.role, note = excluded.note
    returning (xmax = 0) as is_new`.execute(tx.db)
  // Who has her request before her reads what it says now.
  const managerIds = await tellRunners(tx, id)
  if (!rows[0]?.is_new) return
  await takeOfDay(tx, 'applications')
  await announce(tx, 'team.asked', { teamId: id, personId: tx.viewer.id, managerIds })
}

/** What she is to be was changed since it was read: it is read again before somebody says yes to it. Pages of before do not say it. */
export function mustBeRead(is: TeamRole | null, read: TeamRole | undefined): void {
  if (read && is !== read) throw conflict('edited_elsewhere', 'It is about another role by now.')
}

async function joinInvited(tx: SignedIn, id: TeamId): Promise<void> {
  const { rows } = await sql<Invited>`
    select role, position, by_id from team_members
    where team_id = ${id} and person_id = ${tx.viewer.id} and state = 'invited' for update`.execute(tx.db)
  const invited = rows[0]
  if (!invited) throw notFound('invitation')
  if (invited.role === 'manager' && (await isMinorMember(tx, tx.viewer.id))) {
    throw forbidden('adults_only', 'Who is under 18 cannot run a team.')
  }
  await addMember(tx, id, tx.viewer.id, invited)
  await announce(tx, 'team.joined', { teamId: id, personId: tx.viewer.id, invitedById: invited.by_id })
}

/** Asking no longer; where she does not ask nothing changes. */
export async function takeBackRequest(ctx: SignedIn, id: TeamId): Promise<Team> {
  return inTransaction(ctx, async (tx) => {
    const team = await holdTeam(tx, id)
    if (team.my_state !== 'asked') return showTeam(team, tx)
    await endPlace(tx, id, tx.viewer.id)
    await endWaiting(tx, id)
    // A team for its members is none for her any more; she gets what she knew.
    return showTeam({ ...team, my_state: null, my_role: null }, tx)
  })
}

/** Who runs the team sees it, and nobody has news of it left to read. */
async function endWaiting(tx: SignedIn, id: TeamId): Promise<void> {
  await tellRunners(tx, id)
  await announce(tx, 'team.waiting_ended', { teamId: id, personId: tx.viewer.id })
}

async function tellRunners(tx: SignedIn, teamId: TeamId): Promise<string[]> {
  const managerIds = await whoRuns(tx, teamId)
  await tell(tx, managerIds, 'team.changed', { teamId })
  return managerIds
}
