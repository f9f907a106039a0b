import type { Context } from '../../../../../context.ts'
import type { UserRow } from '../../users.queries.ts'

/** Somebody signed up with this address and password lately. */
export const isTried = async ({ db }: Context, digest: string): Promise<boolean> =>
  (await db.selectFrom('sign_up_tries').select('digest').where('digest', '=', digest).executeTakeFirst()) !== undefined

/** Somebody signed up with the email or the phone of this account lately, she herself or another one. */
export async function isSignedUpLately({ db }: Context, userId: string, by: 'email' | 'phone'): Promise<boolean> {
  const hers = db.selectFrom('sign_up_tries').select('digest').where('user_id', '=', userId)
  return (await hers.where('by_phone', '=', by === 'phone').executeTakeFirst()) !== undefined
}

/**
 * The password of her sign-up counts from now on: it opens the account, and is hers to change later, when the old one is to be
 * told from one that waits. Where somebody else signed up with her address, too, it may be the other's: that stays.
 */
export async function countPasswordOf({ db }: Context, user: UserRow): Promise<void> {
  if (user.signed_up_again_at !== null) return
  await db.deleteFrom('sign_up_tries').where('user_id', '=', user.id).where('made_account', '=', true).execute()
}

/** Her password is no longer that of the sign-up which made the account: it is forgotten, or an operator's. */
export async function partFromTries({ db }: Context, userId: string): Promise<void> {
  await db.updateTable('sign_up_tries').set({ made_account: false }).where('user_id', '=', userId).execute()
}
