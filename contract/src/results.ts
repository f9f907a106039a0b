import { z } from 'zod'
import { SportName } from './accounts.ts'
import { Better, disciplineView, figure, Measure, statistics } from './figures.ts'
import { goalActs } from './goals.ts'
import { PersonId, ResultId } from './ids.ts'
import { page, pageInput } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { rankingActs } from './rankings.ts'
import { CompetitionCategory, CompetitionLevel, disciplineFields, resultFields } from './result-fields.ts'
import { CELL_PROBLEMS, COMPARED_MAX, DATE_STYLES, IMPORT_BATCH, IMPORT_FIELDS, IMPORT_LINES } from './result-rules.ts'
import { searchText } from './text.ts'

export const result = z.object({
  id: ResultId,
  personId: PersonId,
  event: z.string(),
  discipline: disciplineView,
  /** In the discipline's base unit. */
  value: z.number(),
  date: z.string(),
  /** The calendar year of its date. */
  season: z.number().int(),
  /** The place she came in. */
  position: z.number().int().nullable(),
  location: z.string().nullable(),
  category: CompetitionCategory.nullable(),
  level: CompetitionLevel.nullable(),
  /** From behind, in metres a second. */
  wind: z.number().nullable(),
  /** Whether it can be a best: made within the rules, and not with too much wind. */
  countsForBest: z.boolean(),
  legal: z.boolean(),
  source: z.enum(['form', 'import']),
  may: z.object({ edit: z.boolean() }),
})
export type Result = z.infer<typeof result>

const Season = z.coerce.number().int().min(1900, 'out_of_range').max(2200, 'out_of_range')
const DisciplineKey = z.string().min(1, 'required').max(200, 'too_long')
const competition = { category: CompetitionCategory.optional(), level: CompetitionLevel.optional() }
const oneResult = z.strictObject({ id: ResultId })

const cell = z.string().max(5000, 'too_long').optional()
const importedRow = z.strictObject({
  /** The line of the file, so that she finds what is refused. */
  line: z
    .number()
    .int()
    .min(1, 'out_of_range')
    .max(IMPORT_LINES + 1, 'out_of_range'),
  event: cell,
  discipline: cell,
  value: cell,
  unit: cell,
  date: cell,
  position: cell,
  location: cell,
  category: cell,
  level: cell,
  wind: cell,
})

/** What a line says once it is read. */
const reading = z.object({
  event: z.string(),
  discipline: disciplineView,
  value: z.number(),
  date: z.string(),
  position: z.number().int().nullable(),
  location: z.string().nullable(),
  category: CompetitionCategory.nullable(),
  level: CompetitionLevel.nullable(),
  wind: z.number().nullable(),
})
export type Reading = z.infer<typeof reading>

const lineReport = z.object({
  line: z.number().int(),
  outcome: z.enum(['accepted', 'duplicate', 'refused']),
  /** null where it is refused. */
  reading: reading.nullable(),
  problems: z.array(z.object({ field: z.enum(IMPORT_FIELDS), code: z.enum(CELL_PROBLEMS) })),
})
export type LineReport = z.infer<typeof lineReport>

const comparison = z.object({ allowComparison: z.boolean() })

const tags = ['Results']

export const results = {
  disciplines: procedure
    .route({
      method: 'GET',
      path: '/disciplines',
      tags,
      summary: 'What results can be typed as, of one sport or all; a sport that is not there has its own disciplines',
    })
    .input(z.strictObject({ sport: searchText.optional() }))
    .output(
      z.object({
        items: z.array(disciplineView.extend({ range: z.object({ least: z.number(), most: z.number() }) })),
      }),
    ),
  list: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}/results',
      tags,
      summary:
        'Results, newest first; `q` in the competition or the discipline; with `figure`, those that it comes from (its own season then holds)',
    })
    .input(
      z.strictObject({
        id: PersonId,
        season: Season.optional(),
        ...competition,
        discipline: DisciplineKey.optional(),
        figure: z.string().min(1, 'required').max(260, 'too_long').optional(),
        q: searchText.optional(),
        ...pageInput,
      }),
    )
    .output(page(result)),
  seasons: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}/seasons',
      tags,
      summary: 'What there is to choose from: seasons, disciplines, categories and levels with how many results',
    })
    .input(z.strictObject({ id: PersonId }))
    .output(
      z.object({
        results: z.number().int(),
        seasons: z.array(z.object({ season: z.number().int(), results: z.number().int() })),
        disciplines: z.array(z.object({ discipline: disciplineView, results: z.number().int() })),
        categories: z.array(z.object({ category: CompetitionCategory, results: z.number().int() })),
        levels: z.array(z.object({ level: CompetitionLevel, results: z.number().int() })),
        may: z.object({ edit: z.boolean(), compare: z.boolean() }),
      }),
    ),
  statistics: procedure
    .route({ method: 'GET', path: '/profiles/{id}/statistics', tags, summary: 'Every figure of her statistics' })
    .input(z.strictObject({ id: PersonId, season: Season.optional(), ...competition }))
    .output(statistics),
  monthly: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}/months',
      tags,
      summary: 'The twelve months of a season: how many results, and the best of a discipline where one is chosen',
    })
    .input(z.strictObject({ id: PersonId, season: Season, ...competition, discipline: DisciplineKey.optional() }))
    .output(
      z.object({
        discipline: disciplineView.nullable(),
        months: z.array(
          figure.extend({
            /** 2026-05 */
            month: z.string(),
            podiums: z.number().int(),
            /** Of the chosen discipline; null without one, or without a result that counts. */
            best: z.number().nullable(),
          }),
        ),
      }),
    ),
  add: procedure
    .route({ method: 'PUT', path: '/results/{id}', tags, summary: 'Record a result; the client makes the id' })
    .input(z.strictObject({ id: ResultId, ...disciplineFields, ...resultFields }))
    .output(result),
  edit: procedure
    .route({ method: 'PATCH', path: '/results/{id}', tags, summary: 'Change a result' })
    .input(
      z
        .strictObject({ id: ResultId, ...disciplineFields, ...resultFields })
        .partial()
        .required({ id: true }),
    )
    .output(result),
  remove: procedure
    .route({ method: 'DELETE', path: '/results/{id}', tags, summary: 'Delete a result' })
    .input(oneResult)
    .output(oneResult),
  import: procedure
    .route({
      method: 'POST',
      path: '/me/results/import',
      tags,
      summary:
        'Read lines of a file, in batches; what was imported before changes nothing. dryRun: only say what would be',
    })
    .input(
      z.strictObject({
        dryRun: z.boolean(),
        dateStyle: z.enum(DATE_STYLES),
        /** What stands before the decimals in this file. */
        decimals: z.enum(['point', 'comma']),
        /** Where a discipline is looked for first; her own sport if it is not given. */
        sport: SportName.optional(),
        /** For every line without one of its own: a key of the catalogue. */
        discipline: DisciplineKey.optional(),
        /** What to take names of disciplines for that the catalogue does not know; without it they are refused. */
        unknown: z.strictObject({ measure: Measure, better: Better }).optional(),
        rows: z.array(importedRow).min(1, 'required').max(IMPORT_BATCH, 'too_many'),
      }),
    )
    .output(
      z.object({
        lines: z.array(lineReport),
        accepted: z.number().int(),
        duplicates: z.number().int(),
        refused: z.number().int(),
      }),
    ),
  compare: procedure
    .route({
      method: 'GET',
      path: '/comparison',
      tags,
      summary: 'Statistics of up to five people side by side, of those who show them and let themselves be compared',
    })
    .input(
      z.strictObject({
        ids: z.array(PersonId).min(1, 'required').max(COMPARED_MAX, 'too_many'),
        season: Season.optional(),
        ...competition,
      }),
    )
    .output(
      z.object({
        items: z.array(z.object({ person: personChip, statistics })),
        /** Who is not there, does not show hers or does not let herself be compared: nobody learns which. */
        leftOut: z.array(PersonId),
      }),
    ),
  settings: procedure
    .route({ method: 'GET', path: '/me/statistics/settings', tags, summary: 'Her settings for statistics' })
    .output(comparison),
  setSettings: procedure
    .route({ method: 'PUT', path: '/me/statistics/settings', tags, summary: 'Whether others may compare her' })
    .input(z.strictObject({ allowComparison: z.boolean() }))
    .output(comparison),
  ...goalActs,
  ...rankingActs,
}
