import type { Role } from '@heraia/contract/roles'
import type { Context } from '../../../context.ts'

/** What every request must know of a session, its user and her profile. */
export interface SessionState {
  userId: string
  bannedUntil: Date | null
  /** null: she has no profile yet. */
  role: Role | null
  profileState: string | null
}

const SEEN_EVERY_MS = 60_000

/** null: it has ended, or its user is gone. Notes that she was here, at most once a minute. */
export async function readSession(ctx: Context, sessionId: string): Promise<SessionState | null> {
  const row = await ctx.db
    .selectFrom('auth_sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('profiles as p', 'p.id', 'u.id')
    .select(['s.user_id', 's.last_seen_at', 'u.banned_until', 'p.role', 'p.state'])
    .where('s.id', '=', sessionId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  if (ctx.now().getTime() - row.last_seen_at.getTime() >= SEEN_EVERY_MS) ctx.afterCommit(() => noteSeen(ctx, sessionId))
  return { userId: row.user_id, bannedUntil: row.banned_until, role: row.role, profileState: row.state }
}

async function noteSeen(ctx: Context, sessionId: string): Promise<void> {
  const now = ctx.now()
  await ctx.db
    .updateTable('auth_sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<=', new Date(now.getTime() - SEEN_EVERY_MS))
    .execute()
}
