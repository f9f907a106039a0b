import { type AuthRequest, textOf } from '../auth-request.ts'
import { emailAddress } from '../email-address.ts'
import { languageOf } from '../language-of.ts'

/** The same answer, as fast, whether or not the address is known: a job finds that out. */
export async function recover({ ctx, body, headers }: AuthRequest): Promise<Response> {
  const payload = { email: emailAddress(textOf(body, 'email')), language: languageOf({}, headers) }
  await ctx.ports.jobs.add(ctx.db, { name: 'recover-account', payload })
  return Response.json({})
}
