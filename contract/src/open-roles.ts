import { z } from 'zod'
import { OpenRoleId, PersonId, TeamId } from './ids.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { teamChip } from './team.ts'
import { text } from './text.ts'

/**
 * How far an application is. The team moves it on from `received`, which is the answer that it promised; she takes it
 * back with `withdrawn`, and her words are gone.
 */
export const ApplicationStage = z.enum(['received', 'in_conversation', 'trial', 'offered', 'declined', 'withdrawn'])
export type ApplicationStage = z.infer<typeof ApplicationStage>

/** Where the team can move it. */
export const AnswerStage = z.enum(['in_conversation', 'trial', 'offered', 'declined'])
export type AnswerStage = z.infer<typeof AnswerStage>

export const APPLICATION_MAX = 2000

/** The day was promised and has passed without an answer. */
const late = z.boolean()

export const openRole = z.object({
  id: OpenRoleId,
  team: teamChip,
  title: z.string(),
  text: z.string(),
  /** Goalkeeper, head coach. */
  position: z.string().nullable(),
  /** What is paid, in the team's words; null: unpaid. */
  pay: z.string().nullable(),
  /** The last day to apply, in UTC. */
  deadline: z.iso.date(),
  /** By this day everybody who applied has an answer. */
  answerBy: z.iso.date(),
  /** Not closed, and the deadline has not passed. */
  open: z.boolean(),
  closed: z.boolean(),
  createdAt: time,
  updatedAt: time,
  /** Applications that wait for an answer although the day has passed; everybody sees it. */
  lateAnswers: z.number().int(),
  /** How many applied; null for who does not run the team. */
  applications: z.number().int().nullable(),
  /** Where her own application stands; null: there is none. */
  mine: z.object({ stage: ApplicationStage, at: time, late }).nullable(),
  may: z.object({ manage: z.boolean(), apply: z.boolean() }),
})
export type OpenRole = z.infer<typeof openRole>

export const application = z.object({
  role: z.object({ id: OpenRoleId, team: teamChip, title: z.string(), answerBy: z.iso.date() }),
  person: personChip,
  /** Empty where she took it back. */
  message: z.string(),
  stage: ApplicationStage,
  at: time,
  /** When the team first moved it on. */
  answeredAt: time.nullable(),
  late,
  /** Whether the viewer may write to her. */
  mayMessage: z.boolean(),
})
export type Application = z.infer<typeof application>

const day = z.iso.date('invalid_date')
const tags = ['Open roles']
const one = z.strictObject({ id: OpenRoleId })

export const openRoles = {
  list: procedure
    .route({
      method: 'GET',
      path: '/teams/{id}/roles',
      tags,
      summary: "A team's open roles, the next deadline first; `past` the others, the latest first",
    })
    .input(z.strictObject({ id: TeamId, past: z.stringbool().or(z.boolean()).optional(), ...pageInput }))
    .output(page(openRole)),
  get: procedure.route({ method: 'GET', path: '/roles/{id}', tags, summary: 'One role' }).input(one).output(openRole),
  save: procedure
    .route({
      method: 'PUT',
      path: '/roles/{id}',
      tags,
      summary:
        'Offer a role or change it; the client makes the id; 409 edited_elsewhere when `updatedAt` is not the newest',
    })
    .input(
      z.strictObject({
        id: OpenRoleId,
        teamId: TeamId,
        title: text({ min: 1, max: 120 }),
        text: text({ min: 1, max: 4000 }),
        position: text({ max: 60 }).nullable(),
        pay: text({ min: 1, max: 120 }).nullable(),
        deadline: day,
        answerBy: day,
        /** Of what was read; null: it is new; left out, as pages of before do: it is not compared. */
        updatedAt: time.nullable().optional(),
      }),
    )
    .output(openRole),
  close: procedure
    .route({ method: 'PUT', path: '/roles/{id}/closed', tags, summary: 'Take no more applications, or open it again' })
    .input(z.strictObject({ id: OpenRoleId, closed: z.boolean() }))
    .output(openRole),
  apply: procedure
    .route({
      method: 'PUT',
      path: '/roles/{id}/application',
      tags,
      summary: 'Apply; there is one application a person',
    })
    .input(z.strictObject({ id: OpenRoleId, message: text({ min: 1, max: APPLICATION_MAX }) }))
    .output(openRole),
  withdraw: procedure
    .route({ method: 'DELETE', path: '/roles/{id}/application', tags, summary: 'Take it back; her words are deleted' })
    .input(one)
    .output(openRole),
  applications: procedure
    .route({
      method: 'GET',
      path: '/roles/{id}/applications',
      tags,
      summary: 'Who applied, newest first; for who runs the team',
    })
    .input(z.strictObject({ id: OpenRoleId, stage: ApplicationStage.optional(), ...pageInput }))
    .output(page(application)),
  move: procedure
    .route({
      method: 'PUT',
      path: '/roles/{id}/applications/{personId}',
      tags,
      summary: 'Move an application to another stage; its writer is told',
    })
    .input(z.strictObject({ id: OpenRoleId, personId: PersonId, stage: AnswerStage }))
    .output(application),
  mine: procedure
    .route({ method: 'GET', path: '/me/applications', tags, summary: 'What she applied for, newest first' })
    .input(z.strictObject(pageInput))
    .output(page(application)),
}
