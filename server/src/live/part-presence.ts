import type { PersonId } from '@heraia/contract/ids'
import type { SignedIn } from '../context.ts'
import { broadcastSignal } from './broadcasts.ts'
import { findPresenceAudience } from './presence-audience.ts'

/**
 * Call it before a block of theirs is stored. Who has the other's conversation open would see her online until a reload,
 * for nobody is told of her any more: so each goes for the other now, as anybody goes, without a time.
 */
export async function partPresence(tx: SignedIn, a: PersonId, b: PersonId): Promise<void> {
  const audience = await findPresenceAudience(tx.db, [a, b], tx.now())
  for (const [personId, other] of [
    [a, b],
    [b, a],
  ] as const) {
    if (!audience.get(personId)?.includes(other)) continue
    const data = { personId, online: false, lastSeenAt: null }
    tx.afterCommit(() => broadcastSignal(tx.ports.broadcast, 'presence', data, { to: [other] }))
  }
}
