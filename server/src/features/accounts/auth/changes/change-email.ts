import type { Context } from '../../../../context.ts'
import { signUpDisabled, staysGuest } from '../../invitations/may-register.ts'
import { AuthError } from '../auth-error.ts'
import { keepIdentity } from '../identities/keep-identity.ts'
import { forgetProofs } from '../one-time/forget-proofs.ts'
import type { SpentToken } from '../one-time/spend-one-time-token.ts'
import { type UserRow, userByEmail } from '../users.queries.ts'
import { NO_EMAIL_CHANGE } from './drop-changes.ts'

/**
 * One of the mails of a change was confirmed. 'half' while the other one waits; they may come in either order.
 * When both have, the new address is hers, and every mail sent before counts no longer.
 */
export async function changeEmail(
  tx: Context,
  user: UserRow,
  spent: SpentToken,
): Promise<UserRow | 'half' | 'gone' | AuthError> {
  if (user.new_email === '') return 'gone'
  if (await staysGuest(tx, user)) return signUpDisabled()
  if (spent.purpose === 'email_change_new' && spent.sentTo !== user.new_email) return 'gone'
  const end = spent.purpose === 'email_change_new' ? 'new' : 'current'
  const isHalf = user.email !== '' && (user.email_change_confirmed === '' || user.email_change_confirmed === end)
  if (!isHalf) return takeNewEmail(tx, user, user.new_email, true)
  await tx.db.updateTable('users').set({ email_change_confirmed: end }).where('id', '=', user.id).execute()
  return 'half'
}

/** The address counts from now on, for the account and where her profile shows the one before. */
export async function takeNewEmail(
  tx: Context,
  user: UserRow,
  email: string,
  isProven: boolean,
): Promise<UserRow | AuthError> {
  const owner = await userByEmail(tx.db, email)
  if (owner && owner.id !== user.id) return emailExists()
  const now = tx.now()
  await forgetProofs(tx, user.id)
  const changed = await tx.db
    .updateTable('users')
    .set({
      email,
      ...NO_EMAIL_CHANGE,
      email_confirmed_at: now,
      email_unproven: !isProven,
      user_metadata: JSON.stringify({ ...user.user_metadata, email, email_verified: true }),
      updated_at: now,
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await moveOnProfile(tx, user, email)
  return keepIdentity(tx, changed, 'email')
}

/** Where her profile shows the address of the account, it goes on doing so. */
export const moveOnProfile = async (
  tx: Context,
  { id, email: before }: Pick<UserRow, 'id' | 'email'>,
  email: string,
): Promise<void> =>
  void (await tx.db
    .updateTable('profiles')
    .set({ email, updated_at: tx.now() })
    .where('id', '=', id)
    .where('email', '=', before)
    .execute())

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
