/**
 * What a discipline measures, and in which unit values are kept and sent: seconds, metres, kilograms, counted
 * points, a judged score, a place. No schemas here, so that a screen may load it without them.
 */
export const MEASURES = ['time', 'distance', 'height', 'weight', 'points', 'score', 'position'] as const
export type Measure = (typeof MEASURES)[number]

export const MEASURE_UNITS = ['s', 'm', 'kg', 'points', 'score', 'place'] as const
export type MeasureUnit = (typeof MEASURE_UNITS)[number]

export type Better = 'lower' | 'higher'

export const unitOf: Record<Measure, MeasureUnit> = {
  time: 's',
  distance: 'm',
  height: 'm',
  weight: 'kg',
  points: 'points',
  score: 'score',
  position: 'place',
}

/** What is better where nothing else is said. */
export const betterOf: Record<Measure, Better> = {
  time: 'lower',
  distance: 'higher',
  height: 'higher',
  weight: 'higher',
  points: 'higher',
  score: 'higher',
  position: 'lower',
}

export interface Range {
  least: number
  most: number
}

/** Nobody's value of this measure lies outside, whatever the discipline. In the base unit. */
export const rangeOf: Record<Measure, Range> = {
  time: { least: 0.001, most: 2_592_000 },
  distance: { least: 0.001, most: 5_000_000 },
  height: { least: 0.001, most: 100 },
  weight: { least: 0.001, most: 2000 },
  points: { least: 0, most: 100_000 },
  score: { least: 0, most: 10_000 },
  position: { least: 1, most: 100_000 },
}

/** Values have at most so many decimals. */
export const VALUE_DECIMALS = 3
/** With more wind from behind, in metres a second, a mark is no best (World Athletics, rule 260). */
export const WIND_LIMIT = 2

export interface Discipline {
  /** Its name in addresses, files and calls: `athletics-100m`. */
  code: string
  sport: string
  en: string
  es: string
  measure: Measure
  unit: MeasureUnit
  better: Better
  /** What is outside is a slip of the pen: 100 metres in 3 seconds. */
  range: Range
  /** Whether wind is measured, and too much of it makes a mark no best. */
  wind: boolean
  /** Whether values add up to something: goals do, scores of judges do not. */
  adds: boolean
}

interface More {
  adds?: boolean
  better?: Better
  range?: Range
  wind?: boolean
}

/** Starts the list of one sport: `const judo = of('Judo', 'judo')`, then `judo.position('final-place', …)`. */
export function of(sport: string, prefix: string) {
  const one =
    (measure: Measure) =>
    (code: string, en: string, es: string, more: More = {}): Discipline => ({
      code: `${prefix}-${code}`,
      ...{ sport, en, es, measure, unit: unitOf[measure] },
      better: more.better ?? betterOf[measure],
      range: more.range ?? rangeOf[measure],
      wind: more.wind ?? false,
      adds: more.adds ?? false,
    })
  const time = one('time')
  return {
    time,
    distance: one('distance'),
    height: one('height'),
    weight: one('weight'),
    points: one('points'),
    score: one('score'),
    position: one('position'),
    /** A race over so many metres: nobody is faster than `fastest` metres a second, or slower than a stroll. */
    race: (code: string, en: string, es: string, metres: number, fastest: number, more: More = {}) =>
      time(code, en, es, { ...more, range: { least: Math.ceil(metres / fastest), most: Math.ceil(metres / 0.15) } }),
  }
}
