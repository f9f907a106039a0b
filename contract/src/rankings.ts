import { z } from 'zod'
import { PersonId, RankingId } from './ids.ts'
import { page, pageInput, time } from './paging.ts'
import { procedure } from './procedure.ts'
import { CompetitionCategory, Day } from './result-fields.ts'
import { isStorable, text } from './text.ts'

/** Where she stood in a list on a day. She says so herself, the source lets others look it up; a federation may verify it. */
export const ranking = z.object({
  id: RankingId,
  scope: CompetitionCategory,
  /** Which list: "Singles", "100 m U20". */
  category: z.string(),
  position: z.number().int(),
  /** How many the list has. */
  outOf: z.number().int().nullable(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  date: z.string(),
  /** Who says so. */
  standing: z.enum(['self-reported', 'verified']),
  /** null: nobody did. `by` is null where the staff did, or who did is not there for the viewer. */
  verified: z.object({ by: z.object({ handle: z.string(), name: z.string() }).nullable(), at: time }).nullable(),
  /** When she said it so, which `verifyRanking` sends back. */
  updatedAt: time,
  may: z.object({ edit: z.boolean(), verify: z.boolean(), unverify: z.boolean() }),
})
export type Ranking = z.infer<typeof ranking>

/** The newest of a list, with the one before. */
export const currentRanking = ranking.extend({
  previous: z.object({ position: z.number().int(), date: z.string() }).nullable(),
  /** How many entries its history has. */
  entries: z.number().int(),
})
export type CurrentRanking = z.infer<typeof currentRanking>

const Place = z.number().int('not_a_whole_number').min(1, 'out_of_range').max(10_000_000, 'out_of_range')
const rankingFields = {
  scope: CompetitionCategory,
  category: text({ min: 1, max: 80 }),
  position: Place,
  outOf: Place.nullable(),
  source: text({ min: 1, max: 120 }),
  sourceUrl: z
    .string()
    .trim()
    .max(300, 'too_long')
    .regex(/^https:\/\/[^\s/$.?#].[^\s]*$/i, 'invalid_url')
    .refine(isStorable, 'invalid_characters')
    .nullable(),
  date: Day,
}
const oneRanking = z.strictObject({ id: RankingId })
const tags = ['Results']

export const rankingActs = {
  rankings: procedure
    .route({ method: 'GET', path: '/profiles/{id}/rankings', tags, summary: 'The newest of each list; 50 at most' })
    .input(z.strictObject({ id: PersonId }))
    .output(z.object({ items: z.array(currentRanking) })),
  rankingHistory: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}/rankings/history',
      tags,
      summary: 'Every entry, newest first; of one list where scope and category are given',
    })
    .input(
      z.strictObject({
        id: PersonId,
        scope: CompetitionCategory.optional(),
        category: text({ max: 80 }).optional(),
        ...pageInput,
      }),
    )
    .output(page(ranking)),
  addRanking: procedure
    .route({ method: 'PUT', path: '/rankings/{id}', tags, summary: 'Enter a ranking; the client makes the id' })
    .input(z.strictObject({ id: RankingId, ...rankingFields }))
    .output(ranking),
  editRanking: procedure
    .route({ method: 'PATCH', path: '/rankings/{id}', tags, summary: 'Correct a ranking' })
    .input(
      z
        .strictObject({ id: RankingId, ...rankingFields })
        .partial()
        .required({ id: true }),
    )
    .output(ranking),
  verifyRanking: procedure
    .route({
      method: 'PUT',
      path: '/rankings/{id}/verification',
      tags,
      summary:
        'A verified federation, or the staff, says that the list has it, or takes that back; 409 edited_elsewhere when `updatedAt` is not that of the entry',
    })
    /** `updatedAt`: of what was read; left out: not compared. With other facts it is another entry. */
    .input(z.strictObject({ id: RankingId, updatedAt: time.optional(), verified: z.boolean() }))
    .output(ranking),
  removeRanking: procedure
    .route({ method: 'DELETE', path: '/rankings/{id}', tags, summary: 'Delete an entry' })
    .input(oneRanking)
    .output(oneRanking),
}
