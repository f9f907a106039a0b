import { z } from 'zod'
import { figure } from './figures.ts'
import { GoalId, PersonId } from './ids.ts'
import { procedure } from './procedure.ts'
import { Day, disciplineFields, ResultValue } from './result-fields.ts'
import { GOAL_TITLE_MAX } from './result-rules.ts'
import { text } from './text.ts'

/** What a goal counts: a best in a discipline, the sum of its values, or how many results, podiums or wins. */
export const GoalKind = z.enum(['best', 'total', 'results', 'podiums', 'wins'])
export type GoalKind = z.infer<typeof GoalKind>

export const goal = z.object({
  id: GoalId,
  kind: GoalKind,
  title: z.string().nullable(),
  target: z.number(),
  startsOn: z.string(),
  dueOn: z.string(),
  /** What she had before `startsOn`; null for what starts at nothing. */
  start: z.number().nullable(),
  /** null: nothing yet. */
  current: z.number().nullable(),
  /** `missed`: the day has passed. */
  state: z.enum(['open', 'reached', 'missed']),
  /** The day of the result that reached it. */
  reachedOn: z.string().nullable(),
  /** 0 to 100, with its discipline, its formula and the results that it comes from. */
  progress: figure,
  may: z.object({ edit: z.boolean() }),
})
export type Goal = z.infer<typeof goal>

const goalFields = {
  kind: GoalKind,
  /** `best` and `total` have one. */
  ...disciplineFields,
  title: text({ max: GOAL_TITLE_MAX }).nullable(),
  target: ResultValue,
  startsOn: Day,
  dueOn: Day,
}
const oneGoal = z.strictObject({ id: GoalId })
const tags = ['Results']

export const goalActs = {
  goals: procedure
    .route({ method: 'GET', path: '/profiles/{id}/goals', tags, summary: 'Her goals, the next due first; 50 at most' })
    .input(z.strictObject({ id: PersonId }))
    .output(z.object({ items: z.array(goal) })),
  addGoal: procedure
    .route({ method: 'PUT', path: '/goals/{id}', tags, summary: 'Set a goal; the client makes the id' })
    .input(z.strictObject({ id: GoalId, ...goalFields }))
    .output(goal),
  editGoal: procedure
    .route({ method: 'PATCH', path: '/goals/{id}', tags, summary: 'Change a goal' })
    .input(
      z
        .strictObject({ id: GoalId, ...goalFields })
        .partial()
        .required({ id: true }),
    )
    .output(goal),
  removeGoal: procedure
    .route({ method: 'DELETE', path: '/goals/{id}', tags, summary: 'Give a goal up' })
    .input(oneGoal)
    .output(oneGoal),
}
