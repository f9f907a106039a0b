import type { ResultId } from '@heraia/contract/ids'
import type { Result } from '@heraia/contract/results'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { sha256 } from '../accounts/tokens/digest.ts'
import { columnsFor, type SaidResult } from './add-result.ts'
import { type ResultRow, showResult } from './result.view.ts'
import { fingerprintText, type ResultColumns } from './result-columns.ts'
import { countResults } from './result-counts.ts'
import { findResult, lockOwnResult } from './results.queries.ts'

/** What is not said stays as it is. The line that it was imported from stays known, so that it does not come again. */
export async function editResult(
  ctx: SignedIn,
  { id, ...change }: Partial<SaidResult> & { id: ResultId },
): Promise<Result> {
  await takeFromLimit(ctx, 'results')
  return inTransaction(ctx, async (tx) => {
    const before = await lockOwnResult(tx, id)
    const columns = await columnsFor(tx, { ...asSaid(before), ...withDiscipline(change) })
    const fingerprint = await sha256(fingerprintText(columns))
    await tx.db
      .updateTable('results')
      .set({ ...columns, fingerprint, updated_at: tx.now() })
      .where('id', '=', id)
      .execute()
    if (saysElse(before, columns)) await announceChanged(tx, id)
    return showResult((await findResult(tx, id)) ?? before, tx.viewer.id)
  })
}

export async function removeResult(ctx: SignedIn, id: ResultId): Promise<{ id: ResultId }> {
  await inTransaction(ctx, async (tx) => {
    await lockOwnResult(tx, id)
    await announceChanged(tx, id)
    await tx.db.deleteFrom('results').where('id', '=', id).execute()
    await countResults(tx, -1)
  })
  return { id }
}

const announceChanged = (tx: SignedIn, resultId: ResultId): Promise<void> =>
  announce(tx, 'result.changed', { resultId, personId: tx.viewer.id })

/** What makes it this result and no other; the rest is said about it. */
const saysElse = (before: ResultRow, after: ResultColumns): boolean =>
  before.event !== after.event ||
  before.discipline !== after.discipline ||
  before.value !== after.value ||
  before.held_on !== after.held_on ||
  before.position !== after.position

/** Of key and new discipline the one that is given takes the place of what was there. */
const withDiscipline = (change: Partial<SaidResult>): Partial<SaidResult> =>
  change.discipline === undefined && change.own === undefined
    ? change
    : { ...change, discipline: change.discipline ?? null, own: change.own ?? null }

const asSaid = (row: ResultRow): SaidResult => ({
  event: row.event,
  discipline: row.discipline,
  own: null,
  value: row.value / 1000,
  date: row.held_on,
  position: row.position,
  location: row.location,
  category: row.category,
  level: row.level,
  wind: row.wind_tenths === null ? null : row.wind_tenths / 10,
  legal: row.legal,
})
