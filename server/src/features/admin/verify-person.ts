import type { Verification } from '@heraia/contract/admin'
import type { PersonId, VerificationRequestId } from '@heraia/contract/ids'
import { PRODUCT_NAME } from '@heraia/contract/product'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { conflict, forbidden } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { grantRequest } from '../verification/answer-request.ts'
import { forgetStatistics } from './read-statistics.ts'
import { readVerification } from './read-verification.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    /** Granted or taken back by the staff. */
    'person.verified': { personId: PersonId; verified: boolean }
  }
}

interface Decision {
  id: PersonId
  reason: string
  /** What she who decides has read; missing where nothing waited. */
  requestId?: VerificationRequestId
}

/** The staff checked who she is, which answers what she asks. Twice changes nothing; what was decided first stands. */
export const verifyPerson = (ctx: SignedIn, decision: Decision): Promise<Verification> => decide(ctx, decision, true)

export const unverifyPerson = (ctx: SignedIn, decision: Decision): Promise<Verification> => decide(ctx, decision, false)

async function decide(ctx: SignedIn, { id, reason, requestId }: Decision, verified: boolean): Promise<Verification> {
  if (id === ctx.viewer.id) throw forbidden('self', 'Nobody verifies herself.')
  const answer = await inTransaction(ctx, async (tx) => {
    const { person, request, may } = await readVerification(tx, id)
    if (person.verified !== verified) {
      if (verified && request?.id !== requestId) throw askedOtherwise()
      if (!may[verified ? 'grant' : 'revoke']) throw conflict('not_active', 'This account is not active.')
      await save(tx, id, verified)
      if (verified) await grantRequest(tx, id)
      const action = verified ? 'verification.granted' : 'verification.revoked'
      await writeAudit(tx, { action, actorId: tx.viewer.id, subjectId: id, details: { reason } })
      await tell(tx, [id], 'profile.changed', { personId: id })
      await announce(tx, 'person.verified', { personId: id, verified })
    }
    return readVerification(tx, id)
  })
  forgetStatistics(ctx)
  return answer
}

const askedOtherwise = () => conflict('edited_elsewhere', 'She took it back meanwhile, or asks for something else.')

const save = (tx: SignedIn, id: PersonId, verified: boolean) =>
  sql`
    update profiles set verified_at = ${verified ? tx.now() : null}::timestamptz,
      verified_by = ${verified ? PRODUCT_NAME : null}, updated_at = ${tx.now()}
    where id = ${id}::uuid`.execute(tx.db)
