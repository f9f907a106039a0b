import type { AccountExport } from '@heraia/contract/account-data'
import { uuid7 } from '@heraia/contract/uuid7'
import { type Context, inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { writeAudit } from '../write-audit.ts'
import { showExport } from './export.view.ts'
import { EXPORT_DAYS, failedBefore } from './export-files.ts'

/** A job makes the archive. While one is made, asking again is the same one; one that failed makes way. */
export async function askExport(ctx: SignedIn): Promise<AccountExport> {
  await takeFromLimit(ctx, 'export')
  return inTransaction(ctx, async (tx) => {
    const { id: personId } = tx.viewer
    // Two tabs at once: the second waits, and finds the first one's.
    await tx.db.selectFrom('profiles').select('id').where('id', '=', personId).forUpdate().execute()
    await giveUp(tx, personId)
    const waiting = await tx.db
      .selectFrom('account_exports')
      .selectAll()
      .where('person_id', '=', personId)
      .where('state', '=', 'waiting')
      .where('expires_at', '>', tx.now())
      .executeTakeFirst()
    if (waiting) return showExport(tx, waiting)
    const now = tx.now()
    const made = await tx.db
      .insertInto('account_exports')
      .values({
        id: uuid7(now.getTime(), tx.ports.random.bytes(10)),
        person_id: personId,
        bytes: null,
        asked_at: now,
        expires_at: new Date(now.getTime() + EXPORT_DAYS * 86_400_000),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx.ports.jobs.add(tx.db, {
      name: 'make-export',
      payload: { id: made.id, language: tx.speaks },
      queue: 'exports',
    })
    await writeAudit(tx, { action: 'account.export_asked', actorId: personId, subjectId: personId })
    return showExport(tx, made)
  })
}

/** Its job may be tried again: from now on it makes nothing. */
const giveUp = async (tx: Context, personId: string): Promise<void> =>
  void (await tx.db
    .updateTable('account_exports')
    .set({ state: 'failed' })
    .where('person_id', '=', personId)
    .where('state', '=', 'waiting')
    .where('asked_at', '<=', failedBefore(tx.now()))
    .execute())
