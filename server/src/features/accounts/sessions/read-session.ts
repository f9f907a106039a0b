import type { Role } from '@heraia/contract/roles'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { statement } from '../../../statement.ts'
import { together } from '../../../together.ts'
import { goesOn, limitsOfToken, type SessionLimits } from './session-limits.ts'

/** What every request must know of a session, its user and her profile. */
export interface SessionState {
  userId: string
  bannedUntil: Date | null
  /** She has a second factor and has not shown it here. */
  isHalfProven: boolean
  /** She has shown it here. */
  isFullyProven: boolean
  /** The account has neither an address nor anybody who vouches for it. */
  isAnonymous: boolean
  /** null: she has no profile yet. */
  role: Role | null
  profileState: string | null
}

const SEEN_EVERY_MS = 60_000

/** null: it has ended, a limit of the operator's is reached, or its user is gone. Notes who was here, each at most once a minute. */
export const readSession = together(1, readSessions)

async function readSessions(ctx: Context, ids: readonly string[]): Promise<(SessionState | null)[]> {
  const rows = await selectSessions(ctx, { ids, ...limitsOfToken(ctx) })
  const now = ctx.now().getTime()
  const seen = rows.filter((row) => now - row.last_seen_at.getTime() >= SEEN_EVERY_MS).map((row) => row.id)
  if (seen.length > 0) ctx.afterCommit(() => noteSeen(ctx, seen))
  const states = new Map(rows.map((row) => [row.id, stateOf(row)]))
  return ids.map((id) => states.get(id) ?? null)
}

/** The same of many, without noting that they were here: an open stream is no doing of hers. */
export async function readStates(ctx: Context, ids: readonly string[]): Promise<Map<string, SessionState>> {
  const rows = await selectSessions(ctx, { ids, ...limitsOfToken(ctx) })
  return new Map(rows.map((row) => [row.id, stateOf(row)]))
}

const stateOf = (row: SessionRow): SessionState => ({
  userId: row.user_id,
  bannedUntil: row.banned_until,
  isHalfProven: row.has_second_factor && row.aal !== 'aal2',
  isFullyProven: row.aal === 'aal2',
  isAnonymous: row.is_anonymous,
  role: row.role,
  profileState: row.state,
})

const selectSessions = statement(
  ({ ids, ...limits }: { ids: readonly string[] } & SessionLimits) => sql<SessionRow>`
    select s.id, s.user_id, s.last_seen_at, s.aal, u.banned_until, u.has_second_factor, u.is_anonymous, p.role, p.state
    from auth_sessions s join users u on u.id = s.user_id left join profiles p on p.id = u.id
    where s.id = any(${ids}::uuid[]) and u.deleted_at is null and ${goesOn(limits)}`,
)

interface SessionRow {
  id: string
  user_id: string
  last_seen_at: Date
  aal: string
  has_second_factor: boolean
  is_anonymous: boolean
  banned_until: Date | null
  role: Role | null
  state: string | null
}

async function noteSeen(ctx: Context, ids: readonly string[]): Promise<void> {
  const now = ctx.now()
  await ctx.db
    .updateTable('auth_sessions')
    .set({ last_seen_at: now })
    .where('id', 'in', (query) =>
      // In the order of ids, so that two processes that note the same people do not wait for each other crosswise.
      query
        .selectFrom('auth_sessions')
        .select('id')
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .where('last_seen_at', '<=', new Date(now.getTime() - SEEN_EVERY_MS))
        .orderBy('id')
        .forUpdate(),
    )
    .execute()
}
