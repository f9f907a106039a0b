import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import type { ResultColumns } from '../result-columns.ts'
import { countResults } from '../result-counts.ts'

export interface WrittenLine {
  /** Which of the rows sent it is: line numbers are the client's. */
  at: number
  columns: ResultColumns
  fingerprint: string
}

/** Fingerprints of these that she has: as results are now, or as a file had them before she edited. */
export async function findKnown(ctx: SignedIn, written: readonly WrittenLine[]): Promise<Set<string>> {
  const prints = written.map(({ fingerprint }) => fingerprint)
  if (prints.length === 0) return new Set()
  const me = ctx.viewer.id
  const { rows } = await sql<{ print: string }>`
    select fingerprint as print from results where person_id = ${me} and fingerprint = any(${prints}::text[])
    union
    select imported_as from results where person_id = ${me} and imported_as = any(${prints}::text[])`.execute(ctx.db)
  return new Set(rows.map(({ print }) => print))
}

/** Lines that are stored now; one that another import stored meanwhile is not among them. */
export async function saveLines(tx: SignedIn, fresh: readonly WrittenLine[]): Promise<Set<number>> {
  if (fresh.length === 0) return new Set()
  const now = tx.now()
  const rows = fresh.map(({ columns, fingerprint }) => ({
    ...columns,
    id: uuid7(now.getTime(), tx.ports.random.bytes(10)),
    person_id: tx.viewer.id,
    ...{ fingerprint, imported_as: fingerprint, created_at: now, updated_at: now },
  }))
  const saved = await tx.db
    .insertInto('results')
    .values(rows)
    .onConflict((on) => on.columns(['person_id', 'imported_as']).where('imported_as', 'is not', null).doNothing())
    .returning('imported_as')
    .execute()
  await countResults(tx, saved.length)
  const prints = new Set(saved.map(({ imported_as }) => imported_as))
  return new Set(fresh.filter(({ fingerprint }) => prints.has(fingerprint)).map(({ at }) => at))
}
