import type { ReportId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import type { ReportCategory, ReportSubject } from '@heraia/contract/profiles'
import type { OwnReport } from '@heraia/contract/safety'
import type { ReportsTable } from '@heraia/database/tables/reports'
import { type Selectable, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'

const LIST = 'ownreports'

type Row = Pick<
  Selectable<ReportsTable>,
  'id' | 'reference' | 'subject' | 'category' | 'text' | 'created_at' | 'decision' | 'decided_at' | 'reversed_at'
>

/** What she reported, newest first, without her appeals. Walks reports_of_reporter_idx. */
export async function listOwnReports(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<OwnReport>> {
  const from = readCursor(LIST, cursor)
  const { rows } = await sql<Row>`
    select r.id, r.reference, r.subject, r.category, r.text, r.created_at, r.decision, r.decided_at, r.reversed_at
    from reports r where r.reporter_id = ${ctx.viewer.id}::uuid and r.appeal_of is null
      and ${from ? before('r.created_at', 'r.id', from) : sql`true`}
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
  state: stateOf(row),
  decidedAt: row.decided_at?.toISOString() ?? null,
})

/** Whether she was warned, suspended, or it is gone is not the reporter's to know. */
function stateOf({ decision, reversed_at }: Row): OwnReport['state'] {
  if (decision === null) return 'open'
  if (decision === 'dismissed') return 'dismissed'
  return reversed_at ? 'reversed' : 'acted'
}
