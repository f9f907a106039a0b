import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { countInvited } from '../../invitations/may-register.ts'
import { makeWaitingProfile } from '../../profile/make-waiting-profile.ts'
import { isProven } from '../is-proven.ts'
import { countPasswordOf } from '../sign-up/tries/tries.ts'
import type { UserRow } from '../users.queries.ts'

/** Her address is hers: on the user, in the metadata that clients read, and on the identity. */
export async function confirmAddress(tx: Context, user: UserRow): Promise<UserRow> {
  if (!isProven(user)) await countInvited(tx, user.id)
  const now = tx.now()
  const metadata = { ...user.user_metadata, email_verified: true }
  await tx.db
    .updateTable('identities')
    .set({ identity_data: sql`identity_data || '{"email_verified": true}'::jsonb`, updated_at: now })
    .where('user_id', '=', user.id)
    .where('provider', '=', 'email')
    .execute()
  const confirmed = await tx.db
    .updateTable('users')
    .set({
      email_confirmed_at: user.email_confirmed_at ?? now,
      email_unproven: false,
      user_metadata: JSON.stringify(metadata),
      last_sign_in_at: now,
      updated_at: now,
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await makeWaitingProfile(tx, confirmed)
  if (user.email_confirmed_at === null) await countPasswordOf(tx, user)
  return confirmed
}
