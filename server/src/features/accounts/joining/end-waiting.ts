import type { Context } from '../../../context.ts'
import { broadcastForget } from '../../../live/broadcasts.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { lockStanding } from '../standing/standing.queries.ts'

/**
 * An account that waited is deleted with everything of it, at once: there are no days to change her mind in which she could
 * be let in by keeping it. false: it does not wait.
 */
export async function endWaiting(tx: Context, personId: string): Promise<boolean> {
  if ((await lockStanding(tx.db, personId))?.state !== 'waiting') return false
  const now = tx.now()
  await tx.db.deleteFrom('registration_requests').where('person_id', '=', personId).execute()
  await tx.db.updateTable('profiles').set({ state: 'deleted', updated_at: now }).where('id', '=', personId).execute()
  await tx.db
    .insertInto('account_deletions')
    .values({ person_id: personId, asked_at: now, due_at: now, done_at: null })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute()
  await endSessions(tx, personId, 'all', null)
  await tx.ports.jobs.add(tx.db, {
    ...{ name: 'erase-account', payload: { personId }, key: `erase ${personId}`, queue: 'erase' },
  })
  tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [personId]))
  return true
}
