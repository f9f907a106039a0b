import { announce } from '../../../announcements.ts'
import { type Context, inTransaction } from '../../../context.ts'
import { hidePresence } from '../../../live/hide-presence.ts'
import { conflict, notFound } from '../../../refused.ts'
import { shutOut } from '../sessions/shut-out.ts'
import { writeAudit } from '../write-audit.ts'
import { FOR_EVER } from './for-ever.ts'
import { isSuspendable } from './is-suspendable.ts'
import { isLastAdmin, lockStanding } from './standing.queries.ts'

/**
 * Nobody sees her and she cannot use her account, from this moment on every process. Her sessions stay, so that
 * she is told why; they work again when she is restored. Who is leaving cannot change her mind any more, and is
 * erased when her days are over. Twice does no harm.
 */
export async function suspendPerson(ctx: Context, personId: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const person = await lockStanding(tx.db, personId)
    if (!person) throw notFound('person')
    if (!isSuspendable(person.state)) return
    if (await isLastAdmin(tx.db, person)) throw conflict('last_admin', 'The last admin cannot be suspended.')
    const now = tx.now()
    await hidePresence(tx, personId)
    await tx.db
      .updateTable('profiles')
      .set({ state: 'suspended', updated_at: now })
      .where('id', '=', personId)
      .execute()
    await tx.db
      .updateTable('users')
      .set({ banned_until: FOR_EVER, updated_at: now })
      .where('id', '=', personId)
      .execute()
    const actorId = tx.viewer?.id ?? null
    await writeAudit(tx, { action: 'person.suspended', actorId, subjectId: personId, details: { reason } })
    await announce(tx, 'person.suspended', { personId })
    await shutOut(tx, personId)
  })
}
