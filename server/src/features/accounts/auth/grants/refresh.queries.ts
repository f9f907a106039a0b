import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'

export interface LockedSession {
  id: string
  user_id: string
  aal: string
  amr: unknown[]
  last_seen_at: Date
}

/**
 * The session that a token belongs to, locked: refreshes of one session go one after the other. The tokens are
 * read after this, in a statement of their own, so that they are seen as the one before left them.
 */
export async function lockSessionOf(db: Db, tokenHash: string): Promise<LockedSession | undefined> {
  await sql`set local lock_timeout = '5s'`.execute(db)
  const token = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!token) return undefined
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'user_id', 'aal', 'amr', 'last_seen_at'])
    .where('id', '=', token.session_id)
    .forUpdate()
    .executeTakeFirst()
}

export interface FamilyToken {
  id: string
  parent_id: string | null
  token_hash: string
  used_at: Date | null
  next_salt: string | null
}

/** The current one first, then the newest of a session's tokens; older ones cannot be answered any more. */
export const newestTokens = (db: Db, sessionId: string): Promise<FamilyToken[]> =>
  db
    .selectFrom('refresh_tokens')
    .select(['id', 'parent_id', 'token_hash', 'used_at', 'next_salt'])
    .where('session_id', '=', sessionId)
    .orderBy(sql`used_at is null`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
