import { z } from 'zod'
import { TeamFixtureId, TeamId } from './ids.ts'
import { page, pageInput, time } from './paging.ts'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

/** Where it is played, as the team sees it. */
export const FixtureSide = z.enum(['home', 'away', 'neutral'])
export type FixtureSide = z.infer<typeof FixtureSide>

export const FixtureState = z.enum(['planned', 'postponed', 'cancelled'])
export type FixtureState = z.infer<typeof FixtureState>

export const SCORE_MAX = 9999
const points = z.number().int().min(0, 'out_of_range').max(SCORE_MAX, 'out_of_range')

const said = {
  side: FixtureSide,
  state: FixtureState,
  date: z.iso.date('invalid_date'),
  /** `18:30`, as the clocks of the place go; null: only the day is known. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_time')
    .nullable(),
  /** How it ended; null: not yet. */
  score: z.strictObject({ own: points, theirs: points }).nullable(),
}

export const teamFixture = z.object({
  id: TeamFixtureId,
  opponent: z.string(),
  competition: z.string().nullable(),
  location: z.string().nullable(),
  ...said,
  updatedAt: time,
})
export type TeamFixture = z.infer<typeof teamFixture>

const tags = ['Teams']
const one = { id: TeamId, fixtureId: TeamFixtureId }

export const fixtures = {
  list: procedure
    .route({
      method: 'GET',
      path: '/teams/{id}/fixtures',
      tags,
      summary: 'Whom the team plays, the next one first; `past`: what is over, the last one first',
    })
    .input(z.strictObject({ id: TeamId, past: z.stringbool().or(z.boolean()).optional(), ...pageInput }))
    .output(page(teamFixture)),
  save: procedure
    .route({
      method: 'PUT',
      path: '/teams/{id}/fixtures/{fixtureId}',
      tags,
      summary: 'Add or change one; the client makes the id; 409 edited_elsewhere when `updatedAt` is not the newest',
    })
    .input(
      z.strictObject({
        ...one,
        opponent: text({ min: 1, max: 80 }),
        competition: text({ max: 120 }).nullable(),
        location: text({ max: 120 }).nullable(),
        ...said,
        /** Of what was read; null: it is new; left out, as pages of before do: it is not compared. */
        updatedAt: time.nullable().optional(),
      }),
    )
    .output(teamFixture),
  remove: procedure
    .route({ method: 'DELETE', path: '/teams/{id}/fixtures/{fixtureId}', tags, summary: 'Delete one' })
    .input(z.strictObject(one))
    .output(z.object(one)),
}
