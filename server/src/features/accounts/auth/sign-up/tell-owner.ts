import type { Language } from '@heraia/contract/accounts'
import { type Context, inTransaction } from '../../../../context.ts'
import { addAskedMail } from '../../mails/add-mail.ts'
import { alreadyMemberMail } from '../../mails/already-member-mail.ts'
import { mayMailAgain } from '../one-time/may-mail-again.ts'
import type { UserRow } from '../users.queries.ts'

/** Somebody signed up with her address: she is told that she has an account, and nobody else is. */
export async function tellOwner(ctx: Context, user: UserRow, language: Language): Promise<void> {
  if (!(await mayMailAgain(ctx, user, user.confirmation_sent_at))) return
  await inTransaction(ctx, async (tx) => {
    await tx.db.updateTable('users').set({ confirmation_sent_at: tx.now() }).where('id', '=', user.id).execute()
    await addAskedMail(tx, user, alreadyMemberMail(language, tx.settings.siteUrl))
  })
}
