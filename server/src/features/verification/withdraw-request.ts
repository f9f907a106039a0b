import type { VerificationRequestId } from '@heraia/contract/ids'
import type { OwnVerification } from '@heraia/contract/verification'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { conflict, notFound } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { endRequests } from './end-requests.ts'
import { findRequest } from './find-request.ts'
import { readOwnVerification, verifiedSince } from './own-verification.ts'

/** Nobody is to see any more what she showed: it goes with its files. What was answered stands. */
export const withdrawRequest = (ctx: SignedIn, id: VerificationRequestId): Promise<OwnVerification> =>
  inTransaction(ctx, async (tx) => {
    await verifiedSince(tx)
    const request = await findRequest(tx, id)
    if (request?.person_id !== tx.viewer.id || request.team_id !== null) throw notFound('verification_request')
    if (request.state !== 'waiting') throw conflict('answered_already', 'It was answered meanwhile.')
    await endRequests(tx, sql`id = ${id}::uuid`)
    await writeAudit(tx, { action: 'verification.withdrawn', actorId: tx.viewer.id, subjectId: tx.viewer.id })
    await tell(tx, [tx.viewer.id], 'profile.changed', { personId: tx.viewer.id })
    return readOwnVerification(tx)
  })
