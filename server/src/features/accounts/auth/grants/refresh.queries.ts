import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { AND_COMMIT, statement } from '../../../../statement.ts'
import { limitsNow, type OverBecause, overBecause, type SessionLimits } from '../../sessions/session-limits.ts'
import { type AlongUser, alongUser, type ShownWith, takeApart } from '../user/along-user.ts'
import type { UserRow } from '../users.queries.ts'

export interface LockedSession {
  id: string
  aal: string
  amr: unknown[]
  refresh_turn: number
  refresh_key: string
  refresh_secret_hash: string
  refreshed_at: Date[]
}

/** What `sealOf` makes, of the token `asked` for the session `s`. */
export const sealInSql = sql`left(encode(sha256(convert_to(s.refresh_key || encode(sha256(convert_to(
  s.refresh_key || asked.secret || asked.turn, 'UTF8')), 'hex'), 'UTF8')), 'hex'), 32)`

/** As many refreshes as two tabs can be apart within seconds; of earlier ones the oldest that is kept speaks. */
const TIMES_KEPT = 4

/** The turn after `turn` of the session `s`, which is seen. */
export const turned = (turn: RawBuilder<unknown>, now: Date) => sql`
  refresh_turn = ${turn} + 1, last_seen_at = ${now}::timestamptz,
  refreshed_at = (array_prepend(${now}::timestamptz(3), s.refreshed_at))[1:${sql.lit(TIMES_KEPT)}]`

type LockedRow = UserRow &
  AlongUser & { of_session: LockedSession & { refreshed_at: string[] }; of_session_over: OverBecause | null }

/** A session, locked, and whose it is: refreshes of one session go one after the other. */
export interface Locked {
  session: LockedSession
  /** The limit that has ended it; null: it goes on. */
  over: OverBecause | null
  user: UserRow
  along: ShownWith
}

export const lockSession = (tx: Context, sessionId: string): Promise<Locked | undefined> =>
  lock(tx, () => lockById(tx, { sessionId, ...limitsNow(tx) }))

/** By a token of before. The tokens are read after this, so that they are seen as the one before left them. */
export const lockSessionOfOld = (tx: Context, tokenHash: string): Promise<Locked | undefined> =>
  lock(tx, () => lockByOld(tx, { tokenHash, ...limitsNow(tx) }))

async function lock(tx: Context, select: () => Promise<LockedRow[]>): Promise<Locked | undefined> {
  await limitWaiting(tx, { longest: '5s' })
  const [row] = await select()
  if (!row) return undefined
  const { own, along } = takeApart(row)
  const { of_session: session, of_session_over: over, ...user } = own
  const refreshed_at = session.refreshed_at.map((at) => new Date(at))
  return { session: { ...session, refreshed_at }, over, user, along }
}

/** With a value, so that `begin` travels with it. */
const limitWaiting = statement(
  (asked: { longest: string }) => sql<object>`select set_config('lock_timeout', ${asked.longest}, true)`,
)

const locking = (which: RawBuilder<unknown>, limits: SessionLimits) => sql<LockedRow>`
  select u.*, to_jsonb(s) as of_session, ${overBecause(limits)} as of_session_over, ${alongUser}
  from auth_sessions s join users u on u.id = s.user_id and u.deleted_at is null
  where s.id = ${which} for update of s`

const lockById = statement(({ sessionId, ...limits }: { sessionId: string } & SessionLimits) =>
  locking(sql`${sessionId}::uuid`, limits),
)
const lockByOld = statement(({ tokenHash, ...limits }: { tokenHash: string } & SessionLimits) =>
  locking(sql`(select session_id from refresh_tokens where token_hash = ${tokenHash})`, limits),
)

/** Seen now; the last statement of its transaction. */
export const noteSeen = async (db: Context['db'], session: { id: string; now: Date }): Promise<void> =>
  void (await updateSeen({ db }, session, AND_COMMIT))

const updateSeen = statement(
  (seen: { id: string; now: Date }) => sql<object>`
    update auth_sessions set last_seen_at = ${seen.now}::timestamptz where id = ${seen.id}::uuid`,
)

/** The turn after this one; the last statement of its transaction. */
export const turnSession = async (db: Context['db'], session: { id: string; turn: string; now: Date }): Promise<void> =>
  void (await turn({ db }, session, AND_COMMIT))

const turn = statement(
  ({ id, turn, now }: { id: string; turn: string; now: Date }) => sql<object>`
    update auth_sessions s set ${turned(sql`${turn}::int`, now)} where s.id = ${id}::uuid`,
)
