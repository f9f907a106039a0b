import type { TeamId, VerificationRequestId } from '@heraia/contract/ids'
import type { AskedForTeam } from '@heraia/contract/verification'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, notFound } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { teamSheRuns } from '../teams/for-who-runs.ts'
import { tellWhoRuns } from '../teams/members/who-runs.ts'
import type { TeamRow } from '../teams/team.view.ts'
import { readAnswerTimes } from './answer-times.ts'
import { askedAlready, type Draft, saveRequest, saysTheSame } from './ask-for-verification.ts'
import { endRequests } from './end-requests.ts'
import { findNewestOfTeam, findRequest, findWaitingOfTeam } from './find-request.ts'
import { mayAsk } from './verification.policy.ts'
import { showTeamRequest } from './verification-request.view.ts'

interface OfTeam {
  id: TeamId
  requestId: VerificationRequestId
}

export const readAskedForTeam = async (ctx: SignedIn, id: TeamId): Promise<AskedForTeam> =>
  show(ctx, await teamSheRuns(ctx, id))

async function show(ctx: SignedIn, { team_id, team_verified }: TeamRow): Promise<AskedForTeam> {
  const newest = await findNewestOfTeam(ctx, team_id)
  const { usualHours } = await readAnswerTimes(ctx, 'teams')
  return {
    verified: team_verified,
    request: newest ? showTeamRequest(newest, ctx) : null,
    usualHours,
    may: { ask: mayAsk({ isVerified: team_verified, isWaiting: newest?.state === 'waiting' }) },
  }
}

/** Whoever runs it asks in its name, one at a time: of two who ask at once the second is told so. Sent twice it is one. */
export async function askForTeam(
  ctx: SignedIn,
  { id, requestId, ...words }: OfTeam & Omit<Draft, 'id'>,
): Promise<AskedForTeam> {
  await takeFromLimit(ctx, 'verificationRequest')
  const draft = { ...words, id: requestId }
  return inTransaction(ctx, async (tx) => {
    const team = await teamSheRuns(tx, id)
    const before = await findRequest(tx, requestId)
    if (before && (before.team_id !== id || before.person_id !== tx.viewer.id)) {
      throw conflict('id_taken', 'Another request has this id.')
    }
    if (before && !saysTheSame(before, draft)) throw askedAlready()
    if (!before) {
      if (team.team_verified) throw conflict('verified_already', 'The team is verified.')
      const isWaiting = (await findWaitingOfTeam(tx, id)) !== undefined
      if (!mayAsk({ isVerified: team.team_verified, isWaiting })) throw askedAlready()
      // Of somebody who does not speak for the team any more: this one takes its place.
      await endRequests(tx, sql`team_id = ${id}::uuid and state = 'waiting'`)
      await saveRequest(tx, draft, id)
      await noteAndTell(tx, team, 'verification.asked_for_team')
    }
    return show(tx, team)
  })
}

/** Any of those who run it; what was answered stands. */
export const withdrawForTeam = (ctx: SignedIn, { id, requestId }: OfTeam): Promise<AskedForTeam> =>
  inTransaction(ctx, async (tx) => {
    const team = await teamSheRuns(tx, id)
    const request = await findRequest(tx, requestId)
    if (request?.team_id !== id) throw notFound('verification_request')
    if (request.state !== 'waiting') throw conflict('answered_already', 'It was answered meanwhile.')
    await endRequests(tx, sql`id = ${requestId}::uuid`)
    await noteAndTell(tx, team, 'verification.withdrawn_for_team')
    return show(tx, team)
  })

async function noteAndTell(tx: SignedIn, { team_id, team_name }: TeamRow, action: string): Promise<void> {
  await writeAudit(tx, { action, actorId: tx.viewer.id, subjectId: team_id, details: { team: team_name } })
  await tellWhoRuns(tx, team_id as TeamId)
}
