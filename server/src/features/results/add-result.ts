import type { ResultId } from '@heraia/contract/ids'
import type { Result } from '@heraia/contract/results'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, invalidField } from '../../refused.ts'
import { sha256 } from '../accounts/tokens/digest.ts'
import { ownBirthDate } from '../profiles/adult.ts'
import { type ChosenDiscipline, chooseDiscipline } from './choose-discipline.ts'
import { mustBeAthlete } from './find-athlete.ts'
import { showResult } from './result.view.ts'
import { fingerprintText, problemsOf, type ResultColumns, type ResultDraft, writeColumns } from './result-columns.ts'
import { countResults } from './result-counts.ts'
import { findResult } from './results.queries.ts'

export type SaidResult = ChosenDiscipline & Omit<ResultDraft, 'discipline'>

/** Sending the same id again answers the result that is there, as it is now. */
export async function addResult(ctx: SignedIn, said: SaidResult & { id: ResultId }): Promise<Result> {
  mustBeAthlete(ctx)
  await takeFromLimit(ctx, 'results')
  const columns = await columnsFor(ctx, said)
  const fingerprint = await sha256(fingerprintText(columns))
  return inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const added = await tx.db
      .insertInto('results')
      .values({ ...columns, id: said.id, person_id: tx.viewer.id, fingerprint, created_at: now, updated_at: now })
      .onConflict((on) => on.column('id').doNothing())
      .returning('id')
      .execute()
    await countResults(tx, added.length)
    const row = await findResult(tx, said.id)
    if (row?.person_id !== tx.viewer.id) throw conflict('id_taken', 'Somebody else used this id.')
    return showResult(row, tx.viewer.id)
  })
}

/** Checks what she says and writes it as it is kept. */
export async function columnsFor(ctx: SignedIn, said: SaidResult): Promise<ResultColumns> {
  const draft: ResultDraft = { ...said, discipline: await chooseDiscipline(ctx, said) }
  const [wrong] = problemsOf(draft, ctx.now(), await ownBirthDate(ctx))
  if (wrong) throw invalidField(wrong.field, wrong.code, 'Nobody can have this.')
  return writeColumns(draft)
}
