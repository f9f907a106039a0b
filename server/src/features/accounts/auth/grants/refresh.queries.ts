import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'
import { AND_COMMIT, statement } from '../../../../statement.ts'

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
  await limitWaiting({ db }, { longest: '5s' })
  const [session] = await lockSession({ db }, { tokenHash })
  return session
}

/** With a value, so that `begin` travels with it. */
const limitWaiting = statement(
  (asked: { longest: string }) => sql<object>`select set_config('lock_timeout', ${asked.longest}, true)`,
)

const lockSession = statement(
  (asked: { tokenHash: string }) => sql<LockedSession>`
    select id, user_id, aal, amr, last_seen_at from auth_sessions
    where id = (select session_id from refresh_tokens where token_hash = ${asked.tokenHash}) for update`,
)

/** Seen now; the last statement of its transaction. */
export const noteSeen = async (db: Db, session: { id: string; now: Date }): Promise<void> =>
  void (await updateSeen({ db }, session, AND_COMMIT))

const updateSeen = statement(
  (seen: { id: string; now: Date }) => sql<object>`
    update auth_sessions set last_seen_at = ${seen.now}::timestamptz where id = ${seen.id}::uuid`,
)

export interface FamilyToken {
  id: string
  parent_id: string | null
  token_hash: string
  used_at: Date | null
  next_salt: string | null
}

/** The current one first, then the newest of a session's tokens; older ones cannot be answered any more. */
export const newestTokens = (db: Db, sessionId: string): Promise<FamilyToken[]> => selectTokens({ db }, { sessionId })

const selectTokens = statement(
  (asked: { sessionId: string }) => sql<FamilyToken>`
    select id, parent_id, token_hash, used_at, next_salt from refresh_tokens
    where session_id = ${asked.sessionId}::uuid order by used_at is null desc, created_at desc limit 50`,
)

type Rotation = { id: string; salt: string; nextId: string; sessionId: string; nextHash: string; now: Date }

/** One token is used, the next one begins. */
export const rotateToken = statement(
  (made: Rotation) => sql<object>`
    with used as (
      update refresh_tokens set used_at = ${made.now}::timestamptz, next_salt = ${made.salt} where id = ${made.id}::uuid
    )
    insert into refresh_tokens (id, session_id, parent_id, token_hash, created_at)
    values (${made.nextId}::uuid, ${made.sessionId}::uuid, ${made.id}::uuid, ${made.nextHash}, ${made.now}::timestamptz)`,
)
