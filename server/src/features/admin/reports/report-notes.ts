import type { ReportId, ReportNoteId } from '@heraia/contract/ids'
import { NOTES_OF_A_THING } from '@heraia/contract/report-notes'
import type { StaffReport } from '@heraia/contract/reports'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { conflict, forbidden, notFound } from '../../../refused.ts'
import { readReport } from './read-reports.ts'
import { maySeeNotes } from './report.policy.ts'
import { lockReports, type ReportRow, reportById } from './report.queries.ts'
import { tellStaff } from './tell-staff.ts'

interface Named {
  id: ReportId
  noteId: ReportNoteId
}

/** The same again changes nothing. 403 `own`; 409 `too_many_notes`, `id_taken`. */
export const writeReportNote = (ctx: SignedIn, { text, ...named }: Named & { text: string }): Promise<StaffReport> =>
  inTransaction(ctx, async (tx) => {
    const row = await holdReport(tx, named.id)
    if (await isNew(tx, row, named.noteId)) {
      await insert(tx, row, { id: named.noteId, text })
      await tellStaff(tx)
    }
    return readReport(tx, named.id)
  })

/** Her own alone: what others noted stays. */
export const removeReportNote = (ctx: SignedIn, { id, noteId }: Named): Promise<StaffReport> =>
  inTransaction(ctx, async (tx) => {
    const { subject, subject_id } = await holdReport(tx, id)
    const { numDeletedRows } = await tx.db
      .deleteFrom('report_notes')
      .where('id', '=', noteId)
      .where('author_id', '=', tx.viewer.id)
      .where('subject_id', '=', subject_id)
      .where('subject', '=', subject)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await tellStaff(tx)
    return readReport(tx, id)
  })

/** How many there are counts of one note after the other. */
async function holdReport(tx: SignedIn, id: ReportId): Promise<ReportRow> {
  await lockReports(tx, [id])
  const row = await reportById(tx, id)
  if (!row) throw notFound('report')
  if (!maySeeNotes(tx.viewer, row)) throw forbidden('own', 'Nobody works on what is about her own.')
  return row
}

async function isNew(tx: SignedIn, { subject, subject_id }: ReportRow, noteId: ReportNoteId): Promise<boolean> {
  const known = await tx.db
    .selectFrom('report_notes')
    .select(['author_id', 'subject', 'subject_id'])
    .where('id', '=', noteId)
    .executeTakeFirst()
  if (!known) return true
  const isHers = known.author_id === tx.viewer.id && known.subject === subject && known.subject_id === subject_id
  if (!isHers) throw conflict('id_taken', 'Another note has this id.')
  return false
}

async function insert(
  tx: SignedIn,
  { subject, subject_id }: ReportRow,
  { id, text }: { id: ReportNoteId; text: string },
): Promise<void> {
  const { rows } = await sql`
    insert into report_notes (id, subject, subject_id, author_id, text, created_at)
    select ${id}::uuid, ${subject}, ${subject_id}::uuid, ${tx.viewer.id}::uuid, ${text}, ${tx.now()}
    where (select count(*) from report_notes where subject_id = ${subject_id}::uuid and subject = ${subject})
      < ${NOTES_OF_A_THING}
    returning 1`.execute(tx.db)
  if (rows.length === 0) throw conflict('too_many_notes', `At most ${NOTES_OF_A_THING} of one thing.`)
}
