import type { Context } from '../../../../context.ts'
import type { UserRow } from '../users.queries.ts'

/**
 * She comes to an address that waits for its confirmation and has a password: the first to sign up may have been a
 * stranger, who must not keep a way in without her knowing. The mails to her say so from now on.
 */
export async function signedUpAgain(ctx: Context, user: UserRow): Promise<UserRow> {
  const signed_up_again_at = ctx.now()
  await ctx.db.updateTable('users').set({ signed_up_again_at }).where('id', '=', user.id).execute()
  return { ...user, signed_up_again_at }
}
