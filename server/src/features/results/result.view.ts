import type { PersonId, ResultId } from '@heraia/contract/ids'
import type { Result } from '@heraia/contract/results'
import { sql } from 'kysely'
import { showDiscipline } from './discipline.view.ts'
import type { ResultColumns } from './result-columns.ts'
import { ofColumns } from './typed-discipline.ts'

export interface ResultRow extends Omit<ResultColumns, 'event_key'> {
  id: ResultId
  person_id: PersonId
  season: number
  is_imported: boolean
}

/** What a query selects of `results as r`. */
export const resultSql = sql`r.id, r.person_id, r.event, r.discipline, r.sport, r.own_name, r.measure, r.lower_is_better,
  r.value, r.held_on, r.season, r.position, r.location, r.category, r.level, r.wind_tenths, r.legal, r.counts,
  r.imported_as is not null as is_imported`

export const showResult = (row: ResultRow, viewer: string | null): Result => ({
  id: row.id,
  personId: row.person_id,
  event: row.event,
  discipline: showDiscipline(ofColumns(row)),
  value: row.value / 1000,
  date: row.held_on,
  season: row.season,
  position: row.position,
  location: row.location,
  category: row.category,
  level: row.level,
  wind: row.wind_tenths === null ? null : row.wind_tenths / 10,
  countsForBest: row.counts,
  legal: row.legal,
  source: row.is_imported ? 'import' : 'form',
  may: { edit: row.person_id === viewer },
})
