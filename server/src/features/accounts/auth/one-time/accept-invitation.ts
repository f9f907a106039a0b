import type { Context } from '../../../../context.ts'
import type { UserRow } from '../users.queries.ts'
import { confirmAddress } from './confirm-address.ts'
import { forgetFirstComer } from './forget-first-comer.ts'

/**
 * The account is hers from here on: she chooses a password herself, and is asked for none that she cannot know. An invitation
 * of before this was so has left the first one there.
 */
export async function acceptInvitation(tx: Context, user: UserRow): Promise<UserRow> {
  await forgetFirstComer(tx, user)
  return confirmAddress(tx, user)
}
