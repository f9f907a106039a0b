import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../../../context.ts'
import { hex, sha256 } from '../../tokens/digest.ts'

/** What a token is for; a new one takes the place of the one before of the same kind. */
export type OneTimePurpose = 'confirmation' | 'recovery'

export interface OneTimeToken {
  /** For the link of the mail. */
  token: string
  /** Six digits to type instead. Using either uses up both. */
  code: string
}

const LIFETIME_SECONDS = 86_400

/** Wrong codes before the digits count no longer; the link still does. */
export const MOST_ATTEMPTS = 10

export async function makeOneTimeToken(tx: Context, userId: string, purpose: OneTimePurpose): Promise<OneTimeToken> {
  const token = hex(tx.ports.random.bytes(32))
  const code = sixDigits(tx)
  const now = tx.now()
  const row = {
    token_hash: await hashToken(token),
    code_hash: await hashCode(userId, purpose, code),
    attempts: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_SECONDS * 1000),
  }
  await tx.db
    .insertInto('one_time_tokens')
    .values({ id: uuid7(now.getTime(), tx.ports.random.bytes(10)), user_id: userId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute()
  return { token, code }
}

export const hashToken = (token: string): Promise<string> => sha256(`one-time:${token}`)

export const hashCode = (userId: string, purpose: OneTimePurpose, code: string): Promise<string> =>
  sha256(`code:${userId}:${purpose}:${code}`)

/** Every code as likely as the others: four random bytes, and again when the rest would favour some. */
function sixDigits(ctx: Context): string {
  for (;;) {
    const value = ctx.ports.random.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0)
    if (value < 4_294_000_000) return String(value % 1_000_000).padStart(6, '0')
  }
}
