import type { Context } from '../../../../context.ts'
import { countInvited } from '../../invitations/may-register.ts'
import { makeWaitingProfile } from '../../profile/make-waiting-profile.ts'
import { keepIdentity } from '../identities/keep-identity.ts'
import { isProven } from '../is-proven.ts'
import { countPasswordOf } from '../sign-up/tries/tries.ts'
import type { UserRow } from '../users.queries.ts'

/** Her phone is hers: on the user, in the metadata that clients read, and on the identity. */
export async function confirmPhone(tx: Context, user: UserRow): Promise<UserRow> {
  if (!isProven(user)) await countInvited(tx, user.id)
  const now = tx.now()
  const metadata = { ...user.user_metadata, phone_verified: true }
  const confirmed = await tx.db
    .updateTable('users')
    .set({
      phone_confirmed_at: user.phone_confirmed_at ?? now,
      user_metadata: JSON.stringify(metadata),
      last_sign_in_at: now,
      updated_at: now,
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await makeWaitingProfile(tx, confirmed)
  if (user.phone_confirmed_at === null) await countPasswordOf(tx, user)
  return keepIdentity(tx, confirmed, 'phone')
}
