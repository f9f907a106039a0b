import type { ReportId } from '@heraia/contract/ids'
import type { ReportCategory, ReportSubject } from '@heraia/contract/profiles'
import type { ReportDecision } from '@heraia/contract/reports'
import type { Role } from '@heraia/contract/roles'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { before, type Position, rowsToRead } from '../../../paging.ts'
import { isMinor } from '../../../visibility/people.ts'

export interface ReportRow {
  id: ReportId
  reference: string
  subject: ReportSubject
  subject_id: string
  category: ReportCategory
  text: string
  evidence: Record<string, unknown>
  reporter_id: string
  owner_id: string | null
  owner_name: string | null
  owner_role: Role | null
  owner_state: string | null
  owner_minor: boolean
  created_at: Date
  decision: ReportDecision | null
  decided_at: Date | null
  decided_by_name: string | null
  reason: string | null
}

/** Whose it is stands in the evidence, under a name of its own for each kind of thing. */
const ownerId = sql`(coalesce(r.evidence ->> 'personId', r.evidence ->> 'authorId', r.evidence ->> 'sellerId',
  r.evidence ->> 'askerId', r.evidence ->> 'senderId'))::uuid`

const reportSql = sql`r.id, r.reference, r.subject, r.subject_id, r.category, r.text, r.evidence, r.reporter_id,
  o.id as owner_id, o.name as owner_name, o.role as owner_role, o.state as owner_state, ${isMinor('o')} as owner_minor, r.created_at, r.decision,
  r.decided_at, staff.name as decided_by_name, r.reason`

const joined = sql`left join profiles o on o.id = ${ownerId} left join profiles staff on staff.id = r.decided_by`

/** Newest first; walks reports_open_idx or reports_decided_idx. */
export async function reportsOf(
  ctx: Context,
  { state, from, limit }: { state: 'open' | 'decided'; from: Position | null; limit: number },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${reportSql} from (
      select * from reports r where ${state === 'open' ? sql`r.decided_at is null` : sql`r.decided_at is not null`}
        and ${from ? before('r.created_at', 'r.id', from) : sql`true`}
      order by r.created_at desc, r.id desc limit ${rowsToRead(limit)}) r ${joined}
    order by r.created_at desc, r.id desc`.execute(ctx.db)
  return rows
}

export async function reportById(ctx: Context, id: ReportId): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${reportSql} from reports r ${joined} where r.id = ${id}::uuid`.execute(ctx.db)
  return rows[0]
}

/** It is about to be decided, and with it every open one of the same thing: two who begin at two of these come one by one. */
export async function lockReports(tx: Context, id: ReportId): Promise<void> {
  await sql`
    select 1 from reports r join reports asked on asked.subject = r.subject and asked.subject_id = r.subject_id
    where asked.id = ${id}::uuid and (r.decided_at is null or r.id = asked.id)
    order by r.id for no key update of r`.execute(tx.db)
}

export async function countOthers(ctx: Context, { id, subject, subject_id }: ReportRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reports
    where subject_id = ${subject_id}::uuid and subject = ${subject} and decided_at is null and id <> ${id}::uuid`.execute(
    ctx.db,
  )
  return rows[0]?.count ?? 0
}
