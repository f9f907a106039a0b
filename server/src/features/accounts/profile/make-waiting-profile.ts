import type { Context } from '../../../context.ts'
import { registrationOf } from '../auth/sign-up/read-registration.ts'
import type { UserRow } from '../auth/users.queries.ts'
import { makeProfile } from './make-profile.ts'

/**
 * Her address counts from now on: what she said of herself as she signed up is her profile. Before, it would have told
 * whoever signs up with an address, and then looks for the name, whether it was free.
 */
export async function makeWaitingProfile(tx: Context, user: UserRow): Promise<void> {
  if (!user.profile_waits) return
  const said = registrationOf(user.user_metadata)
  // What may be said has changed meanwhile: she is asked once she is in.
  if (said) await makeProfile(tx, user.id, user.email, { ...said, acceptedAt: user.created_at })
  await tx.db.updateTable('users').set({ profile_waits: false }).where('id', '=', user.id).execute()
}
