import { type Context, inTransaction } from '../../../../context.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { mayMailAgain } from './may-mail-again.ts'
import { noteResend } from './note-resend.ts'
import { whoWasAsked } from './who-was-asked.ts'

/** The job behind /resend: another mail to who has not confirmed her address yet. */
export async function confirmAddressAgain(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const asked = await whoWasAsked(ctx, payload)
  if (!asked || asked.user.email_confirmed_at) return
  await noteResend(ctx, asked.user.id, 'signup')
  if (!(await mayMailAgain(ctx, asked.user, asked.user.confirmation_sent_at))) return
  await inTransaction(ctx, (tx) => mailConfirmation(tx, asked.user, asked.journey))
}
