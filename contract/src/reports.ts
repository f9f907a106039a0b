import { z } from 'zod'
import { PersonId, ReportId, ReportNoteId } from './ids.ts'
import { attachment } from './media.ts'
import { money } from './money.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { ReportCategory, ReportSubject } from './profiles.ts'
import { NOTE_MAX } from './report-notes.ts'
import { REPORTS_AT_ONCE } from './reports-at-once.ts'
import { AppealOutcome, OwnDecisionKind } from './safety.ts'
import { REASON_MAX } from './staff-reason.ts'
import { text } from './text.ts'

/** Nothing was wrong; what was reported is gone for everybody; she who wrote it is suspended; she is warned, and it stays. */
export const ReportDecision = z.enum(['dismissed', 'removed', 'suspended', 'warned'])
export type ReportDecision = z.infer<typeof ReportDecision>

/** What can be decided about many at once: to suspend or warn somebody, she is looked at by herself. */
export const SharedDecision = ReportDecision.exclude(['suspended', 'warned'])
export type SharedDecision = z.infer<typeof SharedDecision>

/** Of a report, or of an appeal. */
const anyDecision = z.enum([...ReportDecision.options, ...AppealOutcome.options])

/** Everybody's, hers who asks, or nobody's. */
export const ReportsOf = z.enum(['anybody', 'me', 'nobody'])
export type ReportsOf = z.infer<typeof ReportsOf>

/** Who of the staff has a report. */
const assignee = z.object({ id: PersonId, name: z.string() })
export type ReportAssignee = z.infer<typeof assignee>

const staffReportLine = z.object({
  id: ReportId,
  reference: z.string(),
  subject: ReportSubject,
  category: ReportCategory,
  /** The first words of what was reported, as it stood then. */
  excerpt: z.string(),
  /** Whose it is. */
  ownerName: z.string().nullable(),
  /** How many days old her account is; null: it counts as new no more. */
  ownerNewDays: z.number().int().nullable(),
  createdAt: time,
  decision: anyDecision.nullable(),
  /** Whose it is asks for what was decided to be looked at again. */
  isAppeal: z.boolean(),
  /** null: nobody has it, it is decided, or it is about her who asks, who is not told. */
  assignee: assignee.nullable(),
  /** It is open, about nothing of hers who asks, and no appeal that is for others: she may take it, give it, put it back, and decide. */
  mayHandle: z.boolean(),
  /** What the staff noted of the same thing; null: it is about her who asks. */
  noteCount: z.number().int().nullable(),
})
export type StaffReportLine = z.infer<typeof staffReportLine>

/** Of a suspended person the profile is not found. */
const concerned = personChip.extend({ id: PersonId, isSuspended: z.boolean() })

/** Against what the appeal is. */
const appealed = z.object({
  reportId: ReportId,
  reference: z.string(),
  decision: OwnDecisionKind,
  /** null: who decided is gone, or it is about her who asks. */
  by: z.string().nullable(),
  reason: z.string(),
  at: time,
  /** She who asks decided or reported it: an appeal is for somebody else, or, where there is nobody else, for her all the same. */
  byYou: z.boolean(),
  /** Reversed, it is there again; of the rest that was removed nothing is kept that could come back. */
  isRestorable: z.boolean(),
})

const note = z.object({
  id: ReportNoteId,
  text: z.string(),
  /** null: she is gone. */
  by: z.string().nullable(),
  /** She who asks wrote it, and can take it back. */
  isYours: z.boolean(),
  at: time,
})
export type ReportNote = z.infer<typeof note>

const staffReport = staffReportLine.extend({
  /** What the reporter wrote; of an appeal, what she writes whose it is. */
  text: z.string(),
  reporter: personChip.nullable(),
  owner: concerned.nullable(),
  /** As it stood when it was reported. */
  evidence: z.object({
    title: z.string().nullable(),
    text: z.string(),
    /** What the seller answered to a question: hers, not of whose the question is. Her name as it was then. */
    answer: z.object({ text: z.string(), by: concerned.nullable(), name: z.string().nullable() }).nullable(),
    attachments: z.array(attachment),
    /** What else a profile, a listing or a gallery item says; a minor's place is not told. */
    facts: z.object({
      handle: z.string().nullable(),
      place: z.string().nullable(),
      links: z.array(z.string()),
      tags: z.array(z.string()),
      price: money.nullable(),
    }),
  }),
  subjectId: z.string(),
  /** The post of a comment, the listing of a question. */
  parentId: z.string().nullable(),
  /** Other open reports of the same thing; one decision answers all of them, and who has one has all. */
  others: z.number().int(),
  decided: z
    .object({
      ...{ decision: anyDecision, by: z.string().nullable(), reason: z.string(), at: time },
      /** An appeal reversed it. */
      reversedAt: time.nullable(),
      /** Of an appeal: it was answered by one who had decided or reported it, as there was nobody else. */
      isBySame: z.boolean(),
    })
    .nullable(),
  appeal: appealed.nullable(),
  /** What the staff noted of the same thing, oldest first; null: it is about her who asks, who does not read it. */
  notes: z.array(note).nullable(),
  may: z.object({
    ...{ dismiss: z.boolean(), remove: z.boolean(), suspend: z.boolean(), warn: z.boolean() },
    answerAppeal: z.boolean(),
  }),
})
export type StaffReport = z.infer<typeof staffReport>

/**
 * What became of one of many. `own`: it is about her who asks; `about_assignee`: about her to whom it was to be given;
 * `decided_before`: an appeal against what she decided or reported who asks, or to whom it was to be given.
 */
export const ReportOutcome = z.enum([
  'done',
  'already_decided',
  'assigned_elsewhere',
  'own',
  'about_assignee',
  'decided_before',
  'not_possible',
  'report_not_found',
])
export type ReportOutcome = z.infer<typeof ReportOutcome>

const handled = z.object({
  id: ReportId,
  /** null: there is no such report. */
  reference: z.string().nullable(),
  outcome: ReportOutcome,
  /** Who decided before, or has it now. */
  by: z.string().nullable(),
})
export type HandledReport = z.infer<typeof handled>
const answers = z.object({ items: z.array(handled) })

/** `was`: who had it as she saw it; where somebody else has it now, nothing is overwritten. */
const seen = { id: ReportId, was: PersonId.nullable() }
/** null: nobody. */
const to = PersonId.nullable()
const reason = text({ min: 1, max: REASON_MAX })
const many = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'required').max(REPORTS_AT_ONCE, 'too_many')

const tags = ['Admin']

/** What people reported, and what the staff decides about it; part of the admin's procedures. */
export const reports = {
  reports: procedure
    .route({ method: 'GET', path: '/admin/reports', tags, summary: 'What people reported, newest first' })
    .input(
      z.strictObject({
        state: z.enum(['open', 'decided']).default('open'),
        /** Of the open ones: nobody has one that is decided. */
        assigned: ReportsOf.default('anybody'),
        ...pageInput,
      }),
    )
    .output(page(staffReportLine)),
  report: procedure
    .route({ method: 'GET', path: '/admin/reports/{id}', tags, summary: 'One report, with what was there' })
    .input(z.strictObject({ id: ReportId }))
    .output(staffReport),
  staff: procedure
    .route({
      method: 'GET',
      path: '/admin/staff',
      tags,
      summary: 'To whom a report can be given; who joined first, first',
    })
    .input(z.strictObject(pageInput))
    .output(page(personChip)),
  assignReport: procedure
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/assignee',
      tags,
      summary:
        'Take it, give it to another admin, or put it back (null); with it every open one of the same thing. 409 `assigned_elsewhere` where somebody else has it meanwhile',
    })
    .input(z.strictObject({ ...seen, to }))
    .output(staffReport),
  assignReports: procedure
    .route({
      method: 'POST',
      path: '/admin/reports/assignments',
      tags,
      summary: 'Take, give or put back several; the answer says of each what became of it',
    })
    .input(z.strictObject({ items: many(z.strictObject(seen)), to }))
    .output(answers),
  decideReport: procedure
    .route({
      method: 'POST',
      path: '/admin/reports/{id}/decision',
      tags,
      summary: 'Dismiss it, remove what was reported, warn or suspend whose it is; with reason',
    })
    .input(z.strictObject({ id: ReportId, decision: ReportDecision, reason }))
    .output(staffReport),
  writeReportNote: procedure
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/notes/{noteId}',
      tags,
      summary:
        'Note something for the rest of the staff, with every report of the same thing. 409 `too_many_notes`, 403 `own`',
    })
    .input(z.strictObject({ id: ReportId, noteId: ReportNoteId, text: text({ min: 1, max: NOTE_MAX }) }))
    .output(staffReport),
  removeReportNote: procedure
    .route({
      method: 'DELETE',
      path: '/admin/reports/{id}/notes/{noteId}',
      tags,
      summary: 'Take back a note of her own; twice changes nothing',
    })
    .input(z.strictObject({ id: ReportId, noteId: ReportNoteId }))
    .output(staffReport),
  answerAppeal: procedure
    .route({
      method: 'POST',
      path: '/admin/reports/{id}/appeal',
      tags,
      summary:
        'Uphold or reverse what was decided, with reason. 403 `decided_before` for who decided or reported it, while there is another admin who can',
    })
    .input(z.strictObject({ id: ReportId, outcome: AppealOutcome, reason }))
    .output(staffReport),
  decideReports: procedure
    .route({
      method: 'POST',
      path: '/admin/reports/decisions',
      tags,
      summary: 'Decide the same about several, each as by itself; the answer says of each what became of it',
    })
    .input(z.strictObject({ ids: many(ReportId), decision: SharedDecision, reason }))
    .output(answers),
}
