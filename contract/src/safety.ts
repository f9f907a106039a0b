import { z } from 'zod'
import { DecisionId, ReportId } from './ids.ts'
import { page, pageInput, time } from './paging.ts'
import { procedure } from './procedure.ts'
import { ReportCategory, ReportSubject } from './profiles.ts'
import { text } from './text.ts'

export const APPEAL_MAX = 2000
/** Days after a decision in which she may appeal against it. */
export const APPEAL_DAYS = 30

/** `reversed`: the staff acted, and took it back after an appeal. */
export const ReportState = z.enum(['open', 'acted', 'dismissed', 'reversed'])
export type ReportState = z.infer<typeof ReportState>

/** What she reported, and what became of it: never what was done to whom, who did it, or why. */
const ownReport = z.object({
  id: ReportId,
  reference: z.string(),
  subject: ReportSubject,
  category: ReportCategory,
  /** Her words. */
  text: z.string(),
  createdAt: time,
  state: ReportState,
  decidedAt: time.nullable(),
})
export type OwnReport = z.infer<typeof ownReport>

/** She was warned; what was hers is gone. */
export const OwnDecisionKind = z.enum(['warned', 'removed'])
export type OwnDecisionKind = z.infer<typeof OwnDecisionKind>

/** It stays as it was decided; it is taken back. */
export const AppealOutcome = z.enum(['upheld', 'reversed'])
export type AppealOutcome = z.infer<typeof AppealOutcome>

const ownAppeal = z.object({
  id: ReportId,
  reference: z.string(),
  text: z.string(),
  madeAt: time,
  /** null: it waits. */
  outcome: AppealOutcome.nullable(),
  reason: z.string().nullable(),
  answeredAt: time.nullable(),
  /** Of something removed, where that was reversed: whether it is there again. */
  restored: z.boolean().nullable(),
})

/** What the staff decided about what is hers; not who of them, nor who reported it. */
const ownDecision = z.object({
  id: DecisionId,
  decision: OwnDecisionKind,
  subject: ReportSubject,
  /** What she had written there, as it stood. */
  title: z.string().nullable(),
  text: z.string(),
  reason: z.string(),
  decidedAt: time,
  /** Until when she may appeal. */
  appealUntil: time,
  appeal: ownAppeal.nullable(),
  may: z.object({ appeal: z.boolean() }),
})
export type OwnDecision = z.infer<typeof ownDecision>

const tags = ['Safety']
const pages = z.strictObject(pageInput)

export const safety = {
  reports: procedure
    .route({
      method: 'GET',
      path: '/me/reports',
      tags,
      summary: 'What she reported and what became of it, newest first',
    })
    .input(pages)
    .output(page(ownReport)),
  decisions: procedure
    .route({ method: 'GET', path: '/me/decisions', tags, summary: 'What the staff decided about what is hers' })
    .input(pages)
    .output(page(ownDecision)),
  decision: procedure
    .route({ method: 'GET', path: '/me/decisions/{id}', tags, summary: 'One of them, with her appeal' })
    .input(z.strictObject({ id: DecisionId }))
    .output(ownDecision),
  appeal: procedure
    .route({
      method: 'PUT',
      path: '/me/decisions/{id}/appeal',
      tags,
      summary:
        'Appeal against it, once and within 30 days; the client makes `appealId`. 409 `appealed_already`, `appeal_over`',
    })
    .input(z.strictObject({ id: DecisionId, appealId: ReportId, text: text({ min: 1, max: APPEAL_MAX }) }))
    .output(ownDecision),
}
