import type { AltReminder, Me } from '@heraia/contract/accounts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { readMe } from './read-me.ts'

/** Kept on her account, so that it holds on all her devices. Only her screens ask: nothing is refused here for it. */
export const setAltReminder = (ctx: SignedIn, { altReminder }: { altReminder: AltReminder }): Promise<Me> =>
  inTransaction(ctx, async (tx) => {
    const { id } = tx.viewer
    await tx.db
      .updateTable('profiles')
      .set({ alt_reminder: altReminder, updated_at: tx.now() })
      .where('id', '=', id)
      .execute()
    await tell(tx, [id], 'profile.changed', { personId: id })
    return readMe(tx)
  })
