import type { Verification } from '@heraia/contract/admin'
import type { PersonId, VerificationRequestId } from '@heraia/contract/ids'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { conflict, forbidden, notFound } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { declineRequest } from '../verification/answer-request.ts'
import { findRequest } from '../verification/find-request.ts'
import { readVerification } from './read-verification.ts'

/** What she shows does not suffice; the reason is for her. Twice changes nothing. */
export async function declineVerification(
  ctx: SignedIn,
  { id, reason }: { id: VerificationRequestId; reason: string },
): Promise<Verification> {
  const asked = await findRequest(ctx, id)
  if (!asked || asked.team_id !== null) throw notFound('verification_request')
  const personId = asked.person_id as PersonId
  if (personId === ctx.viewer.id) throw forbidden('self', 'Nobody answers what she asks herself.')
  return inTransaction(ctx, async (tx) => {
    const { request, may } = await readVerification(tx, personId)
    if (request?.id !== id) {
      if ((await findRequest(tx, id))?.state === 'declined') return readVerification(tx, personId)
      throw conflict('edited_elsewhere', 'It was answered or taken back meanwhile.')
    }
    if (!may.decline) throw conflict('not_active', 'This account is not active.')
    await declineRequest(tx, { id, personId, reason })
    await writeAudit(tx, {
      ...{ action: 'verification.declined', actorId: tx.viewer.id, subjectId: personId },
      details: { reason },
    })
    await tell(tx, [personId], 'profile.changed', { personId })
    return readVerification(tx, personId)
  })
}
