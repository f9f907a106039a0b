import { type Context, inTransaction } from '../../../context.ts'
import { broadcastForget } from '../../../live/broadcasts.ts'
import { conflict, notFound } from '../../../refused.ts'
import { writeAudit } from '../write-audit.ts'
import { lockStanding } from './standing.queries.ts'

/** By an operator's command or another admin. What she was before is noted, for the day it is taken back. */
export async function grantAdmin(ctx: Context, personId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const person = await lockStanding(tx.db, personId)
    if (!person) throw notFound('person')
    if (person.role === 'admin') return
    if (person.state !== 'active') throw conflict('not_active', 'This account is not active.')
    await tx.db
      .updateTable('profiles')
      .set({ role: 'admin', updated_at: tx.now() })
      .where('id', '=', personId)
      .execute()
    const actorId = tx.viewer?.id ?? null
    await writeAudit(tx, { action: 'admin.granted', actorId, subjectId: personId, details: { before: person.role } })
    tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [personId]))
  })
}
