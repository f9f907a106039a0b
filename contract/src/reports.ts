import { z } from 'zod'
import { PersonId, ReportId } from './ids.ts'
import { attachment } from './media.ts'
import { money } from './money.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { ReportCategory, ReportSubject } from './profiles.ts'
import { text } from './text.ts'

/** Nothing was wrong; what was reported is gone for everybody; she who wrote it is suspended. */
export const ReportDecision = z.enum(['dismissed', 'removed', 'suspended'])
export type ReportDecision = z.infer<typeof ReportDecision>

const staffReportLine = z.object({
  id: ReportId,
  reference: z.string(),
  subject: ReportSubject,
  category: ReportCategory,
  /** The first words of what was reported, as it stood then. */
  excerpt: z.string(),
  /** Whose it is. */
  ownerName: z.string().nullable(),
  createdAt: time,
  decision: ReportDecision.nullable(),
})
export type StaffReportLine = z.infer<typeof staffReportLine>

/** Of a suspended person the profile is not found. */
const concerned = personChip.extend({ id: PersonId, isSuspended: z.boolean() })

const staffReport = staffReportLine.extend({
  /** What the reporter wrote. */
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
    /** What else a profile or a listing says; a minor's place is not told. */
    facts: z.object({
      handle: z.string().nullable(),
      place: z.string().nullable(),
      links: z.array(z.string()),
      price: money.nullable(),
    }),
  }),
  subjectId: z.string(),
  /** The post of a comment, the listing of a question. */
  parentId: z.string().nullable(),
  /** Other open reports of the same thing; one decision answers all of them. */
  others: z.number().int(),
  decided: z.object({ decision: ReportDecision, by: z.string().nullable(), reason: z.string(), at: time }).nullable(),
  may: z.object({ dismiss: z.boolean(), remove: z.boolean(), suspend: z.boolean() }),
})
export type StaffReport = z.infer<typeof staffReport>

const tags = ['Admin']

/** What people reported, and what the staff decides about it; part of the admin's procedures. */
export const reports = {
  reports: procedure
    .route({ method: 'GET', path: '/admin/reports', tags, summary: 'What people reported, newest first' })
    .input(z.strictObject({ state: z.enum(['open', 'decided']).default('open'), ...pageInput }))
    .output(page(staffReportLine)),
  report: procedure
    .route({ method: 'GET', path: '/admin/reports/{id}', tags, summary: 'One report, with what was there' })
    .input(z.strictObject({ id: ReportId }))
    .output(staffReport),
  decideReport: procedure
    .route({
      method: 'POST',
      path: '/admin/reports/{id}/decision',
      tags,
      summary: 'Dismiss it, remove what was reported, or suspend whose it is; with reason',
    })
    .input(z.strictObject({ id: ReportId, decision: ReportDecision, reason: text({ min: 1, max: 500 }) }))
    .output(staffReport),
}
