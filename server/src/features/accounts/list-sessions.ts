import type { DeviceSession } from '@heraia/contract/accounts'
import { SessionId } from '@heraia/contract/ids'
import type { SignedIn } from '../../context.ts'
import { goesOn, limitsNow } from './sessions/session-limits.ts'

const MOST = 200

/** Where she is signed in, the device in her hand first, then by when they were last used. */
export async function listSessions(ctx: SignedIn): Promise<{ items: DeviceSession[] }> {
  const rows = await ctx.db
    .selectFrom('auth_sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.device', 's.network', 's.created_at', 's.last_seen_at'])
    .where('s.user_id', '=', ctx.viewer.id)
    .where(goesOn(limitsNow(ctx)))
    .orderBy('s.last_seen_at', 'desc')
    .limit(MOST)
    .execute()
  const items = rows.map((row) => ({
    id: SessionId.parse(row.id),
    current: row.id === ctx.viewer.sessionId,
    device: row.device,
    network: row.network,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }))
  return { items: items.sort((a, b) => Number(b.current) - Number(a.current)) }
}
