import type { Role } from '@heraia/contract/roles'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { statement } from '../../../statement.ts'

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
  const [row] = await selectSession(ctx, { id: sessionId })
  if (!row) return null
  if (ctx.now().getTime() - row.last_seen_at.getTime() >= SEEN_EVERY_MS) ctx.afterCommit(() => noteSeen(ctx, sessionId))
  return { userId: row.user_id, bannedUntil: row.banned_until, role: row.role, profileState: row.state }
}

const selectSession = statement(
  (asked: { id: string }) => sql<SessionRow>`
    select s.user_id, s.last_seen_at, u.banned_until, p.role, p.state
    from auth_sessions s join users u on u.id = s.user_id left join profiles p on p.id = u.id
    where s.id = ${asked.id}::uuid and u.deleted_at is null`,
)

interface SessionRow {
  user_id: string
  last_seen_at: Date
  banned_until: Date | null
  role: Role | null
  state: string | null
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
