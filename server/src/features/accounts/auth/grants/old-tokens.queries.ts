import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'
import { AND_COMMIT, statement } from '../../../../statement.ts'

export interface OldToken {
  id: string
  parent_id: string | null
  token_hash: string
  used_at: Date | null
  next_salt: string | null
}

/** The current one first, then the newest of a session's tokens; older ones cannot be answered any more. */
export const oldTokensOf = (db: Db, sessionId: string): Promise<OldToken[]> => selectTokens({ db }, { sessionId })

const selectTokens = statement(
  (asked: { sessionId: string }) => sql<OldToken>`
    select id, parent_id, token_hash, used_at, next_salt from refresh_tokens
    where session_id = ${asked.sessionId}::uuid order by used_at is null desc, created_at desc limit 50`,
)

type Followed = { id: string; salt: string; sessionId: string; now: Date; key: string; secretHash: string }

/** It is used, and a family of turns follows it; the last statement of its transaction. */
export const followOldToken = async (db: Db, { id, salt, sessionId, now, key, secretHash }: Followed): Promise<void> =>
  void (await follow({ db }, { id, salt, sessionId, now, key, secretHash }, AND_COMMIT))

const follow = statement(
  (made: Followed) => sql<object>`
    with used as (
      update refresh_tokens set used_at = ${made.now}::timestamptz, next_salt = ${made.salt} where id = ${made.id}::uuid
    )
    update auth_sessions set refresh_key = ${made.key}, refresh_secret_hash = ${made.secretHash}, refresh_turn = 0,
      last_seen_at = ${made.now}::timestamptz where id = ${made.sessionId}::uuid`,
)
