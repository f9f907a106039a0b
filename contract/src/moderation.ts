import { z } from 'zod'
import { ContentId, PostId, ReportId } from './ids.ts'
import { medium } from './media.ts'
import { money } from './money.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { REASON_MAX } from './staff-reason.ts'
import { searchText, text } from './text.ts'

/** What the staff looks through; each is also something that people report. */
export const ContentKind = z.enum(['post', 'comment', 'listing'])
export type ContentKind = z.infer<typeof ContentKind>

/** Something that everybody reads, also who is not signed in. */
const publicContent = z.object({
  kind: ContentKind,
  id: ContentId,
  author: personChip,
  /** Of a listing. */
  title: z.string().nullable(),
  text: z.string(),
  media: z.array(medium),
  /** Of a listing. */
  price: money.nullable(),
  /** Of a comment: under which it stands. */
  postId: PostId.nullable(),
  publishedAt: time,
  /** How many people reported it and wait for an answer, and the newest of these reports. */
  openReports: z.number().int(),
  reportId: ReportId.nullable(),
  may: z.object({ remove: z.boolean() }),
})
export type PublicContent = z.infer<typeof publicContent>

const tags = ['Admin']

/** What everybody reads, looked through by the staff; part of the admin's procedures. */
export const moderation = {
  content: procedure
    .route({
      method: 'GET',
      path: '/admin/content',
      tags,
      summary:
        'What everybody reads, newest first, one kind at a time; `q` is part of its words, `by` the handle of whose it is',
    })
    .input(
      z.strictObject({
        kind: ContentKind.default('post'),
        q: searchText.optional(),
        by: searchText.optional(),
        ...pageInput,
      }),
    )
    .output(page(publicContent)),
  removeContent: procedure
    .route({
      method: 'POST',
      path: '/admin/content/{kind}/{id}/removal',
      tags,
      summary: 'Remove it as a decision about a report does, with reason; answers with the report that keeps its words',
    })
    .input(z.strictObject({ kind: ContentKind, id: ContentId, reason: text({ min: 1, max: REASON_MAX }) }))
    .output(z.object({ reportId: ReportId, reference: z.string() })),
}
