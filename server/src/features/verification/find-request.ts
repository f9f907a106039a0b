import type { VerificationRequestId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { isVisible } from '../../visibility/people.ts'
import { chipSql } from '../profiles/person.view.ts'
import { isStanding } from './for-team.ts'
import { type RequestRow, requestSql, type TeamRequestRow } from './verification-request.view.ts'

export async function findRequest(ctx: Context, id: VerificationRequestId): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestSql} from verification_requests r where r.id = ${id}::uuid`.execute(ctx.db)
  return rows[0]
}

/** What this person waits for herself; walks verification_requests_waits_idx. */
export async function findWaiting(ctx: Context, personId: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestSql} from verification_requests r
    where r.person_id = ${personId}::uuid and r.state = 'waiting' and r.team_id is null`.execute(ctx.db)
  return rows[0]
}

/** Walks verification_requests_of_idx. */
export async function findNewest(ctx: Context, personId: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestSql} from verification_requests r where r.person_id = ${personId}::uuid and r.team_id is null
    order by r.created_at desc, r.id desc limit 1`.execute(ctx.db)
  return rows[0]
}

const ofTeamSql = (ctx: Context) => sql`
  select ${requestSql}, ${chipSql}, ${isVisible('p', viewerId(ctx))} as asker_shown
  from verification_requests r join profiles p on p.id = r.person_id`

/** What a team waits for; walks verification_requests_team_waits_idx. */
export async function findWaitingOfTeam(ctx: Context, teamId: string): Promise<TeamRequestRow | undefined> {
  const { rows } = await sql<TeamRequestRow>`
    ${ofTeamSql(ctx)}
    where r.team_id = ${teamId}::uuid and r.state = 'waiting' and ${isStanding('teams')}`.execute(ctx.db)
  return rows[0]
}

/** Walks verification_requests_of_team_idx. */
export async function findNewestOfTeam(ctx: Context, teamId: string): Promise<TeamRequestRow | undefined> {
  const { rows } = await sql<TeamRequestRow>`
    ${ofTeamSql(ctx)}
    where r.team_id = ${teamId}::uuid and (r.state <> 'waiting' or ${isStanding('teams')})
    order by r.created_at desc, r.id desc limit 1`.execute(ctx.db)
  return rows[0]
}
