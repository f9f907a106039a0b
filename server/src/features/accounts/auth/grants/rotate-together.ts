import { sql } from 'kysely'
import { onceAllIsRead } from '../../../../batches.ts'
import type { Context } from '../../../../context.ts'
import { statement } from '../../../../statement.ts'
import { together } from '../../../../together.ts'
import { goesOn, limitsNow, type SessionLimits } from '../../sessions/session-limits.ts'
import type { RefreshToken } from '../../tokens/refresh-token.ts'
import { type AlongUser, alongUser, shownWith } from '../user/along-user.ts'
import { type ShownUser, shownUser } from '../user/shown-user.ts'
import { userView } from '../user.view.ts'
import { sealInSql, turned } from './refresh.queries.ts'
import type { Shown } from './shown-last.ts'
import { versionOfShown } from './version-of-shown.ts'

export interface Rotation extends RefreshToken {
  secretHash: string
  /** Of what the session was shown last; null where that is not known. */
  version: string | null
  /** Done while the database looks. */
  meanwhile: () => void
}

export interface Rotated {
  /** To seal the token that counts now. */
  key: string
  /** null: what the version says that was asked with. */
  shown: ShownToAnyKey | null
}

type ShownToAnyKey = Omit<Shown, 'key'>

/**
 * The plain refresh, of many at once: the token is of the session's turn, or of a later one that the database has lost
 * (0112), and the turn after it begins. null: something about it is not plain (an earlier turn, unknown, expired, banned,
 * or her session is locked by somebody), nothing was changed, and it is to be looked at by itself.
 */
export const rotateTogether = together(1, rotateMany)

async function rotateMany(ctx: Context, asked: readonly Rotation[]): Promise<(Rotated | null)[]> {
  const now = ctx.now()
  const [rows] = await Promise.all([
    rotate(ctx, {
      sessions: asked.map(({ sessionId }) => sessionId),
      secrets: asked.map(({ secret }) => secret),
      hashes: asked.map(({ secretHash }) => secretHash),
      turns: asked.map(({ turn }) => String(turn)),
      seals: asked.map(({ seal }) => seal),
      now,
      ...limitsNow(ctx),
    }),
    whileItLooks(asked),
  ])
  const read = await readChanged(ctx, asked, rows)
  const answers: (Rotated | null)[] = asked.map(() => null)
  for (const { asked_at: at, of_session: id, of_session_key: key, version } of rows) {
    const shown = version === asked[at - 1]?.version ? null : read.get(id)
    if (shown !== undefined) answers[at - 1] = { key, shown }
  }
  return answers
}

/** Once the question is on its way. */
async function whileItLooks(asked: readonly Rotation[]): Promise<void> {
  await new Promise<void>((resolve) => onceAllIsRead(resolve))
  for (const { meanwhile } of asked) meanwhile()
}

/** What is not as it was when these were shown last, by session. Who was deleted this moment is not there. */
async function readChanged(
  ctx: Context,
  asked: readonly Rotation[],
  rows: readonly RotatedRow[],
): Promise<Map<string, ShownToAnyKey>> {
  const changed = rows.filter(({ asked_at: at, version }) => version !== asked[at - 1]?.version)
  if (changed.length === 0) return new Map()
  const read = await readShown(ctx, { sessions: changed.map(({ of_session }) => of_session) })
  return new Map(read.map((row) => [row.of_session, shownOf(row)]))
}

function shownOf({ version, ...row }: ShownRow): ShownToAnyKey {
  const { identities, factors } = shownWith(row)
  const session = { id: row.of_session, aal: row.of_session_aal, amr: row.of_session_amr }
  return { version, user: row, text: JSON.stringify(userView(row, identities, factors)), session }
}

interface RotatedRow {
  asked_at: number
  of_session: string
  of_session_key: string
  version: string
}

type ShownRow = ShownUser &
  AlongUser & { of_session: string; of_session_aal: string; of_session_amr: unknown[]; version: string }

type Asked = {
  sessions: readonly string[]
  secrets: readonly string[]
  hashes: readonly string[]
  turns: readonly string[]
  seals: readonly string[]
  now: Date
} & SessionLimits

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
      for update of s skip locked
    )
    update auth_sessions s set ${turned(sql`open.turn`, asked.now)}
    from set_config('synchronous_commit', 'off', true) as unhurried, open, users u
    where s.id = open.id and u.id = s.user_id and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= ${asked.now}::timestamptz) and ${goesOn(asked)}
    returning open.at as asked_at, s.id as of_session, s.refresh_key as of_session_key, ${versionOfShown} as version`,
)

const readShown = statement(
  (asked: { sessions: readonly string[] }) => sql<ShownRow>`
    select s.id as of_session, s.aal as of_session_aal, s.amr as of_session_amr, ${versionOfShown} as version,
      ${shownUser}, ${alongUser}
    from auth_sessions s join users u on u.id = s.user_id and u.deleted_at is null
    where s.id = any(${asked.sessions}::uuid[])`,
)
