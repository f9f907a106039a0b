import type { Me } from '@heraia/contract/accounts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { readMe } from './read-me.ts'
import { writeAudit } from './write-audit.ts'

/** Which version and when stays on record. */
export const acceptTerms = (ctx: SignedIn, { termsVersion }: { termsVersion: string }): Promise<Me> =>
  inTransaction(ctx, async (tx) => {
    const now = tx.now()
    await tx.db
      .updateTable('profiles')
      .set({ terms_version: termsVersion, terms_accepted_at: now, updated_at: now })
      .where('id', '=', tx.viewer.id)
      .execute()
    const { id } = tx.viewer
    await writeAudit(tx, { action: 'terms.accepted', actorId: id, subjectId: id, details: { version: termsVersion } })
    await tell(tx, [id], 'profile.changed', { personId: id })
    return readMe(tx)
  })
