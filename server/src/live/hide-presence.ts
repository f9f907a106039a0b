import type { PersonId } from '@heraia/contract/ids'
import type { Context } from '../context.ts'
import { broadcastSignal } from './broadcasts.ts'
import { findPresenceAudience } from './presence-audience.ts'

/**
 * Call it before it is stored that others see no more whether she is here, or nothing of her. Whoever sees her online now
 * would see it until she looks again, for nobody is told any more when she goes: so she goes now, without a time.
 */
export async function hidePresence(tx: Context, personId: string): Promise<void> {
  const to = (await findPresenceAudience(tx.db, [personId], tx.now())).get(personId) ?? []
  if (to.length === 0) return
  const data = { personId: personId as PersonId, online: false, lastSeenAt: null }
  tx.afterCommit(() => broadcastSignal(tx.ports.broadcast, 'presence', data, { to }))
}
