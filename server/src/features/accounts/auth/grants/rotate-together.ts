import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { statement } from '../../../../statement.ts'
import { together } from '../../../../together.ts'
import type { RefreshToken } from '../../tokens/refresh-token.ts'
import { type AlongUser, alongUser, type ShownWith, shownWith } from '../user/along-user.ts'
import { type ShownUser, shownUser } from '../user/shown-user.ts'
import { sealInSql, turned } from './refresh.queries.ts'

export interface Rotation extends RefreshToken {
  secretHash: string
}

export interface Rotated {
  user: ShownUser
  along: ShownWith
  session: { id: string; aal: string; amr: unknown[] }
  /** To seal the token that counts now. */
  key: string
}

/**
 * The plain refresh, of many at once: the token is of the session's turn, or of a later one that the database has lost
 * (0112), and the turn after it begins. null: something about it is not plain (an earlier turn, unknown, expired, banned,
 * or her session is locked by somebody), nothing was changed, and it is to be looked at by itself.
 */
export const rotateTogether = together(1, rotateMany)

/** She who was not seen for longer has to sign in again. */
export const SESSION_UNSEEN_DAYS = 30

async function rotateMany(ctx: Context, asked: readonly Rotation[]): Promise<(Rotated | null)[]> {
  const now = ctx.now()
  const rows = await rotate(ctx, {
    sessions: asked.map(({ sessionId }) => sessionId),
    secrets: asked.map(({ secret }) => secret),
    hashes: asked.map(({ secretHash }) => secretHash),
    turns: asked.map(({ turn }) => String(turn)),
    seals: asked.map(({ seal }) => seal),
    now,
    unseenSince: new Date(now.getTime() - SESSION_UNSEEN_DAYS * 86_400_000),
  })
  const answers: (Rotated | null)[] = asked.map(() => null)
  for (const row of rows) answers[row.asked_at - 1] = rotatedOf(row)
  return answers
}

const rotatedOf = (row: RotatedRow): Rotated => ({
  user: row,
  along: shownWith(row),
  session: { id: row.of_session, aal: row.of_session_aal, amr: row.of_session_amr },
  key: row.of_session_key,
})

type RotatedRow = ShownUser &
  AlongUser & {
    asked_at: number
    of_session: string
    of_session_aal: string
    of_session_amr: unknown[]
    of_session_key: string
  }

type Asked = {
  sessions: readonly string[]
  secrets: readonly string[]
  hashes: readonly string[]
  turns: readonly string[]
  seals: readonly string[]
  now: Date
  unseenSince: Date
}

/**
 * Whoever turns a session locks it first, and its turn is looked at anew once it is ours: two refreshes of one cannot
 * both find it. Sessions that others hold are left out, so no batch waits for another. Of two that bring the same
 * token one is taken. The answer does not wait for the disk: what a crash of the database loses, she brings back.
 */
const rotate = statement(
  (asked: Asked) => sql<RotatedRow>`
    with asked as (
      select * from unnest(${asked.sessions}::uuid[], ${asked.secrets}::text[], ${asked.hashes}::text[],
        ${asked.turns}::int[], ${asked.seals}::text[]) with ordinality
        as asked (session_id, secret, secret_hash, turn, seal, at)
    ), open as (
      select s.id, asked.at, asked.turn
      from asked join auth_sessions s on s.id = asked.session_id and s.refresh_turn <= asked.turn
          and s.refresh_secret_hash = asked.secret_hash and ${sealInSql} = asked.seal
          and s.last_seen_at >= ${asked.unseenSince}::timestamptz
      for update of s skip locked
    )
    update auth_sessions s set ${turned(sql`open.turn`, asked.now)}
    from set_config('synchronous_commit', 'off', true) as unhurried, open, users u
    where s.id = open.id and u.id = s.user_id and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= ${asked.now}::timestamptz)
    returning open.at as asked_at, s.id as of_session, s.aal as of_session_aal, s.amr as of_session_amr,
      s.refresh_key as of_session_key, ${shownUser}, ${alongUser}`,
)
