import type { ManagedPerson } from '@heraia/contract/admin'
import type { PersonId } from '@heraia/contract/ids'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { conflict, forbidden, invalidField } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { isTooYoung, mustBePossible } from '../profiles/birth-date.policy.ts'
import { readVerification } from './read-verification.ts'

interface Correction {
  id: PersonId
  dateOfBirth: string
  reason: string
}

/** Of who may not change it herself (`mayChangeBirthDate`): somebody of the staff saw what proves it. */
export async function correctBirthDate(ctx: SignedIn, correction: Correction): Promise<{ person: ManagedPerson }> {
  const { id, dateOfBirth, reason } = correction
  if (id === ctx.viewer.id) throw forbidden('self', 'Nobody looks at her own.')
  mustBePossible(dateOfBirth, ctx.now(), 'dateOfBirth')
  if (isTooYoung(dateOfBirth, ctx.now())) {
    throw invalidField('dateOfBirth', 'under_thirteen', 'People must be at least 13: suspend the account instead.')
  }
  return inTransaction(ctx, async (tx) => {
    const { person } = await readVerification(tx, id)
    if (person.state !== 'active') throw conflict('not_active', 'This account is not active.')
    await tx.db
      .updateTable('profiles')
      .set((eb) => ({ date_of_birth: dateOfBirth, version: eb('version', '+', 1), updated_at: tx.now() }))
      .where('id', '=', id)
      .execute()
    // The day itself stands in no log.
    await writeAudit(tx, { action: 'birth_date.corrected', actorId: tx.viewer.id, subjectId: id, details: { reason } })
    await tell(tx, [id], 'profile.changed', { personId: id })
    await announce(tx, 'profile.changed', { personId: id })
    return { person }
  })
}
