import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { hashCode, hashToken, MOST_ATTEMPTS, type OneTimePurpose } from './one-time-token.ts'

/** Uses up the token of a link. null: unknown, used or expired. Answers whose it was. */
export async function spendLinkToken(tx: Context, purpose: OneTimePurpose, token: string): Promise<string | null> {
  const used = await tx.db
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', await hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', tx.now())
    .returning('user_id')
    .executeTakeFirst()
  return used?.user_id ?? null
}

/** Uses up the six digits. A wrong guess counts, and that is committed with the refusal. */
export async function spendCode(tx: Context, purpose: OneTimePurpose, userId: string, code: string): Promise<boolean> {
  const used = await tx.db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', await hashCode(userId, purpose, code))
    .where('attempts', '<', MOST_ATTEMPTS)
    .where('expires_at', '>', tx.now())
    .returning('id')
    .executeTakeFirst()
  if (used) return true
  await tx.db
    .updateTable('one_time_tokens')
    .set({ attempts: sql`attempts + 1` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
  return false
}
