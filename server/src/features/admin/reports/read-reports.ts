import type { ReportId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import type { ReportsOf, StaffReport, StaffReportLine } from '@heraia/contract/reports'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { readCursor, toPage } from '../../../paging.ts'
import { notFound } from '../../../refused.ts'
import { type ChipRow, chipSql, showChip } from '../../profiles/person.view.ts'
import { readNotes } from './read-notes.ts'
import { mayDecide, maySeeReporter } from './report.policy.ts'
import { countOthers, type ReportRow, reportById, reportsOf } from './report.queries.ts'
import {
  answererOf,
  type Concerned,
  parentOf,
  showAppeal,
  showDecided,
  showEvidence,
  showReportLine,
} from './report.view.ts'

interface Asked {
  state: 'open' | 'decided'
  assigned: ReportsOf
  cursor?: string
  limit: number
}

export async function listReports(
  ctx: SignedIn,
  { state, assigned, cursor, limit }: Asked,
): Promise<Page<StaffReportLine>> {
  const list = state === 'open' ? `reportsopen${assigned}` : 'reportsdecided'
  const rows = await reportsOf(ctx, { state, assigned, from: readCursor(list, cursor), limit })
  return toPage(
    list,
    limit,
    rows,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => showReportLine(ctx, row),
  )
}

export async function readReport(ctx: SignedIn, id: ReportId): Promise<StaffReport> {
  const row = await reportById(ctx, id)
  if (!row) throw notFound('report')
  return showReport(ctx, row)
}

async function showReport(ctx: SignedIn, row: ReportRow): Promise<StaffReport> {
  const people = await peopleOf(ctx, [row.reporter_id, row.owner_id, answererOf(row.evidence)])
  return {
    ...showReportLine(ctx, row),
    text: row.text,
    reporter: maySeeReporter(ctx.viewer, row) ? (people.get(row.reporter_id) ?? null) : null,
    owner: people.get(row.owner_id ?? '') ?? null,
    evidence: showEvidence(row, people, ctx.pass),
    subjectId: row.subject_id,
    parentId: parentOf(row.evidence),
    others: row.decided_at === null ? await countOthers(ctx, row) : 0,
    decided: showDecided(ctx, row),
    appeal: showAppeal(ctx, row),
    notes: await readNotes(ctx, row),
    may: mayDecide(ctx.viewer, row),
  }
}

/** Also of whom nobody else sees any more: the staff answers for everybody. */
async function peopleOf(ctx: SignedIn, ids: (string | null)[]): Promise<Concerned> {
  const { rows } = await sql<ChipRow & { state: string }>`
    select ${chipSql}, p.state from profiles p where p.id = any(${ids.filter((id) => id !== null)}::uuid[])`.execute(
    ctx.db,
  )
  return new Map(
    rows.map((row) => [row.chip_id, { ...showChip(row, ctx.pass), isSuspended: row.state === 'suspended' }]),
  )
}
