import type { LinkedResult } from '@heraia/contract/achievements'
import type { ResultId } from '@heraia/contract/ids'
import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { invalidField } from '../../refused.ts'
import { showDiscipline } from './discipline.view.ts'
import { type DisciplineColumns, ofColumns } from './typed-discipline.ts'

/** A result beside what it is linked to, as JSON: most have none. */
export interface ResultAsJson extends DisciplineColumns {
  id: string
  event: string
  value: number
  held_on: string
}

/** What a query selects of `results as <alias>`, joined from the left: null where there is none. */
export const resultAsJson = (alias: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then jsonb_build_object('id', ${column('id')},
    'event', ${column('event')}, 'discipline', ${column('discipline')}, 'sport', ${column('sport')},
    'own_name', ${column('own_name')}, 'measure', ${column('measure')},
    'lower_is_better', ${column('lower_is_better')}, 'value', ${column('value')},
    'held_on', ${column('held_on')}) end`
}

export const showLinkedResult = (row: ResultAsJson | null): LinkedResult | null =>
  row && {
    id: row.id as ResultId,
    event: row.event,
    discipline: showDiscipline(ofColumns(row)),
    value: row.value / 1000,
    date: row.held_on,
  }

/**
 * Keeps a result of hers as it is until what is to be linked to it has been saved. Others' are as missing as those that
 * never were.
 */
export async function holdResultToLink(tx: SignedIn, field: string, id: ResultId): Promise<void> {
  const { rows } = await sql`
    select 1 from results where id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid for key share`.execute(tx.db)
  if (rows.length === 0) throw invalidField(field, 'unknown_result', 'She has no such result.')
}
