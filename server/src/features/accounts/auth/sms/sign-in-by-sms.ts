import { Language } from '@heraia/contract/accounts'
import { z } from 'zod'
import type { Context } from '../../../../context.ts'
import { writeAudit } from '../../write-audit.ts'
import { isBanned } from '../bearer.ts'
import { languageOf } from '../language-of.ts'
import { askedAgain } from '../one-time/signed-up-again.ts'
import { type UserRow, userByPhone } from '../users.queries.ts'
import { maySendSms } from './may-send-sms.ts'
import { keepCode, sendSms } from './send-code.ts'
import { AskedAt, isWorthSending } from './worth-sending.ts'

const asked = z.object({ phone: z.string(), channel: z.enum(['sms', 'whatsapp']), language: Language })

/** What is asked for: where to, how, and the language of who has chosen none. */
export type SignInBySms = z.infer<typeof asked>

/** The job behind /otp by phone where nobody new is taken: a code to a member, and nothing to anybody else. */
export async function signInBySms(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { askedAt, ...wanted } = asked.extend({ askedAt: AskedAt }).parse(payload)
  if (!isWorthSending(ctx, askedAt)) return
  const user = await userByPhone(ctx.db, wanted.phone)
  if (!user || isBanned(user, ctx.now()) || !(await maySendSms(ctx, wanted.phone))) return
  const { phone: to, channel } = wanted
  const text = await keepSignInCode(ctx, user, wanted)
  await sendSms(ctx, { to, text, channel })
}

/** Answers the message that is to be sent. */
export async function keepSignInCode(
  ctx: Context,
  user: UserRow,
  { phone, language }: Omit<SignInBySms, 'channel'>,
): Promise<string> {
  const isSignedUpAgain = !user.phone_confirmed_at && (await askedAgain(ctx, user)).signed_up_again_at !== null
  await writeAudit(ctx, { action: 'account.sign_in_asked', actorId: null, subjectId: user.id })
  const speaks = languageOf(user, language)
  return keepCode(ctx, { userId: user.id, purpose: 'sms', phone, language: speaks, isSignedUpAgain })
}
