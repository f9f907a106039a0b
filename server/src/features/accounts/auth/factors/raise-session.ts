import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { broadcastForget } from '../../../../live/broadcasts.ts'
import { broadcastSessionsEnded } from '../../../../live/session-ended.ts'
import { endOver } from '../../sessions/end-over.ts'
import { newFamily } from '../../tokens/refresh-token.ts'
import { writeAudit } from '../../write-audit.ts'
import { type Bearer, sessionGone } from '../bearer.ts'
import { dropChanges } from '../changes/drop-changes.ts'
import type { SessionToShow } from '../session.view.ts'

/**
 * This session has a second factor from now on. Its refresh tokens begin anew, so that none of before fetches a session
 * of now; her sessions without one end, with what was begun in them. Her row must be held.
 */
export async function raiseSession(tx: Context, { user, session }: Bearer, method: string): Promise<SessionToShow> {
  const now = tx.now()
  const others = session.amr.filter((one) => methodOf(one) !== method)
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }, ...others]
  const { refreshToken, key, secretHash } = await newFamily(tx.ports, session.id)
  const raised = await tx.db
    .updateTable('auth_sessions')
    .set({ aal: 'aal2', amr: JSON.stringify(amr), last_seen_at: now, refresh_turn: 0 })
    .set({ refresh_key: key, refresh_secret_hash: secretHash, refreshed_at: sql`'{}'` })
    .where('id', '=', session.id)
    .returning('id')
    .executeTakeFirst()
  // She signed out meanwhile: there is nothing that the tokens would be of.
  if (!raised) throw sessionGone()
  await tx.db.deleteFrom('refresh_tokens').where('session_id', '=', session.id).execute()
  await endLowSessions(tx, user.id, session.id)
  // As her sign-in would have, had it shown as much.
  if (tx.settings.auth.sessionSingle) await endOver(tx, user.id, { allBut: session.id }, 'newer')
  tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [session.id]))
  return { id: session.id, aal: 'aal2', amr, refreshToken }
}

/**
 * The same session once more, for whoever did not hear that it was raised: its tokens begin anew. null: it was refreshed
 * since, so she has heard.
 */
export async function showRaised(tx: Context, { session }: Bearer): Promise<SessionToShow | null> {
  const { refreshToken, key, secretHash } = await newFamily(tx.ports, session.id)
  const raised = await tx.db
    .updateTable('auth_sessions')
    .set({ refresh_key: key, refresh_secret_hash: secretHash })
    .where('id', '=', session.id)
    .where('aal', '=', 'aal2')
    .where('refresh_turn', '=', 0)
    .returning(['id', 'aal', 'amr'])
    .executeTakeFirst()
  return raised ? { ...raised, refreshToken } : null
}

const methodOf = (one: unknown): unknown =>
  typeof one === 'object' && one !== null && 'method' in one ? one.method : undefined

async function endLowSessions(tx: Context, userId: string, raisedId: string): Promise<void> {
  const ended = await tx.db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('aal', '<>', 'aal2')
    .returning('id')
    .execute()
  const ids = ended.map((row) => row.id)
  if (ids.length === 0) return
  await dropChanges(tx, userId, { these: ids })
  const details = { scope: 'without a second factor' as const, sessions: ids.length }
  await writeAudit(tx, { action: 'session.ended', actorId: userId, subjectId: raisedId, details })
  tx.afterCommit(() => broadcastSessionsEnded(tx.ports.broadcast, userId, ids, 'signed_out'))
}
