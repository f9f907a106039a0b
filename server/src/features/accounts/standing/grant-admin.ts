import { type Context, inTransaction } from '../../../context.ts'
import { broadcastForget } from '../../../live/broadcasts.ts'
import { conflict, notFound } from '../../../refused.ts'
import { letIn } from '../joining/let-in.ts'
import { writeAudit } from '../write-audit.ts'
import { lockStanding } from './standing.queries.ts'

/**
 * By an operator's command or another admin; whose account waits to be let in is let in by it. What she was before is noted,
 * for the day it is taken back. false: she is one already. 404 `person_not_found`, 409 `not_active`.
 */
export async function grantAdmin(ctx: Context, personId: string, reason?: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const person = await lockStanding(tx.db, personId)
    if (!person) throw notFound('person')
    if (person.role === 'admin') return false
    if (person.state === 'waiting') await letIn(tx, personId)
    else if (person.state !== 'active') throw conflict('not_active', 'This account is not active.')
    await tx.db
      .updateTable('profiles')
      .set({ role: 'admin', updated_at: tx.now() })
      .where('id', '=', personId)
      .execute()
    const actorId = tx.viewer?.id ?? null
    const details = { before: person.role, ...(reason && { reason }) }
    await writeAudit(tx, { action: 'admin.granted', actorId, subjectId: personId, details })
    tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [personId]))
    return true
  })
}
