import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { invalidField } from '../../../refused.ts'
import { findDiscipline } from '../choose-discipline.ts'
import { showDiscipline } from '../discipline.view.ts'
import { type CompetitionFilter, isOfCompetitions } from '../figure-results.ts'
import { findAthlete } from '../find-athlete.ts'
import { input } from './figure.ts'

interface MonthsAsked extends CompetitionFilter {
  id: PersonId
  season: number
  discipline?: string
}

interface MonthRow {
  month: string
  results: number
  podiums: number
  best: number | null
}

/** The twelve months of a season; those without results too. */
export async function readMonths(ctx: Context, { id, season, discipline, ...filter }: MonthsAsked) {
  await findAthlete(ctx, id)
  const typed = discipline === undefined ? null : await findDiscipline(ctx, id, discipline)
  if (discipline !== undefined && !typed) {
    throw invalidField('discipline', 'unknown_discipline', 'There is no such discipline.')
  }
  const { rows } = await sql<MonthRow>`
    select to_char(held_on, 'YYYY-MM') as month, count(*)::integer as results,
      count(*) filter (where position <= 3)::integer as podiums, min(rank_value) filter (where counts) as best
    from results r where person_id = ${id}::uuid and held_on between ${`${season}-01-01`}::date and ${`${season}-12-31`}::date
      and ${isOfCompetitions('r', filter)} ${typed ? sql`and discipline = ${typed.key}` : sql``}
    group by 1`.execute(ctx.db)
  const shown = typed && showDiscipline(typed)
  return {
    discipline: shown,
    months: Array.from({ length: 12 }, (_, index) => {
      const month = `${season}-${String(index + 1).padStart(2, '0')}`
      const { results, podiums, best } = rows.find((row) => row.month === month) ?? noMonth
      return {
        id: typed ? `month.${month}.${typed.key}` : `month.${month}`,
        ...({ key: 'month', unit: 'count', formula: 'count' } as const),
        ...{ discipline: shown, value: results, results, month, podiums },
        inputs: [input('results', results, 'count')],
        best: typed && best !== null ? Math.abs(best) / 1000 : null,
      }
    }),
  }
}

const noMonth = { results: 0, podiums: 0, best: null }
