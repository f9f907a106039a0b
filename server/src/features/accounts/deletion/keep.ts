import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { broadcastForget } from '../../../live/broadcasts.ts'
import { conflict } from '../../../refused.ts'
import { writeAudit } from '../write-audit.ts'

/** She changed her mind in time: all is as it was. */
export const keep = (ctx: SignedIn): Promise<{ kept: true }> =>
  inTransaction(ctx, async (tx) => {
    const { id } = tx.viewer
    const kept = await tx.db
      .deleteFrom('account_deletions')
      .where('person_id', '=', id)
      .where('done_at', 'is', null)
      .returning('person_id')
      .executeTakeFirst()
    if (!kept) throw conflict('not_leaving', 'This account is not to be deleted.')
    await tx.db
      .updateTable('profiles')
      .set({ state: 'active', updated_at: tx.now() })
      .where('id', '=', id)
      .where('state', '=', 'leaving')
      .execute()
    await writeAudit(tx, { action: 'account.kept', actorId: id, subjectId: id })
    await announce(tx, 'account.kept', { personId: id })
    tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [id]))
    return { kept: true }
  })
