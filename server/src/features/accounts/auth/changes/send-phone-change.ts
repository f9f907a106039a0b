import type { Language } from '@heraia/contract/accounts'
import type { Context } from '../../../../context.ts'
import type { Sms } from '../../../../ports.ts'
import { isProven } from '../is-proven.ts'
import { languageOf } from '../language-of.ts'
import { makeOneTimeToken } from '../one-time/one-time-token.ts'
import { newCode, sendSms, textCode } from '../sms/send-code.ts'
import { phoneBegunSms, phoneTakenSms } from '../sms/sms-texts.ts'
import { type UserRow, userByPhone } from '../users.queries.ts'
import { forgetCodesOf } from './drop-changes.ts'

/**
 * A code to the phone that she wants; where it is somebody's, its owner is told instead, and the asker learns nothing.
 * Answers what `keepPhoneCode` is to store: a phone that cannot be reached changes nothing. null: there is nothing.
 */
export async function sendPhoneChange(
  ctx: Context,
  user: UserRow,
  phone: string,
  channel: Sms['channel'],
  language: Language,
): Promise<string | null> {
  const owner = await userByPhone(ctx.db, phone)
  if (!owner || owner.id === user.id) {
    const code = newCode(ctx, phone)
    await textCode(ctx, { phone, channel, language }, code)
    return code
  }
  const takenSms = isProven(owner) ? phoneTakenSms : phoneBegunSms
  await sendSms(ctx, { to: phone, text: takenSms(languageOf(owner, language)), channel })
  return null
}

/** null: none, for the phone is somebody's. That the one of before still counts would tell of it. */
export async function keepPhoneCode(tx: Context, userId: string, phone: string, code: string | null): Promise<void> {
  await (code === null
    ? forgetCodesOf(tx, userId, ['phone_change'])
    : makeOneTimeToken(tx, { userId, purpose: 'phone_change', sentTo: phone, code }))
}
