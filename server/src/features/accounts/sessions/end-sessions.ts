import type { Context } from '../../../context.ts'
import { broadcastSessionsEnded } from '../../../live/session-ended.ts'
import { dropChanges } from '../auth/changes/drop-changes.ts'

export type WhichSessions = { only: string } | { allBut: string } | 'all'

/**
 * Ends sessions of hers, and what was begun in them: a change of address or phone that waits. `from` is her session that
 * ends them, and what was asked for in it goes on, also where it ends itself: she may sign out and open the mail then. null:
 * it is none of hers. Who ends all others ends also what was begun in sessions that are no more.
 */
export async function endSessions(
  tx: Context,
  userId: string,
  which: WhichSessions,
  from: string | null,
): Promise<string[]> {
  if (which !== 'all' && 'only' in which) {
    if (which.only === from) return deleteSessions(tx, userId, which)
    await holdRow(tx, userId)
    await dropChanges(tx, userId, { these: [which.only] })
  } else {
    await holdRow(tx, userId)
    await dropChanges(tx, userId, { anyBut: from })
  }
  return deleteSessions(tx, userId, which)
}

/** Before her sessions are looked at: who asks for a change in one of them holds it too (still-signed-in.ts). */
const holdRow = async (tx: Context, userId: string): Promise<void> =>
  void (await tx.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute())

/** Deletes sessions with their refresh tokens; on every process they count no longer a moment later. */
export async function deleteSessions(
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
