import { AuthError } from '../auth-error.ts'
import { takeMailTurn } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { emailAddress } from '../email-address.ts'
import { journeyOf } from '../one-time/journey.ts'

/** The same answer, as fast, whether or not the address is known: a job finds that out. */
export async function recover(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  // What it mails lets her in.
  if (!ctx.settings.auth.email) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  const email = emailAddress(textOf(body, 'email'))
  const payload = { email, journey: journeyOf(request) }
  await takeMailTurn(ctx, 'recovery', email)
  await ctx.ports.jobs.add(ctx.db, { name: 'recover-account', payload })
  return Response.json({})
}
