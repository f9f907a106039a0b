import type { ResultId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context, SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { type ResultRow, resultSql } from './result.view.ts'

export async function findResult(ctx: Context, id: ResultId): Promise<ResultRow | undefined> {
  const { rows } = await sql<ResultRow>`select ${resultSql} from results r where r.id = ${id}`.execute(ctx.db)
  return rows[0]
}

/** Her own, to be changed. Others' are as missing as those that never were. */
export async function lockOwnResult(tx: SignedIn, id: ResultId): Promise<ResultRow> {
  const { rows } = await sql<ResultRow>`
    select ${resultSql} from results r where r.id = ${id} and r.person_id = ${tx.viewer.id} for update`.execute(tx.db)
  if (!rows[0]) throw notFound('result')
  return rows[0]
}
