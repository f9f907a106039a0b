import { ChosenRole } from '@heraia/contract/roles'
import { announce } from '../../../announcements.ts'
import { type Context, inTransaction } from '../../../context.ts'
import { broadcastForget } from '../../../live/broadcasts.ts'
import { conflict, notFound } from '../../../refused.ts'
import { writeAudit } from '../write-audit.ts'
import { isLastAdmin, lockStanding } from './standing.queries.ts'

/** She is again what she was before. The last admin stays (409 `last_admin`): without one nobody could help. false: she is none. */
export async function revokeAdmin(ctx: Context, personId: string, reason?: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const person = await lockStanding(tx.db, personId)
    if (!person) throw notFound('person')
    if (person.role !== 'admin') return false
    if (await isLastAdmin(tx.db, person)) throw conflict('last_admin', 'The last admin cannot be removed.')
    const role = await roleBefore(tx, personId)
    await tx.db.updateTable('profiles').set({ role, updated_at: tx.now() }).where('id', '=', personId).execute()
    const actorId = tx.viewer?.id ?? null
    const details = { now: role, ...(reason && { reason }) }
    await writeAudit(tx, { action: 'admin.revoked', actorId, subjectId: personId, details })
    await announce(tx, 'admin.revoked', { personId })
    tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [personId]))
    return true
  })
}

async function roleBefore(tx: Context, personId: string): Promise<ChosenRole> {
  const granted = await tx.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'admin.granted')
    .where('subject_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return ChosenRole.catch('fan').parse(granted?.details.before)
}
