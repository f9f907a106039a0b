import type { Language } from '@heraia/contract/accounts'
import type { Context } from '../../../../context.ts'
import type { Sms } from '../../../../ports.ts'
import { languageOfUser } from '../one-time/who-was-asked.ts'
import { sendCode, sendSms } from '../sms/send-code.ts'
import { phoneTakenSms } from '../sms/sms-texts.ts'
import { type UserRow, userByPhone } from '../users.queries.ts'

/** A code to the phone that she wants; where it is somebody's, its owner is told instead, and the asker learns nothing. */
export async function sendPhoneChange(
  ctx: Context,
  user: UserRow,
  phone: string,
  channel: Sms['channel'],
  language: Language,
): Promise<void> {
  const owner = await userByPhone(ctx.db, phone)
  if (!owner || owner.id === user.id) {
    await sendCode(ctx, { userId: user.id, purpose: 'phone_change', phone, channel, language })
  } else if (!(phone in ctx.settings.auth.testOtp)) {
    await sendSms(ctx, { to: phone, text: phoneTakenSms(languageOfUser(owner, language)), channel })
  }
}
