import { inTransaction } from '../../../../context.ts'
import { addMail } from '../../mails/add-mail.ts'
import { reauthenticationMail } from '../../mails/reauthentication-mail.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { takeMailTurn, takeOwnMailTurn, takeOwnSmsTurn } from '../auth-limits.ts'
import type { AuthRequest } from '../auth-request.ts'
import { requireBearer } from '../bearer.ts'
import { languageOf } from '../language-of.ts'
import { makeOneTimeToken } from '../one-time/one-time-token.ts'
import { sendCode } from '../sms/send-code.ts'
import type { UserRow } from '../users.queries.ts'

/** Six digits to her own address: with them she changes her password in a session that is not fresh. */
export async function reauthenticate(request: AuthRequest): Promise<Response> {
  const { user } = await requireBearer(request)
  // Whoever only looks asks for no mail.
  if (request.method === 'HEAD') return new Response(null, { status: 204 })
  const answer = await send(request, user)
  const id = user.id
  await writeAudit(request.ctx, { action: 'account.reauthentication_asked', actorId: id, subjectId: id })
  return answer
}

async function send(request: AuthRequest, user: UserRow): Promise<Response> {
  if (user.email !== '') return byMail(request, user)
  if (user.phone !== '') return bySms(request, user)
  throw invalid('Reauthentication requires the user to have an email or a phone number')
}

async function byMail({ ctx }: AuthRequest, user: UserRow): Promise<Response> {
  if (!user.email_confirmed_at) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  await takeMailTurn(ctx, 'reauthentication', user.email)
  // Not held back, as what may go to nobody: she waits for it, and is told how long.
  await takeOwnMailTurn(ctx, user)
  await inTransaction(ctx, async (tx) => {
    const draft = { userId: user.id, purpose: 'reauthentication', sentTo: user.email } as const
    const { code, expiresAt } = await makeOneTimeToken(tx, draft)
    await tx.db.updateTable('users').set({ reauthentication_sent_at: tx.now() }).where('id', '=', user.id).execute()
    await addMail(tx, user, reauthenticationMail(languageOf(user, ctx.speaks), code), expiresAt)
  })
  return Response.json({})
}

async function bySms({ ctx }: AuthRequest, user: UserRow): Promise<Response> {
  if (!user.phone_confirmed_at) throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
  await takeOwnSmsTurn(ctx, user.id, user.phone)
  const language = languageOf(user, ctx.speaks)
  const wanted = { userId: user.id, purpose: 'reauthentication', phone: user.phone, channel: 'sms', language } as const
  const messageId = await sendCode(ctx, wanted)
  await ctx.db.updateTable('users').set({ reauthentication_sent_at: ctx.now() }).where('id', '=', user.id).execute()
  return Response.json(messageId === null ? {} : { message_id: messageId })
}
