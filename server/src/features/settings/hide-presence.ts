import type { PersonId } from '@heraia/contract/ids'
import type { SignedIn } from '../../context.ts'
import { broadcastSignal } from '../../live/broadcasts.ts'
import { findPresenceAudience } from '../../live/presence-audience.ts'

/**
 * Call it before her setting is stored. Whoever sees her online now would see it until she looks again, for nobody is
 * told any more when she goes: so she goes now, without a time.
 */
export async function hidePresence(tx: SignedIn): Promise<void> {
  const personId: PersonId = tx.viewer.id
  const to = (await findPresenceAudience(tx.db, [personId], tx.now())).get(personId) ?? []
  if (to.length === 0) return
  const data = { personId, online: false, lastSeenAt: null }
  tx.afterCommit(() => broadcastSignal(tx.ports.broadcast, 'presence', data, { to }))
}
