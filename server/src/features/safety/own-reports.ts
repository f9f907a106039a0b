import type { ReportId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import type { ReportCategory, ReportSubject } from '@heraia/contract/profiles'
import type { OwnReport } from '@heraia/contract/safety'
import type { ReportsTable } from '@heraia/database/tables/reports'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { reportState } from '../profiles/report-state.ts'

const LIST = 'ownreports'

type Row = Pick<
  Selectable<ReportsTable>,
  'id' | 'reference' | 'subject' | 'category' | 'text' | 'created_at' | 'decision' | 'decided_at' | 'reversed_at'
>

/** Removed by one of the staff as she came upon it: its report was made in her name with the decision (report-something.ts). */
const isOnSight = sql<SqlBool>`coalesce(r.decided_by = r.reporter_id and r.text = '' and r.category = 'other'
  and r.decided_at < r.created_at + interval '1 minute', false)`

/** What she reported, newest first, without her appeals and what she removed on sight, of the staff. Walks reports_of_reporter_idx. */
export async function listOwnReports(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<OwnReport>> {
  const from = readCursor(LIST, cursor)
  const { rows } = await sql<Row>`
    select r.id, r.reference, r.subject, r.category, r.text, r.created_at, r.decision, r.decided_at, r.reversed_at
    from reports r where r.reporter_id = ${ctx.viewer.id}::uuid and r.appeal_of is null
      and not ${isOnSight} and ${from ? before('r.created_at', 'r.id', from) : sql`true`}
    order by r.created_at desc, r.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(LIST, limit, rows, (row) => ({ at: row.created_at, id: row.id }), show)
}

const show = (row: Row): OwnReport => ({
  id: row.id as ReportId,
  reference: row.reference,
  subject: row.subject as ReportSubject,
  category: row.category as ReportCategory,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  state: reportState(row),
  decidedAt: row.decided_at?.toISOString() ?? null,
})
