import { foldKey } from '@heraia/contract/fold'
import type { RankingId } from '@heraia/contract/ids'
import type { Ranking } from '@heraia/contract/rankings'
import { FIRST_DAY, RANKINGS_MAX } from '@heraia/contract/result-rules'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, invalidField, notFound } from '../../../refused.ts'
import { mustBeAthlete } from '../find-athlete.ts'
import { dayOf } from '../result-columns.ts'
import { type RankingRow, rankingSql, showRanking } from './ranking.view.ts'

type SaidRanking = Pick<Ranking, 'scope' | 'category' | 'position' | 'outOf' | 'source' | 'sourceUrl' | 'date'>

/** Another entry of a list does not replace the one before: together they are its history. */
export async function addRanking(ctx: SignedIn, { id, ...said }: SaidRanking & { id: RankingId }): Promise<Ranking> {
  mustBeAthlete(ctx)
  await takeFromLimit(ctx, 'results')
  const columns = columnsFor(said, ctx.now())
  return inTransaction(ctx, async (tx) => {
    const now = tx.now()
    await tx.db
      .insertInto('rankings')
      .values({ ...columns, id, person_id: tx.viewer.id, created_at: now, updated_at: now })
      .onConflict((on) => on.column('id').doNothing())
      .execute()
    await mayHaveSoMany(tx)
    const row = await findRanking(tx, id)
    if (row?.person_id !== tx.viewer.id) throw conflict('id_taken', 'Somebody else used this id.')
    return showRanking(row, tx.viewer)
  })
}

/** What is not said stays as it is. Nobody verified what it says now. */
export async function editRanking(
  ctx: SignedIn,
  { id, ...change }: Partial<SaidRanking> & { id: RankingId },
): Promise<Ranking> {
  await takeFromLimit(ctx, 'results')
  return inTransaction(ctx, async (tx) => {
    const before = await lockOwn(tx, id)
    const columns = columnsFor({ ...showRanking(before, null), ...change }, tx.now())
    await tx.db
      .updateTable('rankings')
      .set({ ...columns, verified_by: null, verified_at: null, updated_at: tx.now() })
      .where('id', '=', id)
      .execute()
    return showRanking((await findRanking(tx, id)) ?? before, tx.viewer)
  })
}

export async function removeRanking(ctx: SignedIn, id: RankingId): Promise<{ id: RankingId }> {
  await inTransaction(ctx, async (tx) => {
    await lockOwn(tx, id)
    await tx.db.deleteFrom('rankings').where('id', '=', id).execute()
  })
  return { id }
}

function columnsFor(said: SaidRanking, now: Date) {
  if (said.date > dayOf(new Date(now.getTime() + 14 * 3_600_000))) throw invalidField('date', 'in_future', 'Not yet.')
  if (said.date < FIRST_DAY) throw invalidField('date', 'too_early', 'Nobody was ranked then.')
  if (said.outOf !== null && said.outOf < said.position) {
    throw invalidField('outOf', 'out_of_range', 'The list has fewer than this place.')
  }
  return {
    ...{ scope: said.scope, category: said.category, category_key: foldKey(said.category).slice(0, 120) },
    ...{ position: said.position, out_of: said.outOf, source: said.source, source_url: said.sourceUrl || null },
    ranked_on: said.date,
  }
}

async function findRanking(tx: SignedIn, id: RankingId): Promise<RankingRow | undefined> {
  const { rows } = await sql<RankingRow>`select ${rankingSql(tx.viewer)} from rankings k where k.id = ${id}`.execute(
    tx.db,
  )
  return rows[0]
}

/** Others' are as missing as those that never were. */
async function lockOwn(tx: SignedIn, id: RankingId): Promise<RankingRow> {
  const { rows } = await sql<RankingRow>`
    select ${rankingSql(tx.viewer)} from rankings k where k.id = ${id} and k.person_id = ${tx.viewer.id} for update of k`.execute(
    tx.db,
  )
  if (!rows[0]) throw notFound('ranking')
  return rows[0]
}

async function mayHaveSoMany(tx: SignedIn): Promise<void> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::integer as entries from rankings where person_id = ${tx.viewer.id}`.execute(tx.db)
  if ((rows[0]?.entries ?? 0) > RANKINGS_MAX) {
    throw conflict('too_many_rankings', `Nobody keeps more than ${RANKINGS_MAX} rankings.`)
  }
}
