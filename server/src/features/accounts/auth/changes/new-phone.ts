import type { Context } from '../../../../context.ts'
import { writeAudit } from '../../write-audit.ts'
import { takeSmsTurn } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import type { Bearer } from '../bearer.ts'
import { languageOf } from '../language-of.ts'
import { phoneNumber } from '../phone-number.ts'
import { channelOf, requirePhone } from '../sms/channel.ts'
import { type UserRow, userByPhone } from '../users.queries.ts'
import { phoneExists } from './phone-exists.ts'
import { keepPhoneCode, sendPhoneChange } from './send-phone-change.ts'

/** The phone that she wants; null: none, or the one she has. */
export async function newPhoneOf({ ctx, body }: AuthRequest, user: UserRow): Promise<string | null> {
  const given = textOf(body, 'phone')
  if (given === '') return null
  requirePhone(ctx.settings)
  channelOf(body)
  const phone = phoneNumber(given)
  if (phone === user.phone) return null
  if (ctx.settings.auth.autoconfirm && (await userByPhone(ctx.db, phone))) throw phoneExists()
  return phone
}

interface Asked {
  phone: string
  code: string | null
}

/** The phone is hers once she types the code, which goes out before anything of what she asks is stored. */
export async function sendPhoneCode({ ctx, body }: AuthRequest, user: UserRow, phone: string): Promise<Asked> {
  await takeSmsTurn(ctx, phone)
  const language = languageOf(user, ctx.speaks)
  return { phone, code: await sendPhoneChange(ctx, user, phone, channelOf(body), language) }
}

export async function keepAskedPhone(tx: Context, bearer: Bearer, { phone, code }: Asked): Promise<void> {
  const [now, userId] = [tx.now(), bearer.user.id]
  await tx.db
    .updateTable('users')
    .set({ new_phone: phone, phone_change_session: bearer.session.id, phone_change_sent_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute()
  await keepPhoneCode(tx, userId, phone, code)
  await writeAudit(tx, { action: 'account.phone_change_asked', actorId: userId, subjectId: userId })
}
