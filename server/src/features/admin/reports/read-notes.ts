import type { ReportNoteId } from '@heraia/contract/ids'
import { NOTES_OF_A_THING } from '@heraia/contract/report-notes'
import type { ReportNote } from '@heraia/contract/reports'
import type { SignedIn } from '../../../context.ts'
import { maySeeNotes } from './report.policy.ts'
import type { ReportRow } from './report.queries.ts'

/** Oldest first; walks report_notes_subject_idx. null: it is about her who asks. */
export async function readNotes(
  { db, viewer }: SignedIn,
  row: Pick<ReportRow, 'subject' | 'subject_id' | 'owner_id'>,
): Promise<ReportNote[] | null> {
  if (!maySeeNotes(viewer, row)) return null
  const rows = await db
    .selectFrom('report_notes as n')
    .leftJoin('profiles as p', 'p.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.author_id', 'p.name', 'n.created_at'])
    .where('n.subject_id', '=', row.subject_id)
    .where('n.subject', '=', row.subject)
    .orderBy('n.created_at')
    .orderBy('n.id')
    .limit(NOTES_OF_A_THING)
    .execute()
  return rows.map(({ id, text, author_id, name, created_at }) => ({
    ...{ id: id as ReportNoteId, text, by: name, isYours: author_id === viewer.id, at: created_at.toISOString() },
  }))
}
