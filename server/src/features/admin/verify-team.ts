import type { TeamVerification } from '@heraia/contract/admin'
import type { TeamId, VerificationRequestId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { conflict, forbidden, notFound } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { showChip } from '../profiles/person.view.ts'
import { whoRuns } from '../teams/members/who-runs.ts'
import { showTeamCard, type TeamCardRow, teamCardSql, today } from '../teams/team-card.view.ts'
import { declineTeamRequest, grantTeamRequest } from '../verification/answer-request.ts'
import { findRequest, findWaitingOfTeam } from '../verification/find-request.ts'
import { showRequest } from '../verification/verification-request.view.ts'
import { mayDeclineTeam, mayUnverifyTeam, mayVerifyTeam } from './admin.policy.ts'
import { historyOf } from './read-verification.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    /** Granted or taken back by the staff; who runs the team hears of it. */
    'team.verified': { teamId: TeamId; verified: boolean; managerIds: readonly string[] }
  }
}

interface Decision {
  id: TeamId
  reason: string
  /** What she who decides has read; missing where nothing waited. */
  requestId?: VerificationRequestId
}

/** Any team, also one that only its members find. */
export async function readTeamVerification(ctx: SignedIn, id: TeamId): Promise<TeamVerification> {
  const lock = ctx.db.isTransaction ? sql`for no key update of t` : sql``
  const { rows } = await sql<TeamCardRow & { is_hers: boolean }>`
    select ${teamCardSql(today(ctx.now()))}, exists (select 1 from team_members m where m.team_id = t.id
      and m.person_id = ${ctx.viewer.id}::uuid and m.state = 'member') as is_hers
    from teams t where t.id = ${id}::uuid ${lock}`.execute(ctx.db)
  const row = rows[0]
  if (!row) throw notFound('team')
  const team = showTeamCard(row, ctx.pass)
  const judged = { verified: team.verified, isHers: row.is_hers }
  const waiting = await findWaitingOfTeam(ctx, id)
  return {
    team,
    request: waiting ? { ...showRequest(waiting, ctx.pass), askedBy: showChip(waiting, ctx.pass) } : null,
    history: await historyOf(ctx, id),
    may: {
      grant: mayVerifyTeam(ctx.viewer, judged),
      revoke: mayUnverifyTeam(ctx.viewer, judged),
      decline: waiting !== undefined && mayDeclineTeam(ctx.viewer, judged),
    },
  }
}

/** The staff checked what it says of itself, which answers what is asked for it. Twice changes nothing; what was decided first stands. */
export const verifyTeam = (ctx: SignedIn, decision: Decision): Promise<TeamVerification> => decide(ctx, decision, true)

export const unverifyTeam = (ctx: SignedIn, decision: Decision): Promise<TeamVerification> =>
  decide(ctx, decision, false)

const decide = (ctx: SignedIn, { id, reason, requestId }: Decision, verified: boolean): Promise<TeamVerification> =>
  inTransaction(ctx, async (tx) => {
    const { team, request, may } = await readTeamVerification(tx, id)
    if (team.verified === verified) return readTeamVerification(tx, id)
    if (!may[verified ? 'grant' : 'revoke']) throw ownTeam()
    if (verified && request?.id !== requestId) throw askedOtherwise()
    await sql`update teams set verified = ${verified}, updated_at = ${tx.now()} where id = ${id}::uuid`.execute(tx.db)
    if (verified) await grantTeamRequest(tx, id)
    const action = verified ? 'verification.granted' : 'verification.revoked'
    await writeAudit(tx, { action, actorId: tx.viewer.id, subjectId: id, details: { reason, team: team.name } })
    const managerIds = await whoRuns(tx, id)
    await tell(tx, managerIds, 'team.changed', { teamId: id })
    await announce(tx, 'team.verified', { teamId: id, verified, managerIds })
    return readTeamVerification(tx, id)
  })

/** What is shown does not suffice; the reason is for those who run the team. Twice changes nothing. */
export const declineTeamVerification = (
  ctx: SignedIn,
  { id, requestId, reason }: Required<Decision>,
): Promise<TeamVerification> =>
  inTransaction(ctx, async (tx) => {
    const read = await readTeamVerification(tx, id)
    const asked = await findRequest(tx, requestId)
    if (read.request?.id !== requestId) {
      if (asked?.team_id === id && asked.state === 'declined') return read
      throw askedOtherwise()
    }
    if (!read.may.decline) throw ownTeam()
    const managerIds = await whoRuns(tx, id)
    await declineTeamRequest(tx, { id: requestId, teamId: id, managerIds, reason })
    await writeAudit(tx, {
      ...{ action: 'verification.declined', actorId: tx.viewer.id, subjectId: id },
      details: { reason, team: read.team.name },
    })
    await tell(tx, managerIds, 'team.changed', { teamId: id })
    return readTeamVerification(tx, id)
  })

const ownTeam = () => forbidden('own_team', 'Nobody verifies her own team.')
const askedOtherwise = () => conflict('edited_elsewhere', 'It was taken back meanwhile, or something else is asked.')
