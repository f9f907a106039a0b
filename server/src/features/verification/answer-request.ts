import type { PersonId, VerificationRequestId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import type { SignedIn } from '../../context.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    /** By the staff, with a reason that she is told. */
    'verification.declined': { requestId: VerificationRequestId; personId: PersonId }
  }
}

/** What she asks is answered by this: she is verified. Where she asks nothing, nothing happens. */
export const grantRequest = (tx: SignedIn, personId: PersonId): Promise<void> => answer(tx, personId, 'granted', null)

export async function declineRequest(
  tx: SignedIn,
  { id, personId, reason }: { id: VerificationRequestId; personId: PersonId; reason: string },
): Promise<void> {
  await answer(tx, personId, 'declined', reason)
  await announce(tx, 'verification.declined', { requestId: id, personId })
}

async function answer(
  tx: SignedIn,
  personId: PersonId,
  state: 'granted' | 'declined',
  reason: string | null,
): Promise<void> {
  await sql`
    update verification_requests set state = ${state}, reason = ${reason}, answered_by = ${tx.viewer.id}::uuid,
      answered_at = ${tx.now()}
    where person_id = ${personId}::uuid and state = 'waiting'`.execute(tx.db)
}
