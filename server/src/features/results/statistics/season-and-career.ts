import { unitOf } from '@heraia/contract/discipline'
import type { Figure, Statistics } from '@heraia/contract/figures'
import { addsUp, ofColumns } from '../typed-discipline.ts'
import { input, makeFigure } from './figure.ts'
import type { Gathered, GroupRow } from './gather.ts'
import { changeOf, type SeasonValue } from './season-change.ts'

const sumOf = (groups: readonly GroupRow[], count: (group: GroupRow) => number): number =>
  groups.reduce((sum, group) => sum + count(group), 0)
const podiums = ({ wins, silvers, bronzes }: GroupRow) => wins + silvers + bronzes

/** The season in figures, each against the last season that has the like. */
export function currentSeason({ groups, seasons }: Gathered, season: number | null): Statistics['currentSeason'] {
  if (season === null) return []
  const all = [...new Set(groups.map((group) => group.season))]
  const of = (year: number) => groups.filter((group) => group.season === year)
  const withChange = (key: CountKey, count: (year: number) => SeasonValue) => {
    const now = count(season)
    const figure = makeFigure({ key, ...now, unit: 'count', formula: formulas[key] })
    return { ...figure, change: changeOf(figure, now, all.map(count), 'higher') }
  }
  const counts = (year: number, value: number, results = value): SeasonValue => ({ season: year, value, results })
  const results = (year: number) => sumOf(of(year), (group) => group.results)
  const competitions = (year: number) => seasons.find((each) => each.season === year)?.competitions ?? 0
  return [
    withChange('results', (year) => counts(year, results(year))),
    withChange('competitions', (year) => counts(year, competitions(year), results(year))),
    withChange('wins', (year) =>
      counts(
        year,
        sumOf(of(year), ({ wins }) => wins),
      ),
    ),
    withChange('podiums', (year) => counts(year, sumOf(of(year), podiums))),
    averagePlace(groups, season, all),
  ]
}

type CountKey = 'results' | 'competitions' | 'wins' | 'podiums'
const formulas = { results: 'count', competitions: 'distinct', wins: 'count', podiums: 'count' } as const

function averagePlace(groups: readonly GroupRow[], season: number, all: readonly number[]) {
  const placeOf = (year: number): SeasonValue & { sum: number } => {
    const of = groups.filter((group) => group.season === year)
    const results = sumOf(of, ({ placed }) => placed)
    const sum = sumOf(of, ({ places_sum }) => places_sum)
    return { season: year, value: results === 0 ? null : sum / results, results, sum }
  }
  const now = placeOf(season)
  const figure = makeFigure({
    ...{ key: 'averagePlace', season, value: now.value, unit: 'place', results: now.results, formula: 'mean' },
    inputs: now.results === 0 ? [] : [input('sum', now.sum, 'place'), input('results', now.results, 'count')],
  })
  return { ...figure, change: changeOf(figure, now, all.map(placeOf), 'lower') }
}

/** Of all seasons. Totals and means only of what adds up. */
export function career({ groups, seasons }: Gathered): Figure[] {
  if (groups.length === 0) return []
  const results = sumOf(groups, (group) => group.results)
  const distinct = (key: 'competitions' | 'seasons' | 'disciplines', value: number) =>
    makeFigure({ key, value, unit: 'count', results, formula: 'distinct' })
  const count = (key: 'results' | 'wins' | 'podiums', value: number) =>
    makeFigure({ key, value, unit: 'count', results: value, formula: 'count' })
  return [
    count('results', results),
    distinct(
      'competitions',
      seasons.reduce((sum, each) => sum + each.competitions, 0),
    ),
    count(
      'wins',
      sumOf(groups, ({ wins }) => wins),
    ),
    count('podiums', sumOf(groups, podiums)),
    distinct('seasons', new Set(groups.map(({ season }) => season)).size),
    distinct('disciplines', new Set(groups.map(({ discipline }) => discipline)).size),
    ...totals(groups),
  ]
}

function totals(groups: readonly GroupRow[]): Figure[] {
  const byDiscipline = [...Map.groupBy(groups, ({ discipline }) => discipline).values()]
  return byDiscipline.flatMap((of) => {
    const [first] = of
    if (!first || !addsUp(ofColumns(first))) return []
    const discipline = ofColumns(first)
    const results = sumOf(of, (group) => group.results)
    const sum = sumOf(of, (group) => group.sum) / 1000
    const unit = unitOf[discipline.measure]
    const inputs = [input('sum', sum, unit), input('results', results, 'count')]
    return [
      makeFigure({ key: 'total', discipline, value: sum, unit, results, formula: 'sum' }),
      makeFigure({ key: 'mean', discipline, value: sum / results, unit, results, formula: 'mean', inputs }),
    ]
  })
}

/** Of a season, or of all. */
export function medals(groups: readonly GroupRow[], season: number | null): Statistics['medals'] {
  const of = groups.filter((group) => season === null || group.season === season)
  const medal = (key: 'gold' | 'silver' | 'bronze', value: number) =>
    makeFigure({ key, season, value, unit: 'count', results: value, formula: 'count' })
  return {
    gold: medal(
      'gold',
      sumOf(of, ({ wins }) => wins),
    ),
    silver: medal(
      'silver',
      sumOf(of, ({ silvers }) => silvers),
    ),
    bronze: medal(
      'bronze',
      sumOf(of, ({ bronzes }) => bronzes),
    ),
  }
}
