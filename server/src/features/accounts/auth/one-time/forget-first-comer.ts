import type { Context } from '../../../../context.ts'
import { forgetInvited } from '../../invitations/may-register.ts'
import { isProven } from '../is-proven.ts'
import { partFromTries } from '../sign-up/tries/tries.ts'
import type { UserRow } from '../users.queries.ts'
import { forgetProofs } from './forget-proofs.ts'

/**
 * Somebody signed up with her address and never showed that it is his: what he chose there counts no longer, nor do the mails
 * that he had sent, by which she would let his password stay. Of an account that is proven nothing is taken away.
 * `saidOfHer`: what the operator says counts, and not what he said; nothing: what is there stays.
 */
export async function forgetFirstComer(
  tx: Context,
  user: UserRow,
  saidOfHer: Record<string, unknown> = {},
): Promise<void> {
  if (isProven(user)) return
  // Whom the operator invited needs nobody else's invitation.
  await forgetInvited(tx, user.id)
  await forgetProofs(tx, user.id)
  await partFromTries(tx, user.id)
  await tx.db
    .updateTable('users')
    .set({
      ...{ encrypted_password: null, signed_up_again_at: null, profile_waits: false },
      ...(Object.keys(saidOfHer).length > 0 && { user_metadata: JSON.stringify({ ...saidOfHer, ...known(user) }) }),
    })
    .where('id', '=', user.id)
    .execute()
}

/** Of which nobody else has the say. */
const known = ({ id, email, phone }: UserRow) => ({
  ...{ ...(email && { email }), ...(phone && { phone }) },
  ...{ email_verified: false, phone_verified: false, sub: id },
})
