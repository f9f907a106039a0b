import type { PersonId } from '@heraia/contract/ids'
import type { SignedIn } from '../context.ts'
import { broadcastSignal } from './broadcasts.ts'
import { findPresenceAudience } from './presence-audience.ts'

/**
 * Call it before a block of theirs is stored. Who has the other's conversation open would see her online until a reload,
 * for nobody is told of her any more: so each goes for the other now, as anybody goes, without a time.
 */
export const partPresence = (tx: SignedIn, a: PersonId, b: PersonId): Promise<void> =>
  leave(tx, [
    [a, b],
    [b, a],
  ])

/** The same one way, before that person is told of her no more. */
export const leavePresence = (tx: SignedIn, personId: PersonId, other: PersonId): Promise<void> =>
  leave(tx, [[personId, other]])

async function leave(tx: SignedIn, pairs: readonly (readonly [PersonId, PersonId])[]): Promise<void> {
  const people = pairs.map(([personId]) => personId)
  const audience = await findPresenceAudience(tx.db, people, tx.now())
  for (const [personId, other] of pairs) {
    if (!audience.get(personId)?.includes(other)) continue
    const data = { personId, online: false, lastSeenAt: null }
    tx.afterCommit(() => broadcastSignal(tx.ports.broadcast, 'presence', data, { to: [other] }))
  }
}
