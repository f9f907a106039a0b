import { unitOf } from '@heraia/contract/discipline'
import type { FigureInput, Statistics } from '@heraia/contract/figures'
import { ofColumns } from '../typed-discipline.ts'
import { competitiveness, placeScore, weightOf } from './competitiveness.ts'
import { consistency, consistencyOf, deviation, LEAST_FOR_CONSISTENCY } from './consistency.ts'
import { input, makeFigure } from './figure.ts'
import type { Gathered, GroupRow } from './gather.ts'
import { type ImprovementOf, improvement, improvementOf } from './improvement.ts'
import { type Moments, none, together } from './moments.ts'
import { spreadOf } from './spread.ts'

/** The three scores of 0 to 100, each with the numbers that went in. `asked`: null is all seasons. */
export const performance = (
  gathered: Gathered,
  asked: number | null,
  season: number | null,
): Statistics['performance'] => ({
  consistency: consistencyFigure(gathered.groups, asked),
  improvement: improvementFigure(gathered.groups, season),
  competitiveness: competitivenessFigure(gathered, asked),
})

const momentsOf = ({ counting, mean, variance }: GroupRow): Moments => ({
  count: counting,
  mean: (mean ?? 0) / 1000,
  variance: (variance ?? 0) / 1_000_000,
})

/**
 * Disciplines of one figure in an order that only its own results make: the order of the groups counts results that
 * the figure leaves out, and the figure would change with one of those.
 */
const heaviestFirst =
  <Each extends { discipline: string }>(count: (each: Each) => number) =>
  (one: Each, other: Each): number =>
    count(other) - count(one) || (one.discipline < other.discipline ? -1 : 1)

const of100 = { unit: 'of100' } as const

function consistencyFigure(groups: readonly GroupRow[], asked: number | null) {
  const within = groups.filter(({ season }) => asked === null || season === asked)
  const disciplines = [...Map.groupBy(within, ({ discipline }) => discipline)]
    .map(([discipline, rows]) => ({
      discipline,
      measure: rows[0]?.measure ?? 'points',
      values: rows.map(momentsOf).reduce(together, none),
    }))
    .filter(({ values }) => values.count >= LEAST_FOR_CONSISTENCY)
    .sort(heaviestFirst(({ values }) => values.count))
  return makeFigure({
    ...{ key: 'consistency', season: asked, value: consistency(disciplines), ...of100, formula: 'consistency' },
    results: disciplines.reduce((sum, { values }) => sum + values.count, 0),
    inputs: disciplines.flatMap(({ discipline, measure, values }): FigureInput[] => [
      input('results', values.count, 'count', discipline),
      input('mean', values.mean, unitOf[measure], discipline),
      input('deviation', deviation(values), unitOf[measure], discipline),
      input('spread', spreadOf[measure] * 100, 'percent', discipline),
      input('disciplineScore', consistencyOf({ measure, values }), 'of100', discipline),
    ]),
  })
}

function improvementFigure(groups: readonly GroupRow[], season: number | null) {
  const both = (season === null ? [] : groups.flatMap((group) => withSeasonBefore(groups, group, season))).sort(
    heaviestFirst((each) => each.season.count),
  )
  return makeFigure({
    ...{ key: 'improvement', season, value: improvement(both), ...of100, formula: 'improvement' },
    results: both.reduce((sum, each) => sum + each.season.count + each.before.count, 0),
    inputs: both.flatMap((each): FigureInput[] => [
      input('seasonMean', each.season.mean, unitOf[each.measure], each.discipline),
      input('lastSeasonMean', each.before.mean, unitOf[each.measure], each.discipline),
      input('lastSeasonYear', each.beforeSeason, 'year', each.discipline),
      input('seasonResults', each.season.count, 'count', each.discipline),
      input('lastSeasonResults', each.before.count, 'count', each.discipline),
      input('spread', spreadOf[each.measure] * 100, 'percent', each.discipline),
      input('disciplineScore', improvementOf(each), 'of100', each.discipline),
    ]),
  })
}

interface ComparedSeasons extends ImprovementOf {
  beforeSeason: number
}

/** The last season in which she has results of this discipline that count; groups come with the newest first. */
function withSeasonBefore(groups: readonly GroupRow[], group: GroupRow, season: number): ComparedSeasons[] {
  if (group.season !== season || group.counting === 0) return []
  const before = groups.find(
    (each) => each.discipline === group.discipline && each.season < season && each.counting > 0,
  )
  const { key, measure, better } = ofColumns(group)
  return before
    ? [
        {
          ...{ discipline: key, measure, better, season: momentsOf(group) },
          ...{ before: momentsOf(before), beforeSeason: before.season },
        },
      ]
    : []
}

function competitivenessFigure({ places }: Gathered, asked: number | null) {
  const within = places.filter(({ season }) => asked === null || season === asked)
  return makeFigure({
    ...{ key: 'competitiveness', season: asked, value: competitiveness(within), ...of100, formula: 'competitiveness' },
    results: within.reduce((sum, { count }) => sum + count, 0),
    inputs: placeInputs(within),
  })
}

/** By reach: how many results, how heavy each is, and the mean score of their places. */
const placeInputs = (places: Gathered['places']): FigureInput[] =>
  [...Map.groupBy(places, ({ category }) => weightOf(category))]
    .sort(([one], [other]) => other - one)
    .flatMap(([weight, of]) => {
      const results = of.reduce((sum, { count }) => sum + count, 0)
      const scores = of.reduce((sum, { place, count }) => sum + placeScore(place) * count, 0)
      return [
        input('weight', weight, 'count'),
        input('results', results, 'count'),
        input('place', scores / results, 'of100'),
      ]
    })
