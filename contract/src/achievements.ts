import { z } from 'zod'
import { Audience } from './accounts.ts'
import { disciplineView } from './figures.ts'
import { AchievementId, MediaId, PersonId, ResultId } from './ids.ts'
import { httpsUrl } from './links.ts'
import { attachment } from './media.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

export const AchievementType = z.enum(['trophy', 'medal', 'award', 'record'])
export type AchievementType = z.infer<typeof AchievementType>

/**
 * How far an achievement is proven: she says so; she shows something for it; or the staff, a club, a federation or a
 * coach that she named confirmed it. Whoever confirmed it can take that back.
 */
export const ProofLevel = z.enum(['self-reported', 'evidence', 'confirmed'])
export type ProofLevel = z.infer<typeof ProofLevel>

export const ACHIEVEMENT_EVIDENCE_MAX = 5

/** Something that shows it: a page elsewhere. */
const evidenceLink = z.strictObject({ url: httpsUrl, label: text({ max: 120 }) })

/** A result of her own that the achievement is about, as it is now. */
export const linkedResult = z.object({
  id: ResultId,
  event: z.string(),
  discipline: disciplineView,
  /** In the discipline's base unit. */
  value: z.number(),
  /** A day without a time. */
  date: z.iso.date(),
})
export type LinkedResult = z.infer<typeof linkedResult>

export const achievement = z.object({
  id: AchievementId,
  owner: personChip,
  title: z.string(),
  description: z.string().nullable(),
  /** A day without a time. */
  date: z.iso.date(),
  location: z.string().nullable(),
  type: AchievementType,
  audience: Audience,
  evidence: z.array(z.object({ url: z.string(), label: z.string() })),
  /** Pictures and documents that show it. */
  files: z.array(attachment),
  /** null: none, or not for the viewer, who sees as much of it as of the owner's statistics. */
  result: linkedResult.nullable(),
  level: ProofLevel,
  /** Only there at level `confirmed`. `by` null: the staff, or somebody whom the viewer does not see; `byStaff` says which. */
  confirmation: z
    .object({ by: personChip.nullable(), byStaff: z.boolean(), at: time, note: z.string().nullable() })
    .nullable(),
  /** Whom she asked to confirm it, until there is an answer; only she and who was asked see it. `of` as `by` above. */
  request: z
    .object({ of: personChip.nullable(), ofStaff: z.boolean(), at: time, state: z.enum(['open', 'declined']) })
    .nullable(),
  may: z.object({ edit: z.boolean(), ask: z.boolean(), answer: z.boolean(), revoke: z.boolean() }),
})
export type Achievement = z.infer<typeof achievement>

export const AchievementDeed = z.enum(['added', 'edited', 'asked', 'withdrawn', 'confirmed', 'declined', 'revoked'])
export type AchievementDeed = z.infer<typeof AchievementDeed>

/** One line of an achievement's history, newest first. Who it was is named for what somebody else did. */
const historyLine = z.object({
  deed: AchievementDeed,
  by: personChip.nullable(),
  /** The staff did it, whoever of them. */
  byStaff: z.boolean(),
  note: z.string().nullable(),
  at: time,
})
export type AchievementHistoryLine = z.infer<typeof historyLine>

const fields = {
  title: text({ min: 1, max: 120 }),
  description: text({ max: 2000 }).nullable(),
  date: z.iso.date('invalid_date'),
  location: text({ max: 120 }).nullable(),
  type: AchievementType,
  audience: Audience,
  evidence: z.array(evidenceLink).max(ACHIEVEMENT_EVIDENCE_MAX, 'too_many'),
  /** Uploaded for `evidence`, in the order in which they are shown; left out: as they were. */
  files: z.array(MediaId).max(ACHIEVEMENT_EVIDENCE_MAX, 'too_many').optional(),
  /** A result of her own, or none; left out: as it was. */
  resultId: ResultId.nullable().optional(),
}
/** By the day it was won. */
export const AchievementOrder = z.enum(['latest', 'earliest'])
export type AchievementOrder = z.infer<typeof AchievementOrder>

const count = z.number().int()
const tags = ['Achievements']
const one = z.strictObject({ id: AchievementId })
const note = text({ max: 500 }).nullable()

export const achievements = {
  list: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}/achievements',
      tags,
      summary: "A person's achievements, latest first unless the earliest are asked for first",
    })
    .input(
      z.strictObject({
        id: PersonId,
        type: AchievementType.optional(),
        order: AchievementOrder.optional(),
        ...pageInput,
      }),
    )
    .output(page(achievement)),
  counts: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}/achievements/counts',
      tags,
      summary: 'How many of each type the viewer may see, and how many are confirmed',
    })
    .input(z.strictObject({ id: PersonId }))
    .output(z.object({ all: count, trophy: count, medal: count, award: count, record: count, confirmed: count })),
  get: procedure
    .route({ method: 'GET', path: '/achievements/{id}', tags, summary: 'One achievement' })
    .input(one)
    .output(achievement),
  add: procedure
    .route({ method: 'PUT', path: '/achievements/{id}', tags, summary: 'Add; the client makes the id' })
    .input(z.strictObject({ id: AchievementId, ...fields }))
    .output(achievement),
  edit: procedure
    .route({
      method: 'PATCH',
      path: '/achievements/{id}',
      tags,
      summary: 'Change it; where what was confirmed changes, the confirmation ends',
    })
    .input(z.strictObject({ id: AchievementId, ...fields }))
    .output(achievement),
  remove: procedure
    .route({ method: 'DELETE', path: '/achievements/{id}', tags, summary: 'Delete it with its history' })
    .input(one)
    .output(one),
  history: procedure
    .route({ method: 'GET', path: '/achievements/{id}/history', tags, summary: 'What was done with it, newest first' })
    .input(one)
    .output(z.object({ items: z.array(historyLine) })),
  ask: procedure
    .route({
      method: 'PUT',
      path: '/achievements/{id}/request',
      tags,
      summary: 'Ask a club, federation or coach to confirm it, or without `of` the staff',
    })
    .input(z.strictObject({ id: AchievementId, of: PersonId.nullable() }))
    .output(achievement),
  withdraw: procedure
    .route({ method: 'DELETE', path: '/achievements/{id}/request', tags, summary: 'Ask no longer' })
    .input(one)
    .output(achievement),
  asked: procedure
    .route({
      method: 'GET',
      path: '/me/achievement-requests',
      tags,
      summary: 'What others ask her to confirm, oldest first; for staff also what the staff is asked',
    })
    .input(z.strictObject(pageInput))
    .output(page(achievement)),
  answer: procedure
    .route({
      method: 'PUT',
      path: '/achievements/{id}/confirmation',
      tags,
      summary: 'Confirm it or decline to; 409 edited_elsewhere when `askedAt` is not the moment of the request',
    })
    /** `askedAt`: `request.at` of what she read. With other facts it is another request. */
    .input(z.strictObject({ id: AchievementId, askedAt: time, confirm: z.boolean(), note }))
    .output(achievement),
  revoke: procedure
    .route({
      method: 'POST',
      path: '/achievements/{id}/confirmation/revocation',
      tags,
      summary: 'Take back a confirmation, with the reason',
    })
    .input(z.strictObject({ id: AchievementId, note: text({ min: 1, max: 500 }) }))
    .output(achievement),
}
