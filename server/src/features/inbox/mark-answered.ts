import type { Ticket } from '@heraia/contract/inbox'
import { inTransaction, type SignedIn } from '../../context.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { readTicket } from './read-inbox.ts'

/** Who answered first stays who answered. */
export async function markAnswered(ctx: SignedIn, id: string, answered: boolean): Promise<Ticket> {
  return inTransaction(ctx, async (tx) => {
    await readTicket(tx, id)
    const { numUpdatedRows } = await tx.db
      .updateTable('tickets')
      .set(answered ? { answered_at: tx.now(), answered_by: tx.viewer.id } : { answered_at: null, answered_by: null })
      .where('id', '=', id)
      .where('answered_at', answered ? 'is' : 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) {
      const action = answered ? 'ticket.answered' : 'ticket.reopened'
      await writeAudit(tx, { action, actorId: tx.viewer.id, subjectId: id })
    }
    return readTicket(tx, id)
  })
}
