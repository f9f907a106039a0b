import { DISCIPLINES } from '@heraia/contract/disciplines'
import { foldKey } from '@heraia/contract/fold'
import type { PersonId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import type { Result } from '@heraia/contract/results'
import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { type Position, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { invalidField } from '../../refused.ts'
import { readFigureId } from './figure-id.ts'
import { type CompetitionFilter, comesFrom, isOfCompetitions } from './figure-results.ts'
import { findAthlete } from './find-athlete.ts'
import { type ResultRow, resultSql, showResult } from './result.view.ts'
import { dayOf } from './result-columns.ts'
import { keyPart } from './typed-discipline.ts'

export interface ResultsAsked extends CompetitionFilter {
  id: PersonId
  season?: number
  discipline?: string
  figure?: string
  q?: string
  cursor?: string
  limit: number
}

/** Newest first; walks results_newest_idx. With a figure, the results that it comes from. */
export async function listResults(ctx: Context, asked: ResultsAsked): Promise<Page<Result>> {
  const position = readCursor('results', asked.cursor)
  const wanted = asked.figure === undefined ? ofFilters(asked) : ofFigure(asked, asked.figure)
  await findAthlete(ctx, asked.id)
  const { rows } = await sql<ResultRow>`
    select ${resultSql} from results r
    where r.person_id = ${asked.id}::uuid and ${wanted} ${isFound(asked.q)} ${position ? sql`and ${isBefore(position)}` : sql``}
    order by r.held_on desc, r.id desc
    limit ${rowsToRead(asked.limit)}`.execute(ctx.db)
  return toPage(
    'results',
    asked.limit,
    rows,
    ({ held_on, id }) => ({ at: new Date(held_on), id }),
    (row) => showResult(row, viewerId(ctx)),
  )
}

/** In what the competition is called, or the discipline, in either language. */
function isFound(q = ''): RawBuilder<unknown> {
  const words = foldKey(q)
  if (words === '') return sql``
  const codes = DISCIPLINES.filter(({ en, es }) => [en, es].some((name) => foldKey(name).includes(words)))
  return sql`and (strpos(r.event_key, ${words}) > 0 or r.discipline = any(${codes.map(({ code }) => code)}::text[])
    or (r.own_name is not null and strpos(r.discipline, ${keyPart(words)}) > 0))`
}

/** As a day: a time would be another day in another time zone. */
const isBefore = ({ at, id }: Position): RawBuilder<unknown> =>
  sql`(r.held_on, r.id) < (${dayOf(at)}::date, ${id}::uuid)`

const ofFilters = ({ season, discipline, ...filter }: ResultsAsked): RawBuilder<unknown> => {
  if (discipline?.includes('\u0000')) throw invalidField('discipline', 'unknown_discipline', 'There is no such one.')
  return sql`${isOfCompetitions('r', filter)} ${season === undefined ? sql`` : sql`and r.season = ${season}`}
    ${discipline === undefined ? sql`` : sql`and r.discipline = ${discipline}`}`
}

function ofFigure(asked: ResultsAsked, figure: string): RawBuilder<unknown> {
  const scope = figure.includes('\u0000') ? null : readFigureId(figure)
  if (!scope) throw invalidField('figure', 'unknown_figure', 'There is no such figure.')
  return comesFrom(scope, asked.id, asked)
}
