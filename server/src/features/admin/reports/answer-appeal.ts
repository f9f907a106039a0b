import type { ListingId, ReportId } from '@heraia/contract/ids'
import type { StaffReport } from '@heraia/contract/reports'
import type { AppealOutcome } from '@heraia/contract/safety'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { conflict, forbidden, notFound } from '../../../refused.ts'
import { writeAudit } from '../../accounts/write-audit.ts'
import { putBackListing } from '../../marketplace/put-back-listing.ts'
import { readReport } from './read-reports.ts'
import { mayDecide, mayJudge, tookPart } from './report.policy.ts'
import { answeredWithFirst, lockReports, type ReportRow, reportById } from './report.queries.ts'
import { tellStaff } from './tell-staff.ts'

interface Answer {
  id: ReportId
  outcome: AppealOutcome
  reason: string
}

/** Sending the same answer twice changes nothing. Who decided or reported it may not answer, while there is another who can. */
export const answerAppeal = (ctx: SignedIn, answer: Answer): Promise<StaffReport> =>
  inTransaction(ctx, async (tx) => {
    await lockReports(tx, [answer.id])
    const row = await reportById(tx, answer.id)
    if (!row?.appeal_of) throw notFound('appeal')
    if (row.decided_at === null) await decide(tx, row, answer)
    else if (row.decision !== answer.outcome) throw conflict('already_decided', 'Somebody answered it before.')
    return readReport(tx, answer.id)
  })

async function decide(tx: SignedIn, row: ReportRow, { id, outcome, reason }: Answer): Promise<void> {
  if (row.owner_id === tx.viewer.id) throw forbidden('own', 'Nobody decides about what is her own.')
  if (!mayJudge(tx.viewer.id, row))
    throw forbidden('decided_before', 'An appeal is for another one than who decided or reported it.')
  if (!mayDecide(tx.viewer, row).answerAppeal) throw conflict('not_possible', 'This cannot be done about it.')
  await sql`
    update reports set decision = ${outcome}, reason = ${reason}, decided_at = ${tx.now()}, decided_by = ${tx.viewer.id},
      assigned_to = null
    where id = ${id}::uuid`.execute(tx.db)
  if (outcome === 'reversed') await reverse(tx, row)
  const details = { reason, reference: row.reference, bySame: tookPart(tx.viewer.id, row) }
  await writeAudit(tx, { action: `report.appeal_${outcome}`, actorId: tx.viewer.id, subjectId: id, details })
  await announce(tx, 'appeal.answered', {
    ...{ decisionId: row.appeal_of ?? '', personId: row.reporter_id, outcome },
  })
  await tellStaff(tx)
}

/** What was removed comes back where it is kept; every report that the decision answered says that it is taken back. */
async function reverse(tx: SignedIn, row: ReportRow): Promise<void> {
  const { appeal_of, first_decision, first_id } = row
  const restored = first_decision === 'removed' ? await restore(tx, row) : null
  await sql`
    update moderation_decisions set reversed_at = ${tx.now()}, restored = ${restored}::boolean
    where id = ${appeal_of}::uuid`.execute(tx.db)
  await sql`
    update reports told set reversed_at = ${tx.now()} from reports first
    where first.id = ${first_id}::uuid and ${answeredWithFirst}`.execute(tx.db)
}

/** Whether it is there again. */
const restore = async (tx: SignedIn, { subject, subject_id }: ReportRow): Promise<boolean> =>
  subject === 'listing' && (await putBackListing(tx, subject_id as ListingId))
