import type { EmailChange } from '@heraia/contract/account-data'
import type { SignedIn } from '../../context.ts'

/** For who does not know what became of the first of two codes; the auth contract's user says nothing of it. */
export async function readEmailChange({ db, viewer }: SignedIn): Promise<EmailChange> {
  const user = await db
    .selectFrom('users')
    .select('email_change_confirmed')
    .where('id', '=', viewer.id)
    .executeTakeFirst()
  return { confirmed: user?.email_change_confirmed || null }
}
