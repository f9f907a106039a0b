import type { DeviceSession } from '@heraia/contract/accounts'
import { SessionId } from '@heraia/contract/ids'
import type { SignedIn } from '../../context.ts'

const MOST = 200

/** Where she is signed in, the device in her hand first, then by when they were last used. */
export async function listSessions(ctx: SignedIn): Promise<{ items: DeviceSession[] }> {
  const rows = await ctx.db
    .selectFrom('auth_sessions')
    .select(['id', 'device', 'network', 'created_at', 'last_seen_at'])
    .where('user_id', '=', ctx.viewer.id)
    .orderBy('last_seen_at', 'desc')
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
