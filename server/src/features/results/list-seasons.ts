import type { PersonId } from '@heraia/contract/ids'
import type { CompetitionCategory, CompetitionLevel } from '@heraia/contract/result-rules'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { statement } from '../../statement.ts'
import { showDiscipline } from './discipline.view.ts'
import { findAthlete } from './find-athlete.ts'
import { type DisciplineColumns, ofColumns } from './typed-discipline.ts'

interface ChoiceRow extends DisciplineColumns {
  /** Bits of the grouping set: 0 where the column is of it. */
  season: number | null
  category: CompetitionCategory | null
  level: CompetitionLevel | null
  what: 'all' | 'season' | 'discipline' | 'category' | 'level'
  results: number
}

const selectChoices = statement(
  ({ id }: { id: string }) => sql<ChoiceRow>`
    select season, discipline, category, level, count(*)::integer as results, min(sport collate "C") as sport,
      min(own_name collate "C") as own_name, min(measure collate "C") as measure,
      bool_or(lower_is_better) as lower_is_better,
      case when grouping(season) = 0 then 'season' when grouping(discipline) = 0 then 'discipline'
        when grouping(category) = 0 then 'category' when grouping(level) = 0 then 'level' else 'all' end as what
    from results where person_id = ${id}::uuid
    group by grouping sets ((), (season), (discipline), (category), (level))
    order by results desc, season desc, discipline`,
)

/** What there is to choose from: seasons newest first, the rest by how many results they have. */
export async function listSeasons(ctx: Context, id: PersonId) {
  const athlete = await findAthlete(ctx, id)
  const rows = await selectChoices(ctx, { id })
  const of = (what: ChoiceRow['what']) => rows.filter((row) => row.what === what)
  const edit = viewerId(ctx) === id
  return {
    results: of('all')[0]?.results ?? 0,
    seasons: of('season')
      .flatMap(({ season, results }) => (season === null ? [] : [{ season, results }]))
      .sort((one, other) => other.season - one.season),
    disciplines: of('discipline').map((row) => ({ discipline: showDiscipline(ofColumns(row)), results: row.results })),
    categories: of('category').flatMap(({ category, results }) => (category === null ? [] : [{ category, results }])),
    levels: of('level').flatMap(({ level, results }) => (level === null ? [] : [{ level, results }])),
    may: { edit, compare: edit || athlete.compared },
  }
}
