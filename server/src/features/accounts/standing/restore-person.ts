import { announce } from '../../../announcements.ts'
import { type Context, inTransaction } from '../../../context.ts'
import { broadcastForget } from '../../../live/broadcasts.ts'
import { notFound } from '../../../refused.ts'
import { writeAudit } from '../write-audit.ts'
import { lockStanding } from './standing.queries.ts'

/** Takes a suspension back: who was leaving is so again. Does nothing to who is not suspended. */
export async function restorePerson(ctx: Context, personId: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const person = await lockStanding(tx.db, personId)
    if (!person) throw notFound('person')
    if (person.state !== 'suspended') return
    const now = tx.now()
    const state = (await isLeaving(tx, personId)) ? 'leaving' : 'active'
    await tx.db.updateTable('profiles').set({ state, updated_at: now }).where('id', '=', personId).execute()
    await tx.db.updateTable('users').set({ banned_until: null, updated_at: now }).where('id', '=', personId).execute()
    const actorId = tx.viewer?.id ?? null
    await writeAudit(tx, { action: 'person.restored', actorId, subjectId: personId, details: { reason } })
    await announce(tx, 'person.restored', { personId })
    tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [personId]))
  })
}

const isLeaving = async (tx: Context, personId: string): Promise<boolean> =>
  (await tx.db
    .selectFrom('account_deletions')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('done_at', 'is', null)
    .executeTakeFirst()) !== undefined
