import { disciplineOf } from '@heraia/contract/disciplines'
import type { OwnDiscipline } from '@heraia/contract/result-fields'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { invalidField } from '../../refused.ts'
import {
  type DisciplineColumns,
  isOwnKey,
  ofCatalogue,
  ofColumns,
  ofHerOwn,
  type TypedDiscipline,
} from './typed-discipline.ts'

export interface ChosenDiscipline {
  discipline: string | null
  own: OwnDiscipline | null
}

/** The discipline that she chose, or named anew. */
export async function chooseDiscipline(ctx: SignedIn, { discipline, own }: ChosenDiscipline): Promise<TypedDiscipline> {
  if (own !== null && discipline !== null) throw invalidField('own', 'not_both', 'Give a key or a new one, not both.')
  if (own !== null) return ofHerOwn(own)
  if (discipline === null) throw invalidField('discipline', 'required', 'A discipline is missing.')
  const found = await findDiscipline(ctx, ctx.viewer.id, discipline)
  if (!found) throw invalidField('discipline', 'unknown_discipline', 'There is no such discipline.')
  return found
}

/** By its key: of the catalogue, or one that this person used before. */
export async function findDiscipline(
  ctx: Pick<SignedIn, 'db'>,
  personId: string,
  key: string,
): Promise<TypedDiscipline | null> {
  const known = disciplineOf(key)
  if (known) return ofCatalogue(known)
  if (!isOwnKey(key) || key.includes('\u0000') || !key.isWellFormed()) return null
  const { rows } = await sql<DisciplineColumns>`
    (select discipline, sport, own_name, measure, lower_is_better from results
      where person_id = ${personId}::uuid and discipline = ${key} limit 1)
    union all
    (select discipline, sport, own_name, measure, lower_is_better from goals
      where person_id = ${personId}::uuid and discipline = ${key} limit 1)`.execute(ctx.db)
  return rows[0] ? ofColumns(rows[0]) : null
}
