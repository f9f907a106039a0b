import { z } from 'zod'
import { SportName } from './accounts.ts'
import { VALUE_DECIMALS } from './discipline.ts'
import { Better, Measure } from './figures.ts'
import { COMPETITION_CATEGORIES, COMPETITION_LEVELS, EVENT_MAX, LOCATION_MAX, OWN_NAME_MAX } from './result-rules.ts'
import { text } from './text.ts'

export const CompetitionCategory = z.enum(COMPETITION_CATEGORIES)
export const CompetitionLevel = z.enum(COMPETITION_LEVELS)

/** At most so many; a number is never exactly what was typed. */
const hasDecimals = (value: number, decimals: number) => {
  const shifted = value * 10 ** decimals
  return Math.abs(shifted - Math.round(shifted)) < 1e-4
}

export const Day = z.iso.date('invalid_date')

/** In the base unit, with three decimals at most; each measure and discipline has a range besides. */
export const ResultValue = z
  .number()
  .min(0, 'out_of_range')
  .max(5_000_000, 'out_of_range')
  .refine((value) => hasDecimals(value, VALUE_DECIMALS), 'too_many_decimals')

const ownDiscipline = z.strictObject({
  sport: SportName,
  name: text({ min: 1, max: OWN_NAME_MAX }),
  measure: Measure,
  better: Better,
})
export type OwnDiscipline = z.infer<typeof ownDiscipline>

/** One of the two: a discipline of the catalogue or one that she used before, by its key; or a new one of her own. */
export const disciplineFields = {
  discipline: z.string().min(1, 'required').max(200, 'too_long').nullable(),
  own: ownDiscipline.nullable(),
}

const Place = z.number().int('not_a_whole_number').min(1, 'out_of_range').max(100_000, 'out_of_range')

export const resultFields = {
  event: text({ min: 1, max: EVENT_MAX }),
  value: ResultValue,
  date: Day,
  /** Taken from the value where the discipline is a place itself. */
  position: Place.nullable(),
  location: text({ max: LOCATION_MAX }).nullable(),
  category: CompetitionCategory.nullable(),
  level: CompetitionLevel.nullable(),
  /** In metres a second, from behind; only where the discipline measures it. */
  wind: z
    .number()
    .min(-30, 'out_of_range')
    .max(30, 'out_of_range')
    .refine((value) => hasDecimals(value, 1), 'too_many_decimals')
    .nullable(),
  /** false: made outside of the rules (a course that was not measured, an aid); it stays listed, but is no best. */
  legal: z.boolean(),
}
