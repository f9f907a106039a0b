import type { Context } from '../../../../context.ts'
import type { UserRow } from '../users.queries.ts'
import { forgetProofs } from './forget-proofs.ts'

/**
 * Somebody signed up with her address and never showed that it is his: what he chose there counts no longer, nor do the mails
 * that he had sent, by which she would let his password stay. Of an account that is proven nothing is taken away.
 */
export async function forgetFirstComer(tx: Context, user: UserRow): Promise<void> {
  if (user.email_confirmed_at !== null || user.phone_confirmed_at !== null) return
  await forgetProofs(tx, user.id)
  await tx.db
    .updateTable('users')
    .set({ encrypted_password: null, signed_up_again_at: null })
    .where('id', '=', user.id)
    .execute()
}
