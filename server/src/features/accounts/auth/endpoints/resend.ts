import { inTransaction } from '../../../../context.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { emailAddress } from '../email-address.ts'
import { languageOf } from '../language-of.ts'
import { mailConfirmation } from '../one-time/mail-confirmation.ts'
import { mayMailAgain } from '../one-time/may-mail-again.ts'
import { userByEmail } from '../users.queries.ts'

/** The same answer whether the address is unknown, confirmed, or waits for the mail. */
export async function resend({ ctx, body, headers }: AuthRequest): Promise<Response> {
  const type = textOf(body, 'type')
  if (type === '') throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  if (type === 'sms' || type === 'phone_change') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
  const email = textOf(body, 'email')
  if (email.trim() === '') throw invalid('Type provided requires an email address')
  const user = await userByEmail(ctx.db, emailAddress(email))
  if (type === 'signup' && user && !user.email_confirmed_at && (await mayMailAgain(ctx, user))) {
    await inTransaction(ctx, (tx) => mailConfirmation(tx, user, languageOf(user.user_metadata, headers)))
  }
  return Response.json({})
}
