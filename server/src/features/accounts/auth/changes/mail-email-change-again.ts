import { type Context, inTransaction } from '../../../../context.ts'
import { mayMailAgain } from '../one-time/may-mail-again.ts'
import { whoWasAsked } from '../one-time/who-was-asked.ts'
import { mailEmailChange } from './start-email-change.ts'

/** The job behind /resend of a change: another mail to whoever of the two addresses has not confirmed yet. */
export async function mailEmailChangeAgain(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const asked = await whoWasAsked(ctx, payload)
  if (!asked || asked.user.new_email === '') return
  if (!(await mayMailAgain(ctx, asked.user, asked.user.email_change_sent_at))) return
  await inTransaction(ctx, async (tx) => {
    const { user, journey } = asked
    await tx.db.updateTable('users').set({ email_change_sent_at: tx.now() }).where('id', '=', user.id).execute()
    await mailEmailChange(tx, user, journey)
  })
}
