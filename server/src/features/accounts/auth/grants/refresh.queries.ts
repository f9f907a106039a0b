import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'
import { AND_COMMIT, statement } from '../../../../statement.ts'
import { type AlongUser, alongUser, type ShownWith, takeApart } from '../user/along-user.ts'
import type { UserRow } from '../users.queries.ts'
import type { Rotation } from './rotate-together.ts'

export interface LockedSession {
  id: string
  aal: string
  amr: unknown[]
  last_seen_at: Date
}

type LockedRow = UserRow &
  AlongUser & {
    of_session: string
    of_session_aal: string
    of_session_amr: unknown[]
    of_session_seen: Date
  }

/**
 * The session that a token belongs to, locked, and whose it is: refreshes of one session go one after the other. The
 * tokens are read after this, in a statement of their own, so that they are seen as the one before left them.
 */
export async function lockSessionOf(
  db: Db,
  tokenHash: string,
): Promise<{ session: LockedSession; user: UserRow; along: ShownWith } | undefined> {
  await limitWaiting({ db }, { longest: '5s' })
  const [row] = await lockSession({ db }, { tokenHash })
  if (!row) return undefined
  const { own, along } = takeApart(row)
  const { of_session: id, of_session_aal: aal, of_session_amr: amr, of_session_seen: last_seen_at, ...user } = own
  return { session: { id, aal, amr, last_seen_at }, user, along }
}

/** With a value, so that `begin` travels with it. */
const limitWaiting = statement(
  (asked: { longest: string }) => sql<object>`select set_config('lock_timeout', ${asked.longest}, true)`,
)

const lockSession = statement(
  (asked: { tokenHash: string }) => sql<LockedRow>`
    select u.*, s.id as of_session, s.aal as of_session_aal, s.amr as of_session_amr,
      s.last_seen_at as of_session_seen, ${alongUser}
    from auth_sessions s join users u on u.id = s.user_id and u.deleted_at is null
    where s.id = (select session_id from refresh_tokens where token_hash = ${asked.tokenHash}) for update of s`,
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

type MadeRotation = { id: string; sessionId: string; now: Date } & Omit<Rotation, 'tokenHash'>

/** One token is used, the next one begins, and the session was seen; the last statement of its transaction. */
export const rotateToken = async (
  db: Db,
  { id, sessionId, now, salt, nextId, nextHash }: MadeRotation,
): Promise<void> => void (await rotate({ db }, { id, sessionId, now, salt, nextId, nextHash }, AND_COMMIT))

const rotate = statement(
  (made: MadeRotation) => sql<object>`
    with used as (
      update refresh_tokens set used_at = ${made.now}::timestamptz, next_salt = ${made.salt} where id = ${made.id}::uuid
    ), seen as (
      update auth_sessions set last_seen_at = ${made.now}::timestamptz where id = ${made.sessionId}::uuid
    )
    insert into refresh_tokens (id, session_id, parent_id, token_hash, created_at)
    values (${made.nextId}::uuid, ${made.sessionId}::uuid, ${made.id}::uuid, ${made.nextHash}, ${made.now}::timestamptz)`,
)
