import { inTransaction, type SignedIn } from '../../context.ts'
import { NO_EMAIL_CHANGE } from './auth/changes/drop-changes.ts'
import { writeAudit } from './write-audit.ts'

/** The new address is dropped, and the links and digits that were mailed for it. Where none waits, nothing happens. */
export const cancelEmailChange = (ctx: SignedIn): Promise<{ cancelled: boolean }> =>
  inTransaction(ctx, async (tx) => {
    const { id } = tx.viewer
    const cancelled = await tx.db
      .updateTable('users')
      .set({ ...NO_EMAIL_CHANGE, updated_at: tx.now() })
      .where('id', '=', id)
      .where('new_email', '<>', '')
      .returning('id')
      .executeTakeFirst()
    if (!cancelled) return { cancelled: false }
    await tx.db
      .deleteFrom('one_time_tokens')
      .where('user_id', '=', id)
      .where('purpose', 'in', ['email_change_current', 'email_change_new'])
      .execute()
    await writeAudit(tx, { action: 'account.email_change_cancelled', actorId: id, subjectId: id })
    return { cancelled: true }
  })
