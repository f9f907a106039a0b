import type { Context } from '../../../../context.ts'

/**
 * She is proven by other means from now on: mails and codes that were on their way count no longer, nor does a code that
 * a link of them was answered with and that no tab has exchanged yet.
 */
export async function forgetProofs(tx: Context, userId: string): Promise<void> {
  await tx.db.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('auth_flows').where('user_id', '=', userId).where('auth_code_hash', 'is not', null).execute()
}
