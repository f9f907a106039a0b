import { Language } from '@heraia/contract/accounts'
import { z } from 'zod'
import { type Context, inTransaction } from '../../../../context.ts'
import type { Sms } from '../../../../ports.ts'
import { isBanned } from '../bearer.ts'
import { keepPhoneCode, sendPhoneChange } from '../changes/send-phone-change.ts'
import { languageOf } from '../language-of.ts'
import { noteResend } from '../one-time/note-resend.ts'
import { isSignedUpLately } from '../sign-up/tries/tries.ts'
import { lockUser, type UserRow, userByPhone } from '../users.queries.ts'
import { maySendSms } from './may-send-sms.ts'
import { sendCode } from './send-code.ts'
import { AskedAt, isWorthSending } from './worth-sending.ts'

const asked = z.object({
  type: z.enum(['sms', 'phone_change']),
  phone: z.string(),
  channel: z.enum(['sms', 'whatsapp']),
  language: Language,
  // One that waited in the queue while this came says no time: it is as if it were too late.
  askedAt: AskedAt.default(new Date(0)),
})

/** The job behind /resend by phone: another code to who has not typed the first. */
export async function smsAgain(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { askedAt, ...wanted } = asked.parse(payload)
  if (!isWorthSending(ctx, askedAt)) return
  const { type, phone } = wanted
  const users = await (type === 'sms' ? signingUp(ctx, phone) : changing(ctx, phone))
  for (const user of users) {
    if (!isBanned(user, ctx.now())) await sendAgain(ctx, user, wanted)
  }
}

type Wanted = Omit<z.infer<typeof asked>, 'askedAt'>

async function sendAgain(ctx: Context, user: UserRow, { type, phone, channel, language }: Wanted): Promise<void> {
  await noteResend(ctx, user.id, type)
  // A code goes to the phone that she wants, though she named that of today.
  if (!(await maySendSms(ctx, type === 'sms' ? phone : user.new_phone))) return
  const speaks = languageOf(user, language)
  if (type === 'phone_change') await changeAgain(ctx, user, channel, speaks)
  else {
    const isSignedUpAgain = !user.phone_confirmed_at && user.signed_up_again_at !== null
    await sendCode(ctx, { userId: user.id, purpose: type, phone, channel, language: speaks, isSignedUpAgain })
  }
}

/**
 * Who has not typed her code yet, or has an account and signed up again: she was told to wait for digits as anybody is
 * (tries/note-try.ts), and these let her in.
 */
async function signingUp(ctx: Context, phone: string): Promise<UserRow[]> {
  const user = await userByPhone(ctx.db, phone)
  return user && (!user.phone_confirmed_at || (await isSignedUpLately(ctx, user.id, 'phone'))) ? [user] : []
}

async function changeAgain(ctx: Context, user: UserRow, channel: Sms['channel'], language: Language): Promise<void> {
  const { id, new_phone } = user
  const code = await sendPhoneChange(ctx, user, new_phone, channel, language)
  await inTransaction(ctx, async (tx) => {
    // While it went out she may have asked for another phone, whose code is hers then.
    const held = await lockUser(tx.db, id)
    if (held.new_phone === new_phone) await keepPhoneCode(tx, id, new_phone, code)
  })
}

/**
 * The client names her phone of today or, as ours does, the new one. Both where one person leaves the phone that another wants:
 * the other's own record would tell of it.
 */
async function changing(ctx: Context, phone: string): Promise<UserRow[]> {
  const found = await Promise.all(
    (['phone', 'new_phone'] as const).map((named) =>
      ctx.db
        .selectFrom('users')
        .selectAll()
        .where(named, '=', phone)
        .where('new_phone', '<>', '')
        .where('deleted_at', 'is', null)
        .orderBy('phone_change_sent_at', 'desc')
        .limit(1)
        .execute(),
    ),
  )
  return found.flat()
}
