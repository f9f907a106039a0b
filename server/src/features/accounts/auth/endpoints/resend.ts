import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { emailAddress } from '../email-address.ts'
import { languageOf } from '../language-of.ts'

/** The same answer, as fast, whether the address is unknown, confirmed or waits: a job finds that out. */
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
  const payload = { email: emailAddress(email), language: languageOf({}, headers) }
  if (type === 'signup') await ctx.ports.jobs.add(ctx.db, { name: 'confirm-address-again', payload })
  return Response.json({})
}
