import type { RankingId } from '@heraia/contract/ids'
import type { Ranking } from '@heraia/contract/rankings'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, forbidden, notFound } from '../../../refused.ts'
import { findAthlete } from '../find-athlete.ts'
import { type RankingRow, rankingSql, showRanking } from './ranking.view.ts'
import { mayUnverify, mayVerify } from './rankings.policy.ts'

/**
 * A federation, or the staff, says that the list has this entry, as she read it, or takes that back. Saying it twice
 * changes nothing.
 */
export async function verifyRanking(
  ctx: SignedIn,
  { id, updatedAt, verified }: { id: RankingId; updatedAt?: string; verified: boolean },
): Promise<Ranking> {
  await takeFromLimit(ctx, 'results')
  return inTransaction(ctx, async (tx) => {
    const row = await lockShown(tx, id)
    if (!maySay(row, tx, verified)) {
      throw forbidden('not_yours_to_verify', 'A verified federation or the staff verifies rankings.')
    }
    if (verified === (row.verified_at !== null)) return showRanking(row, tx.viewer)
    if (updatedAt && row.updated_at.getTime() !== Date.parse(updatedAt)) {
      throw conflict('edited_elsewhere', 'It says something else than what was read.')
    }
    await tx.db
      .updateTable('rankings')
      .set(verified ? { verified_by: tx.viewer.id, verified_at: tx.now() } : { verified_by: null, verified_at: null })
      .where('id', '=', id)
      .execute()
    return showRanking(await lockShown(tx, id), tx.viewer)
  })
}

/** What is so already may be said again by who verifies rankings at all. */
const maySay = (row: RankingRow, { viewer }: SignedIn, verified: boolean): boolean =>
  verified === (row.verified_at !== null)
    ? row.judged_by_viewer === true
    : verified
      ? mayVerify(row)
      : mayUnverify(row, viewer)

/** Whose statistics the viewer may not see has no rankings for her. */
async function lockShown(tx: SignedIn, id: RankingId): Promise<RankingRow> {
  const { rows } = await sql<RankingRow>`
    select ${rankingSql(tx.viewer)} from rankings k where k.id = ${id} for update of k`.execute(tx.db)
  const [row] = rows
  if (!row) throw notFound('ranking')
  await findAthlete(tx, row.person_id).catch(() => {
    throw notFound('ranking')
  })
  return row
}
