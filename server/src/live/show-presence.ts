import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { broadcastSignal } from './broadcasts.ts'
import { findPresenceAudience } from './presence-audience.ts'

/** Call it once it is stored that others see again whether she is here: they would learn it only when she next comes or goes. */
export async function showPresence(tx: Context, personId: string): Promise<void> {
  const now = tx.now()
  const { rows } = await sql<{ online: boolean; last_seen_at: Date }>`
    select online_until > ${now} as online, last_seen_at from presence where person_id = ${personId}::uuid`.execute(
    tx.db,
  )
  const to = (await findPresenceAudience(tx.db, [personId], now)).get(personId) ?? []
  if (!rows[0] || to.length === 0) return
  const { online, last_seen_at } = rows[0]
  const data = { personId: personId as PersonId, online, lastSeenAt: last_seen_at.toISOString() }
  tx.afterCommit(() => broadcastSignal(tx.ports.broadcast, 'presence', data, { to }))
}
