import { z } from 'zod'
import { MEASURE_UNITS, MEASURES } from './discipline.ts'
import { PersonId, ResultId } from './ids.ts'

export const Measure = z.enum(MEASURES)
export const Better = z.enum(['lower', 'higher'])

/** A discipline as answers show it: of the catalogue, or one of her own. */
export const disciplineView = z.object({
  /** Names it in calls and addresses. Of the catalogue, or `own~…`. */
  key: z.string(),
  sport: z.string(),
  /** Her own words in both languages where it is her own. */
  name: z.object({ en: z.string(), es: z.string() }),
  measure: Measure,
  unit: z.enum(MEASURE_UNITS),
  better: Better,
  wind: z.boolean(),
})
export type DisciplineView = z.infer<typeof disciplineView>

export const FigureKey = z.enum([
  'personalBest',
  'seasonBest',
  'seasonChange',
  'results',
  'competitions',
  'wins',
  'podiums',
  'averagePlace',
  'disciplines',
  'seasons',
  'total',
  'mean',
  'gold',
  'silver',
  'bronze',
  'month',
  'consistency',
  'improvement',
  'competitiveness',
  'goal',
])
export type FigureKey = z.infer<typeof FigureKey>

/** How a figure is computed; docs/statistics.md has each. */
export const FormulaKey = z.enum([
  'best',
  'count',
  'distinct',
  'sum',
  'mean',
  'change',
  'consistency',
  'improvement',
  'competitiveness',
  'progress',
  'share',
])
export type FormulaKey = z.infer<typeof FormulaKey>

export const FigureUnit = z.enum([...MEASURE_UNITS, 'count', 'percent', 'of100', 'year'])
export type FigureUnit = z.infer<typeof FigureUnit>

/** One number that went into a formula. */
export const figureInput = z.object({
  key: z.enum([
    'results',
    'seasonResults',
    'lastSeasonResults',
    'season',
    'lastSeason',
    /** Which season it is compared with. */
    'lastSeasonYear',
    'seasonMean',
    'lastSeasonMean',
    'mean',
    'deviation',
    'spread',
    'sum',
    'place',
    'weight',
    'start',
    'current',
    'target',
    'disciplineScore',
  ]),
  value: z.number(),
  unit: FigureUnit,
  /** The discipline that it is about, where the formula goes by discipline. */
  discipline: z.string().nullable(),
})
export type FigureInput = z.infer<typeof figureInput>

/**
 * One number of her statistics. `id` as `figure` of `results.list`, with the same category and level, lists exactly
 * the `results` results that it comes from.
 */
export const figure = z.object({
  id: z.string(),
  key: FigureKey,
  discipline: disciplineView.nullable(),
  /** null: there is nothing to compute it from. */
  value: z.number().nullable(),
  unit: FigureUnit,
  results: z.number().int(),
  formula: FormulaKey,
  inputs: z.array(figureInput),
})
export type Figure = z.infer<typeof figure>

/** The result that holds a best. */
const holder = z.object({ id: ResultId, event: z.string(), date: z.string(), location: z.string().nullable() })

export const bestFigure = figure.extend({ holder: holder.nullable() })
export type BestFigure = z.infer<typeof bestFigure>

/** `change`: percent against the season before, positive is better; null where that season has nothing. */
export const seasonBest = bestFigure.extend({ change: figure.nullable() })
export type SeasonBest = z.infer<typeof seasonBest>
export const seasonFigure = figure.extend({ change: figure.nullable() })
export type SeasonFigure = z.infer<typeof seasonFigure>

export const statistics = z.object({
  personId: PersonId,
  /** The season that `seasonBests` and `currentSeason` are of: the one asked for, or her newest; null without results. */
  season: z.number().int().nullable(),
  lastSeason: z.number().int().nullable(),
  /** Of all seasons. */
  personalBests: z.array(bestFigure),
  seasonBests: z.array(seasonBest),
  currentSeason: z.array(seasonFigure),
  /** Of all seasons. */
  career: z.array(figure),
  /** Of the season asked for, or of all. */
  medals: z.object({ gold: figure, silver: figure, bronze: figure }),
  /** Of the season asked for, or of all; improvement of `season` against the one before. */
  performance: z.object({ consistency: figure, improvement: figure, competitiveness: figure }),
})
export type Statistics = z.infer<typeof statistics>
