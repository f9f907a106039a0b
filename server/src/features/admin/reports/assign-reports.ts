import type { PersonId, ReportId } from '@heraia/contract/ids'
import type { HandledReport, StaffReport } from '@heraia/contract/reports'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { conflict, forbidden, notFound } from '../../../refused.ts'
import { isActive } from '../../../visibility/people.ts'
import { type AuditEntry, writeAudits } from '../../accounts/write-audit.ts'
import { readReport } from './read-reports.ts'
import { whyNotAssign } from './report.policy.ts'
import { assignThings, lockReports, type ReportRow, reportsById } from './report.queries.ts'
import { showHandled } from './report.view.ts'
import { tellStaff } from './tell-staff.ts'

/** A report, and who had it as she saw it. */
export interface Seen {
  id: ReportId
  was: PersonId | null
}

/** null: nobody. */
type To = PersonId | null

/** Twice changes nothing. 409 `assigned_elsewhere`, `already_decided`, `about_assignee`, `not_staff`; 403 `own`, `decided_before`. */
export const assignReport = (ctx: SignedIn, { to, ...seen }: Seen & { to: To }): Promise<StaffReport> =>
  inTransaction(ctx, async (tx) => {
    const [handled] = await assign(tx, to, [seen])
    if (handled && handled.outcome !== 'done') throw refusalOf(handled.outcome)
    return readReport(tx, seen.id)
  })

/** Each by the same rules as one alone; what is refused stays as it is, and keeps nothing from the others. */
export const assignReports = (
  ctx: SignedIn,
  { items, to }: { items: readonly Seen[]; to: To },
): Promise<{ items: HandledReport[] }> => inTransaction(ctx, async (tx) => ({ items: await assign(tx, to, items) }))

async function assign(tx: SignedIn, to: To, items: readonly Seen[]): Promise<HandledReport[]> {
  // Before the reports, as whoever takes her rights goes from her to what she has.
  if (to !== null) await holdStaff(tx, to)
  const ids = items.map(({ id }) => id)
  await lockReports(tx, ids)
  const rows = new Map((await reportsById(tx, ids)).map((row) => [row.id, row]))
  const judged = items.map(({ id, was }) => {
    const row = rows.get(id)
    return { id, row, refused: row ? whyNotAssign(tx.viewer, row, { to, was }) : ('report_not_found' as const) }
  })
  const changed = ofEachThing(
    judged.flatMap(({ row, refused }) => (row && !refused && row.assigned_to !== to ? [row] : [])),
  )
  if (changed.length > 0) {
    const things = changed.map(({ id }) => id)
    await assignThings(tx, things, to)
    await writeAudits(
      tx,
      changed.map((row) => auditOf(tx, row, to)),
    )
    await tellStaff(tx)
  }
  return judged.map(({ id, row, refused }) => showHandled(tx, id, row, refused ?? 'done'))
}

/** Several reports of one thing go together, and are one line of the audit log; an appeal is by itself. */
const ofEachThing = (rows: readonly ReportRow[]): ReportRow[] => [
  ...new Map(rows.map((row) => [row.appeal_of ?? `${row.subject} ${row.subject_id}`, row])).values(),
]

/** Of the report, not of the person: who was reported for nothing is not told. */
function auditOf({ viewer }: SignedIn, { id, reference, assigned_to }: ReportRow, to: To): AuditEntry {
  const action = to === null ? 'report.put_back' : to === viewer.id ? 'report.taken' : 'report.given'
  return { action, actorId: viewer.id, subjectId: id, details: { reference, from: assigned_to, to } }
}

/** She is one of the staff until this is committed. */
async function holdStaff(tx: SignedIn, id: PersonId): Promise<void> {
  const { rows } = await sql`
    select 1 from profiles p where p.id = ${id}::uuid and p.role = 'admin' and ${isActive('p')} for share`.execute(
    tx.db,
  )
  if (rows.length === 0) throw conflict('not_staff', 'She is not one of the staff.')
}

function refusalOf(outcome: Exclude<HandledReport['outcome'], 'done'>) {
  if (outcome === 'report_not_found') return notFound('report')
  if (outcome === 'decided_before')
    return forbidden('decided_before', 'An appeal is for another one than who decided or reported it.')
  if (outcome === 'own') return forbidden('own', 'Nobody works on what is about her own.')
  return conflict(outcome, 'It stands otherwise now than she saw it.')
}
