import type { ReportId } from '@heraia/contract/ids'
import type { ContentKind } from '@heraia/contract/moderation'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { forbidden, notFound } from '../../../refused.ts'
import { reportOnSight } from '../../profiles/report-something.ts'
import { decide } from '../reports/decide-report.ts'
import { readReport } from '../reports/read-reports.ts'
import { tellStaff } from '../reports/tell-staff.ts'
import { mayRemove } from './content.policy.ts'
import { publicContent } from './content.queries.ts'

interface Removal {
  kind: ContentKind
  id: string
  reason: string
}

/**
 * Removes what she came upon, as a decision about a report does: the open reports of it are answered; where nobody reported
 * it, it is reported in her name first, so that what stood there is kept. What is gone already is not found.
 */
export const removeContent = (ctx: SignedIn, { kind, id, reason }: Removal): Promise<Kept> =>
  inTransaction(ctx, async (tx) => {
    const [content] = await publicContent(tx, kind, [id])
    if (!content) throw notFound(kind)
    if (!mayRemove(tx.viewer, content)) throw forbidden('own', 'Nobody decides about what is her own.')
    const reportId =
      (content.report_id as ReportId | null) ?? (await reportOnSight(tx, { subject: kind, subjectId: id }))
    if (!(await decide(tx, { id: reportId, decision: 'removed', reason }))) throw notFound(kind)
    await tellStaff(tx)
    const { reference } = await readReport(tx, reportId)
    return { reportId, reference }
  })

interface Kept {
  reportId: ReportId
  reference: string
}
