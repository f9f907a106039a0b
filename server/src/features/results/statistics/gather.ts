import type { ResultId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { statement } from '../../../statement.ts'
import { isOfCompetitions } from '../figure-results.ts'
import type { DisciplineColumns } from '../typed-discipline.ts'
import { LAST_SCORED_PLACE, type PlacesOf } from './competitiveness.ts'

/** Her results of one discipline in one season, counted. Values in thousandths. */
export interface GroupRow extends DisciplineColumns {
  season: number
  results: number
  wins: number
  silvers: number
  bronzes: number
  placed: number
  places_sum: number
  sum: number
  /** Of those that can be a best: how many, mean and mean square from it. */
  counting: number
  mean: number | null
  variance: number | null
  holder: { id: ResultId; event: string; held_on: string; location: string | null; value: number } | null
}

interface SeasonRow {
  season: number
  competitions: number
}

interface PlaceRow extends PlacesOf {
  season: number
}

/** Everything that the figures of one person are computed from: small, however many results she has. */
export interface Gathered {
  person_id: string
  groups: GroupRow[]
  seasons: SeasonRow[]
  places: PlaceRow[]
}

interface Asked {
  [name: string]: string | null | readonly string[]
  ids: readonly string[]
  category: string | null
  level: string | null
}

/** Reads each result once; a best's holder is then found by results_best_idx. */
const selectGathered = statement(
  ({ ids, category, level }: Asked) => sql<Gathered>`
    with r as materialized (
      select person_id, discipline, season, sport, own_name, measure, lower_is_better, value, counts, position, category,
        event_key
      from results r where person_id = any(${ids}::uuid[]) and ${isOfCompetitions('r', { category, level })}
    ),
    counted as (
      select person_id, discipline, season, min(sport collate "C") as sport,
        min(own_name collate "C") as own_name, min(measure collate "C") as measure,
        bool_or(lower_is_better) as lower_is_better, count(*) as results, count(*) filter (where position = 1) as wins,
        count(*) filter (where position = 2) as silvers, count(*) filter (where position = 3) as bronzes,
        count(position) as placed, coalesce(sum(position), 0) as places_sum, sum(value) as sum,
        count(*) filter (where counts) as counting, avg(value::double precision) filter (where counts) as mean,
        var_pop(value::double precision) filter (where counts) as variance
      from r group by person_id, discipline, season
    ),
    groups as (
      select c.*, (select json_build_object('id', b.id, 'event', b.event, 'held_on', b.held_on, 'location', b.location,
          'value', b.value)
        from results b where b.person_id = c.person_id and b.discipline = c.discipline and b.season = c.season
          and b.counts and ${isOfCompetitions('b', { category, level })}
        order by b.rank_value, b.held_on, b.id limit 1) as holder
      from counted c
    ),
    seasons as (
      select person_id, season, count(*) as competitions
      from (select distinct person_id, season, event_key from r) as events group by person_id, season
    ),
    places as (
      select person_id, season, least(position, ${sql.lit(LAST_SCORED_PLACE)}) as place, category, count(*) as count
      from r where position is not null group by 1, 2, 3, 4
    )
    select person.id as person_id,
      coalesce((select json_agg(g order by g.season desc, g.results desc, g.discipline)
        from groups g where g.person_id = person.id), '[]') as groups,
      coalesce((select json_agg(s) from seasons s where s.person_id = person.id), '[]') as seasons,
      coalesce((select json_agg(p order by p.season, p.category, p.place)
        from places p where p.person_id = person.id), '[]') as places
    from unnest(${ids}::uuid[]) as person(id)`,
)

export async function gather(
  ctx: Context,
  ids: readonly string[],
  filter: { category?: string; level?: string },
): Promise<Map<string, Gathered>> {
  const { category = null, level = null } = filter
  const rows = await selectGathered(ctx, { ids, category, level })
  return new Map(rows.map((row) => [row.person_id, row]))
}
