/** The fixed words and bounds of results, without schemas, so that a screen may load them. */

/** How far a competition reaches. */
export const COMPETITION_CATEGORIES = ['national', 'international', 'regional'] as const
export type CompetitionCategory = (typeof COMPETITION_CATEGORIES)[number]

/** Whom a competition is for. */
export const COMPETITION_LEVELS = ['youth', 'junior', 'u23', 'senior', 'masters'] as const
export type CompetitionLevel = (typeof COMPETITION_LEVELS)[number]

export const EVENT_MAX = 160
export const LOCATION_MAX = 120
export const OWN_NAME_MAX = 80
export const GOAL_TITLE_MAX = 120
export const FIRST_DAY = '1900-01-01'

export const IMPORT_BATCH = 500
export const IMPORT_LINES = 20_000
export const CELL_MAX = 400
export const RESULTS_MAX = 50_000
export const GOALS_MAX = 50
export const RANKINGS_MAX = 2000
export const COMPARED_MAX = 5

/** How a file writes its days: 2026-05-31, 31/05/2026 or 05/31/2026. */
export const DATE_STYLES = ['year-first', 'day-first', 'month-first'] as const
export type DateStyle = (typeof DATE_STYLES)[number]

/** What a column of a file can hold. */
export const IMPORT_FIELDS = [
  'event',
  'discipline',
  'value',
  'unit',
  'date',
  'position',
  'location',
  'category',
  'level',
  'wind',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Why a line's field is refused; keys of the client's catalogue. */
export const CELL_PROBLEMS = [
  'required',
  'too_long',
  'invalid_characters',
  'not_a_number',
  'too_many_decimals',
  'out_of_range',
  'unknown_unit',
  'unknown_discipline',
  'ambiguous_discipline',
  'not_a_date',
  'in_future',
  'too_early',
  'before_birth',
  'unknown_category',
  'unknown_level',
  'not_a_whole_number',
  'position_differs',
] as const
export type CellProblem = (typeof CELL_PROBLEMS)[number]
