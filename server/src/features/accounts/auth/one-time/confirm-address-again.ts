import { type Context, inTransaction } from '../../../../context.ts'
import { tellOwner } from '../sign-up/tell-owner.ts'
import { isSignedUpLately } from '../sign-up/tries/tries.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { mayMailAgain } from './may-mail-again.ts'
import { noteResend } from './note-resend.ts'
import { whoWasAsked } from './who-was-asked.ts'

/**
 * The job behind /resend: another mail to who has not confirmed her address yet. Who has, and signed up again, was told to
 * wait for a mail as anybody is (tries/note-try.ts): what she gets is that she has an account.
 */
export async function confirmAddressAgain(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const asked = await whoWasAsked(ctx, payload)
  const isMember = Boolean(asked?.user.email_confirmed_at)
  if (!asked || (isMember && !(await isSignedUpLately(ctx, asked.user.id, 'email')))) return
  await noteResend(ctx, asked.user.id, 'signup')
  if (isMember) return tellOwner(ctx, asked.user, asked.journey.language)
  if (!(await mayMailAgain(ctx, asked.user, asked.user.confirmation_sent_at))) return
  await inTransaction(ctx, (tx) => mailConfirmation(tx, asked.user, asked.journey))
}
