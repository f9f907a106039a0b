import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { statement } from '../../../../statement.ts'
import { together } from '../../../../together.ts'
import { type AlongUser, alongUser, type ShownWith, takeApart } from '../user/along-user.ts'
import type { UserRow } from '../users.queries.ts'

export interface Rotation {
  tokenHash: string
  salt: string
  nextId: string
  nextHash: string
}

export interface Rotated {
  user: UserRow
  along: ShownWith
  session: { id: string; aal: string; amr: unknown[] }
}

/**
 * The plain refresh, of many at once: a current token becomes a used one, the next one begins, and its session was seen.
 * null: something about it is not plain (used already, unknown, expired, banned, or her session is locked by somebody),
 * nothing was changed, and it is to be looked at by itself.
 */
export const rotateTogether = together(2, rotateMany)

/** She who was not seen for longer has to sign in again. */
export const SESSION_UNSEEN_DAYS = 30

async function rotateMany(ctx: Context, asked: readonly Rotation[]): Promise<(Rotated | null)[]> {
  const now = ctx.now()
  const rows = await rotate(ctx, {
    hashes: asked.map(({ tokenHash }) => tokenHash),
    salts: asked.map(({ salt }) => salt),
    nextIds: asked.map(({ nextId }) => nextId),
    nextHashes: asked.map(({ nextHash }) => nextHash),
    now,
    unseenSince: new Date(now.getTime() - SESSION_UNSEEN_DAYS * 86_400_000),
  })
  const rotated = new Map(rows.map((row) => [row.of_rotation, rotatedOf(row)]))
  return asked.map(({ nextId }) => rotated.get(nextId) ?? null)
}

function rotatedOf(row: RotatedRow): Rotated {
  const { own, along } = takeApart(row)
  const { of_rotation: _, of_session: id, of_session_aal: aal, of_session_amr: amr, ...user } = own
  return { user, along, session: { id, aal, amr } }
}

type RotatedRow = UserRow &
  AlongUser & {
    of_rotation: string
    of_session: string
    of_session_aal: string
    of_session_amr: unknown[]
  }

type Asked = {
  hashes: readonly string[]
  salts: readonly string[]
  nextIds: readonly string[]
  nextHashes: readonly string[]
  now: Date
  unseenSince: Date
}

/**
 * Whoever changes a session's tokens locks the session first, so two refreshes of one cannot both find the token unused:
 * `update` looks at it anew once the session is ours. Sessions that others hold are left out, so no batch waits for
 * another. Of two that bring the same token one is taken.
 */
const rotate = statement(
  (asked: Asked) => sql<RotatedRow>`
    with asked as (
      select * from unnest(${asked.hashes}::text[], ${asked.salts}::text[], ${asked.nextIds}::uuid[],
        ${asked.nextHashes}::text[]) as asked (token_hash, salt, next_id, next_hash)
    ), open as (
      select s.id, s.user_id, s.aal, s.amr, t.id as token_id, asked.salt, asked.next_id, asked.next_hash
      from asked join refresh_tokens t on t.token_hash = asked.token_hash and t.used_at is null
        join auth_sessions s on s.id = t.session_id and s.last_seen_at >= ${asked.unseenSince}::timestamptz
        join users u on u.id = s.user_id and u.deleted_at is null
          and (u.banned_until is null or u.banned_until <= ${asked.now}::timestamptz)
      for update of s skip locked
    ), used as (
      update refresh_tokens t set used_at = ${asked.now}::timestamptz, next_salt = open.salt
      from open where t.id = open.token_id and t.used_at is null
      returning t.id, t.session_id, open.user_id, open.aal, open.amr, open.next_id, open.next_hash
    ), next as (
      insert into refresh_tokens (id, session_id, parent_id, token_hash, created_at)
      select next_id, session_id, id, next_hash, ${asked.now}::timestamptz from used
    ), seen as (
      update auth_sessions s set last_seen_at = ${asked.now}::timestamptz from used where s.id = used.session_id
    )
    select u.*, used.next_id as of_rotation, used.session_id as of_session, used.aal as of_session_aal,
      used.amr as of_session_amr, ${alongUser}
    from used join users u on u.id = used.user_id`,
)
