import type { Context } from '../../../../context.ts'
import { hashSecret, type RefreshToken, sealOf, writeRefreshToken } from '../../tokens/refresh-token.ts'
import { type LockedSession, noteSeen, turnSession } from './refresh.queries.ts'

/** We made it for this session. */
export async function isOf(tx: Context, session: LockedSession, token: RefreshToken): Promise<boolean> {
  const { digests } = tx.ports
  if ((await hashSecret(digests, token.secret)) !== session.refresh_secret_hash) return false
  return (await sealOf(digests, session.refresh_key, token.secret, token.turn)) === token.seal
}

/**
 * The token to answer, with the session locked, which is noted as seen: the next one for the one that counts, and for
 * one ahead of it, whose turn the database lost when it crashed and whose seal says that it was ours (0112); the one
 * that counts for its parent (she lost the answer) and for one that was used a few seconds ago (two tabs). null: reused,
 * maybe stolen.
 */
export async function nextTurn(tx: Context, session: LockedSession, token: RefreshToken): Promise<string | null> {
  const write = (turn: number) => writeRefreshToken(tx.ports.digests, session.refresh_key, { ...token, turn })
  const seen = { id: session.id, now: tx.now() }
  const ago = session.refresh_turn - token.turn
  if (ago <= 0) {
    await turnSession(tx.db, { ...seen, turn: String(token.turn) })
    return write(token.turn + 1)
  }
  if (ago !== 1 && !wasUsedJustNow(tx, session, ago)) return null
  await noteSeen(tx.db, seen)
  return write(session.refresh_turn)
}

/** When the token of so many turns ago was used; at the latest the oldest time that is kept. */
function wasUsedJustNow(tx: Context, { refreshed_at }: LockedSession, ago: number): boolean {
  const usedAt = refreshed_at[ago - 1] ?? refreshed_at.at(-1)
  if (!usedAt) return false
  return Math.abs(tx.now().getTime() - usedAt.getTime()) <= tx.settings.auth.refreshReuseSeconds * 1000
}
