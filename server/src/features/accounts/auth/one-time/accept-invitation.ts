import type { Context } from '../../../../context.ts'
import type { UserRow } from '../users.queries.ts'
import { confirmAddress } from './confirm-address.ts'

/**
 * The account is hers from here on. Where somebody had signed up with her address before it was invited, and never confirmed
 * it, what he chose there counts no longer: she chooses a password herself, and is asked for none that she cannot know.
 */
export async function acceptInvitation(tx: Context, user: UserRow): Promise<UserRow> {
  const isProven = user.email_confirmed_at !== null || user.phone_confirmed_at !== null
  if (!isProven && user.encrypted_password !== null) {
    await tx.db.updateTable('users').set({ encrypted_password: null }).where('id', '=', user.id).execute()
  }
  return confirmAddress(tx, user)
}
