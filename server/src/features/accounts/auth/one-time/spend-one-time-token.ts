import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { codeSeals } from '../../tokens/code-seals.ts'
import { hashToken, MOST_ATTEMPTS, type OneTimePurpose, sealed } from './one-time-token.ts'

export interface SpentToken {
  userId: string
  purpose: string
  sentTo: string
  flowId: string | null
}

/** Uses up the token of a link. null: unknown, used or expired. */
export const spendLinkToken = async (
  tx: Context,
  purposes: OneTimePurpose[],
  token: string,
): Promise<SpentToken | null> => spendHashed(tx, purposes, await hashToken(token))

/** The same of a token that was shown before, and of which its hash was kept. */
export async function spendHashed(
  tx: Context,
  purposes: OneTimePurpose[],
  tokenHash: string,
): Promise<SpentToken | null> {
  const used = await tx.db
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', tx.now())
    .returning(['user_id as userId', 'purpose', 'sent_to as sentTo', 'flow_id as flowId'])
    .executeTakeFirst()
  return used ?? null
}

/** Not more accounts than these can wait for a code sent to one address. */
const MOST_WAITING = 20

/** Uses up the digits that were sent to this address. A wrong guess counts, and that is committed with the refusal. */
export async function spendCode(
  tx: Context,
  purposes: OneTimePurpose[],
  sentTo: string,
  code: string,
): Promise<SpentToken | null> {
  const known = await findCode(tx, purposes, sentTo, code)
  if (!known) return null
  const { id, ...spent } = known
  await tx.db.deleteFrom('one_time_tokens').where('id', '=', id).execute()
  return spent
}

interface KnownCode extends SpentToken {
  id: string
}

/** The same of digits that go on to count: what they are for may be refused yet. They are held until the transaction ends. */
export async function findCode(
  tx: Context,
  purposes: OneTimePurpose[],
  sentTo: string,
  code: string,
): Promise<KnownCode | null> {
  const waiting = await tx.db
    .selectFrom('one_time_tokens')
    .select(['id', 'user_id as userId', 'purpose', 'code_hash as codeHash', 'flow_id as flowId'])
    .where('sent_to', '=', sentTo)
    .where('purpose', 'in', purposes)
    .where('attempts', '<', MOST_ATTEMPTS)
    .where('expires_at', '>', tx.now())
    .orderBy('created_at', 'desc')
    .limit(MOST_WAITING)
    .forUpdate()
    .execute()
  const seals = await codeSeals(tx)
  for (const { id, userId, purpose, codeHash, flowId } of waiting) {
    if (!(await seals.fits(sealed(userId, purpose, code), codeHash))) continue
    return { id, userId, purpose, sentTo, flowId }
  }
  if (waiting.length > 0) {
    const ids = waiting.map(({ id }) => id)
    await tx.db.updateTable('one_time_tokens').set({ attempts: sql`attempts + 1` }).where('id', 'in', ids).execute()
  }
  return null
}
