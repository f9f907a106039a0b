import type { FigureKey } from '@heraia/contract/figures'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FigureScope } from './figure-id.ts'
import { goalHolds } from './goals/goal-results.ts'
import { LEAST_FOR_CONSISTENCY } from './statistics/consistency.ts'

export interface CompetitionFilter {
  category?: string | null
  level?: string | null
}

const col = (alias: string, name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`)

/** Of these competitions. `alias` is that of a results row. */
export const isOfCompetitions = (alias: string, { category, level }: CompetitionFilter): RawBuilder<SqlBool> =>
  sql<SqlBool>`true ${!category ? sql`` : sql`and ${col(alias, 'category')} = ${category}`}
    ${!level ? sql`` : sql`and ${col(alias, 'level')} = ${level}`}`

/**
 * Whether a figure comes from this result: the one place that says so. Statistics count by the same rules, and a
 * property test holds both together. `r` is the alias of the row.
 */
export function comesFrom(scope: FigureScope, personId: string, filter: CompetitionFilter): RawBuilder<SqlBool> {
  if (scope.goalId !== null) return goalHolds('r', scope.goalId)
  const counted = (alias: string): RawBuilder<SqlBool> =>
    sql<SqlBool>`(${col(alias, 'person_id')} = ${personId}::uuid and ${isOfCompetitions(alias, filter)}
      and ${isOfFigure(alias, scope)})`
  if (scope.month !== null) {
    const first = `${scope.month}-01`
    return sql<SqlBool>`(${counted('r')} and r.held_on >= ${first}::date
      and r.held_on < (${first}::date + interval '1 month')::date)`
  }
  if (scope.key === 'improvement') return improves(scope.season ?? 0, counted)
  if (scope.key === 'consistency') return isConsistent(scope.season, counted)
  if (scope.season === null) return counted('r')
  if (!scope.change) return sql<SqlBool>`(${counted('r')} and r.season = ${scope.season})`
  return sql<SqlBool>`(${counted('r')} and r.season in (${scope.season},
    (select max(b.season) from results b where ${counted('b')} and b.season < ${scope.season})))`
}

const placed: Partial<Record<FigureKey, RawBuilder<unknown>>> = {
  wins: sql`= 1`,
  gold: sql`= 1`,
  silver: sql`= 2`,
  bronze: sql`= 3`,
  podiums: sql`<= 3`,
  averagePlace: sql`is not null`,
  competitiveness: sql`is not null`,
}
const ofCounting: readonly FigureKey[] = ['personalBest', 'seasonBest', 'consistency', 'improvement']

function isOfFigure(alias: string, { key, discipline }: FigureScope): RawBuilder<SqlBool> {
  const place = placed[key]
  return sql<SqlBool>`true ${place ? sql`and ${col(alias, 'position')} ${place}` : sql``}
    ${ofCounting.includes(key) ? sql`and ${col(alias, 'counts')}` : sql``}
    ${discipline === null ? sql`` : sql`and ${col(alias, 'discipline')} = ${discipline}`}`
}

type Counted = (alias: string) => RawBuilder<SqlBool>

/** Of disciplines with enough results to say something. */
const isConsistent = (season: number | null, counted: Counted): RawBuilder<SqlBool> => {
  const inSeason = (alias: string) => (season === null ? sql`` : sql`and ${col(alias, 'season')} = ${season}`)
  return sql<SqlBool>`(${counted('r')} ${inSeason('r')} and r.discipline in (
    select b.discipline from results b where ${counted('b')} ${inSeason('b')}
    group by b.discipline having count(*) >= ${LEAST_FOR_CONSISTENCY}::integer))`
}

/** Of this season and the one before it in the same discipline, where there are both. */
const improves = (season: number, counted: Counted): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${counted('r')} and (r.discipline, r.season) in (
    select w.discipline, unnest(array[${season}::integer, w.before])
    from (select b.discipline, max(b.season) filter (where b.season < ${season}) as before
      from results b where ${counted('b')} and b.season <= ${season}
      group by b.discipline having bool_or(b.season = ${season})) as w
    where w.before is not null))`
