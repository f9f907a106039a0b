import { RESULTS_MAX } from '@heraia/contract/result-rules'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { conflict } from '../../refused.ts'

/** Keeps the number that her profile shows as matches, in the transaction of the results. */
export async function countResults(tx: SignedIn, more: number): Promise<void> {
  if (more === 0) return
  const { rows } = await sql<{ matches_count: number }>`
    update profiles set matches_count = matches_count + ${more}::integer where id = ${tx.viewer.id}
    returning matches_count`.execute(tx.db)
  if (more > 0 && (rows[0]?.matches_count ?? 0) > RESULTS_MAX) {
    throw conflict('too_many_results', `Nobody keeps more than ${RESULTS_MAX} results here.`)
  }
}
