import type { Context } from '../../../../context.ts'
import type { UserRow } from '../users.queries.ts'

/**
 * She comes to an address that somebody signed up before and nobody has confirmed: that may have been a stranger, who must
 * not keep a way in without her knowing. What is sent to the address says so from now on.
 */
export async function signedUpAgain(ctx: Context, user: UserRow): Promise<UserRow> {
  const signed_up_again_at = ctx.now()
  await ctx.db.updateTable('users').set({ signed_up_again_at }).where('id', '=', user.id).execute()
  return { ...user, signed_up_again_at }
}

/** The same where she asks for a code. Without a password there is nothing that a stranger could have left behind. */
export const askedAgain = async (ctx: Context, user: UserRow): Promise<UserRow> =>
  user.encrypted_password === null ? user : signedUpAgain(ctx, user)
