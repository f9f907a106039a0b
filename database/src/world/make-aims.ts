import type { Insertable } from 'kysely'
import type { GoalsTable } from '../tables/goals.ts'
import type { RankingsTable } from '../tables/rankings.ts'
import type { Chance } from './chance.ts'
import type { Sportswoman } from './make-results.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'

type GoalRow = Insertable<GoalsTable>
type RankingRow = Insertable<RankingsTable>

/** What half of the athletes aim for this year, the demo athlete too: a best, podiums, and results. */
export const makeGoals = (makings: Makings, chance: Chance, athletes: readonly Sportswoman[]): GoalRow[] =>
  athletes.filter((_, index) => index % 2 === 0).flatMap((athlete) => goalsOf(makings, chance, athlete))

function goalsOf(makings: Makings, chance: Chance, { person, discipline, level, results }: Sportswoman): GoalRow[] {
  const year = makings.now.getUTCFullYear()
  const es = person.speaker.language === 'es'
  const at = new Date(Math.max(Date.UTC(year, 0, 2), +person.profile.created_at))
  const base = () => ({
    id: idAt(makings, chance, at),
    person_id: person.profile.id,
    ...{ starts_on: `${year}-01-01`, due_on: `${year}-12-31`, created_at: at, updated_at: at },
  })
  const none = { discipline: null, sport: null, own_name: null, measure: null, lower_is_better: null }
  const isPlace = discipline.measure === 'position'
  const best = discipline.better === 'lower' ? level * 0.985 : level * (discipline.adds ? 1.8 : 1.02)
  const target = isPlace ? 1 : discipline.adds ? Math.round(best) : Math.round(best * 10) / 10
  const { least, most } = discipline.range
  return [
    {
      ...base(),
      ...{ kind: 'best', title: es ? 'Mi mejor marca' : 'My best yet', discipline: discipline.code },
      ...{ sport: discipline.sport, own_name: null, measure: discipline.measure },
      lower_is_better: discipline.better === 'lower',
      target: Math.round(Math.min(most, Math.max(least, target)) * 1000),
    },
    {
      ...base(),
      ...none,
      kind: 'podiums',
      title: es ? 'Subir al podio' : 'On the podium',
      target: chance.int(2, 8) * 1000,
    },
    {
      ...base(),
      ...{ ...none, kind: 'results' },
      title: es ? 'Competir más' : 'Compete more',
      target: Math.ceil(results.length / 2) * 1000,
    },
  ]
}

/** Where lists placed a third of them, the demo athlete too: each list with its history. */
export const makeRankings = (makings: Makings, chance: Chance, athletes: readonly Sportswoman[]): RankingRow[] =>
  athletes
    .filter((_, index) => index % 3 === 0)
    .flatMap((athlete) => [
      ...listOf(makings, chance, athlete, 'national', chance.int(4, 60)),
      ...listOf(makings, chance, athlete, 'international', chance.int(80, 900)),
    ])

function listOf(
  makings: Makings,
  chance: Chance,
  { person, discipline }: Sportswoman,
  scope: 'national' | 'international',
  place: number,
): RankingRow[] {
  const es = person.speaker.language === 'es'
  const category = es ? 'Absoluta' : 'Senior'
  const source =
    scope === 'national'
      ? es
        ? 'Federación nacional'
        : 'National federation'
      : es
        ? 'Federación internacional'
        : 'International federation'
  return [640, 430, 250, 90, 20].map((days, index) => {
    const at = daysBefore(makings.now, days)
    const since = new Date(Math.max(+at, +person.profile.created_at))
    const position = Math.max(1, Math.round(place * (1.4 - index * 0.1) + chance.int(-3, 3)))
    return {
      id: idAt(makings, chance, since),
      person_id: person.profile.id,
      ...{ scope, category: `${discipline.sport}, ${category}`, source, source_url: null, position },
      category_key: makings.fold(`${discipline.sport}, ${category}`),
      out_of: scope === 'national' ? Math.max(240, position) : Math.max(2400, position),
      ranked_on: at.toISOString().slice(0, 10),
      // The newest national one was looked up by the staff.
      ...{ verified_by: null, verified_at: scope === 'national' && days === 20 ? makings.now : null },
      ...{ created_at: since, updated_at: since },
    }
  })
}
