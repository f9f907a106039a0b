import type { ReportId } from '@heraia/contract/ids'
import type { ReportDecision, StaffReport } from '@heraia/contract/reports'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { conflict, forbidden, notFound } from '../../../refused.ts'
import { suspendPerson } from '../../accounts/standing/suspend-person.ts'
import { writeAudit } from '../../accounts/write-audit.ts'
import { keepDecision } from '../../safety/keep-decision.ts'
import { readReport } from './read-reports.ts'
import { removeReported } from './remove-reported.ts'
import { mayDecide } from './report.policy.ts'
import { lockReports, type ReportRow, reportById } from './report.queries.ts'
import { tellStaff } from './tell-staff.ts'

export interface Decision {
  id: ReportId
  decision: ReportDecision
  reason: string
}

const needs = { dismissed: 'dismiss', removed: 'remove', suspended: 'suspend', warned: 'warn' } as const

/** Answers this report and every open one of the same thing. Sending the same decision twice changes nothing. */
export const decideReport = (ctx: SignedIn, decision: Decision): Promise<StaffReport> =>
  inTransaction(ctx, async (tx) => {
    await decide(tx, decision)
    await tellStaff(tx)
    return readReport(tx, decision.id)
  })

/**
 * In a transaction. Whoever has the report: nobody's absence keeps a decision from others. False where nothing came of it for
 * whose it is: it was decided before, or what is to be removed was gone.
 */
export async function decide(tx: SignedIn, { id, decision, reason }: Decision): Promise<boolean> {
  await lockReports(tx, [id])
  const row = await reportById(tx, id)
  if (!row) throw notFound('report')
  if (row.decided_at !== null) {
    if (row.decision === decision) return false
    throw conflict('already_decided', 'Somebody decided about this report before.')
  }
  if (row.owner_id === tx.viewer.id) throw forbidden('own', 'Nobody decides about what is her own.')
  if (!mayDecide(tx.viewer, row)[needs[decision]]) throw conflict('not_possible', 'This cannot be done about it.')
  const isDone = await act(tx, row, decision, reason)
  const reports = await save(tx, row, decision, reason)
  if (isDone && (decision === 'warned' || decision === 'removed') && row.owner_id !== null)
    await keepDecision(tx, { personId: row.owner_id, reportId: id, decision })
  // Who decided knows.
  const others = reports.filter(({ reporterId }) => reporterId !== tx.viewer.id)
  await announce(tx, 'report.decided', { isUpheld: decision !== 'dismissed', reports: others })
  // Of the report, not of the person: who was reported for nothing is not told.
  const details = { reason, reference: row.reference }
  await writeAudit(tx, { action: `report.${decision}`, actorId: tx.viewer.id, subjectId: id, details })
  return isDone
}

async function act(tx: SignedIn, row: ReportRow, decision: ReportDecision, reason: string): Promise<boolean> {
  if (decision === 'removed') return removeReported(tx, row, reason)
  if (decision === 'suspended' && row.owner_id !== null) await suspendPerson(tx, row.owner_id, reason)
  return true
}

interface Answered {
  reporterId: string
  reference: string
}

/** Answers who is told. */
async function save(
  tx: SignedIn,
  { subject, subject_id }: ReportRow,
  decision: ReportDecision,
  reason: string,
): Promise<Answered[]> {
  const { rows } = await sql<Answered>`
    update reports set decision = ${decision}, reason = ${reason}, decided_at = ${tx.now()},
      decided_by = ${tx.viewer.id}, assigned_to = null
    where subject_id = ${subject_id}::uuid and subject = ${subject} and decided_at is null
      and appeal_of is null
    returning reporter_id as "reporterId", reference`.execute(tx.db)
  return rows
}
