import type { TeamVerification } from '@heraia/contract/admin'
import type { TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { forbidden, notFound } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { whoRuns } from '../teams/members/who-runs.ts'
import { showTeamCard, type TeamCardRow, teamCardSql, today } from '../teams/team-card.view.ts'
import { mayUnverifyTeam, mayVerifyTeam } from './admin.policy.ts'
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
  return {
    team,
    history: await historyOf(ctx, id),
    may: { grant: mayVerifyTeam(ctx.viewer, judged), revoke: mayUnverifyTeam(ctx.viewer, judged) },
  }
}

/** The staff checked what it says of itself. Twice changes nothing; what was decided first stands. */
export const verifyTeam = (ctx: SignedIn, decision: Decision): Promise<TeamVerification> => decide(ctx, decision, true)

export const unverifyTeam = (ctx: SignedIn, decision: Decision): Promise<TeamVerification> =>
  decide(ctx, decision, false)

const decide = (ctx: SignedIn, { id, reason }: Decision, verified: boolean): Promise<TeamVerification> =>
  inTransaction(ctx, async (tx) => {
    const { team, may } = await readTeamVerification(tx, id)
    if (team.verified === verified) return readTeamVerification(tx, id)
    if (!may[verified ? 'grant' : 'revoke']) throw forbidden('own_team', 'Nobody verifies her own team.')
    await sql`update teams set verified = ${verified}, updated_at = ${tx.now()} where id = ${id}::uuid`.execute(tx.db)
    const action = verified ? 'verification.granted' : 'verification.revoked'
    await writeAudit(tx, { action, actorId: tx.viewer.id, subjectId: id, details: { reason, team: team.name } })
    const managerIds = await whoRuns(tx, id)
    await tell(tx, managerIds, 'team.changed', { teamId: id })
    await announce(tx, 'team.verified', { teamId: id, verified, managerIds })
    return readTeamVerification(tx, id)
  })
