import type { Context } from '../../../../context.ts'
import { signUpDisabled, staysGuest } from '../../invitations/may-register.ts'
import { tellOfNewWay } from '../../mails/tell-of-ways.ts'
import type { AuthError } from '../auth-error.ts'
import { keepIdentity } from '../identities/keep-identity.ts'
import type { SpentToken } from '../one-time/spend-one-time-token.ts'
import { type UserRow, userByPhone } from '../users.queries.ts'
import { NO_PHONE_CHANGE } from './drop-changes.ts'
import { phoneExists } from './phone-exists.ts'

/** The code that was sent to the new phone is right: it is hers. */
export async function changePhone(
  tx: Context,
  user: UserRow,
  spent: SpentToken,
): Promise<UserRow | 'gone' | AuthError> {
  if (user.new_phone === '' || spent.sentTo !== user.new_phone) return 'gone'
  if (await staysGuest(tx, user)) return signUpDisabled()
  const owner = await userByPhone(tx.db, user.new_phone)
  if (owner && owner.id !== user.id) return phoneExists()
  const now = tx.now()
  await forgetCodes(tx, user)
  const changed = await tx.db
    .updateTable('users')
    .set({
      phone: user.new_phone,
      ...NO_PHONE_CHANGE,
      phone_confirmed_at: now,
      user_metadata: JSON.stringify({ ...user.user_metadata, phone: user.new_phone, phone_verified: true }),
      updated_at: now,
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOfNewWay(tx, changed, 'phone')
  return keepIdentity(tx, changed, 'phone')
}

/** What was sent to the phone that is no longer hers counts no longer. */
export const forgetCodes = async (tx: Context, { id, phone }: Pick<UserRow, 'id' | 'phone'>): Promise<void> =>
  void (await tx.db.deleteFrom('one_time_tokens').where('user_id', '=', id).where('sent_to', '=', phone).execute())
