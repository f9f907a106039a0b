import { writeAudit } from '../../write-audit.ts'
import { takeSmsTurn } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { languageOf } from '../language-of.ts'
import { phoneNumber } from '../phone-number.ts'
import { channelOf, requirePhone } from '../sms/channel.ts'
import { type UserRow, userByPhone } from '../users.queries.ts'
import { phoneExists } from './phone-exists.ts'
import { sendPhoneChange } from './send-phone-change.ts'

/** The phone that she wants; null: none, or the one she has. */
export async function newPhoneOf({ ctx, body }: AuthRequest, user: UserRow): Promise<string | null> {
  const given = textOf(body, 'phone')
  if (given === '') return null
  requirePhone(ctx.settings)
  channelOf(body)
  const phone = phoneNumber(given)
  if (phone === user.phone) return null
  if (ctx.settings.auth.autoconfirm && (await userByPhone(ctx.db, phone))) throw phoneExists()
  await takeSmsTurn(ctx, phone)
  return phone
}

/** The phone is hers once she types the code that was sent to it. */
export async function sendPhoneCode({ ctx, body, headers }: AuthRequest, user: UserRow, phone: string): Promise<void> {
  const now = ctx.now()
  await ctx.db
    .updateTable('users')
    .set({ new_phone: phone, phone_change_sent_at: now, updated_at: now })
    .where('id', '=', user.id)
    .execute()
  await writeAudit(ctx, { action: 'account.phone_change_asked', actorId: user.id, subjectId: user.id })
  const language = languageOf(user.user_metadata, headers)
  await sendPhoneChange(ctx, user, phone, channelOf(body), language)
}
