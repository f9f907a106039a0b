import type { Context } from '../../../context.ts'
import { broadcastSessionsEnded } from '../../../live/session-ended.ts'

export type WhichSessions = { only: string } | { allBut: string } | 'all'

/** Deletes sessions with their refresh tokens; on every process they count no longer a moment later. */
export async function endSessions(
  tx: Context,
  userId: string,
  which: WhichSessions,
  reason: 'signed_out' | 'expired' = 'signed_out',
): Promise<string[]> {
  let query = tx.db.deleteFrom('auth_sessions').where('user_id', '=', userId)
  if (which !== 'all' && 'only' in which) query = query.where('id', '=', which.only)
  if (which !== 'all' && 'allBut' in which) query = query.where('id', '<>', which.allBut)
  const ended = (await query.returning('id').execute()).map((row) => row.id)
  if (ended.length > 0) tx.afterCommit(() => broadcastSessionsEnded(tx.ports.broadcast, userId, ended, reason))
  return ended
}
