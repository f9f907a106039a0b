import { type Context, inTransaction } from '../../../../context.ts'
import { addMail } from '../../mails/add-mail.ts'
import { newPasswordMail } from '../../mails/new-password-mail.ts'
import { mayMailAgain } from './may-mail-again.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { whoWasAsked } from './who-was-asked.ts'

/** The job behind /recover: a way in for who forgot her password. */
export async function recoverAccount(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const asked = await whoWasAsked(ctx, payload)
  if (!asked || !(await mayMailAgain(ctx, asked.user, asked.user.recovery_sent_at))) return
  const { user, language } = asked
  await inTransaction(ctx, async (tx) => {
    const { token, code } = await makeOneTimeToken(tx, user.id, 'recovery')
    await tx.db.updateTable('users').set({ recovery_sent_at: tx.now() }).where('id', '=', user.id).execute()
    const link = `${tx.settings.siteUrl}/reset-password?token_hash=${token}&type=recovery`
    await addMail(tx, user.email, newPasswordMail(language, link, code))
  })
}
