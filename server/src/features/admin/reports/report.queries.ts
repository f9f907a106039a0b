import type { DecisionId, ReportId } from '@heraia/contract/ids'
import type { ReportCategory, ReportSubject } from '@heraia/contract/profiles'
import type { ReportDecision, ReportsOf } from '@heraia/contract/reports'
import type { Role } from '@heraia/contract/roles'
import type { AppealOutcome, OwnDecisionKind } from '@heraia/contract/safety'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context, SignedIn } from '../../../context.ts'
import { before, type Position, rowsToRead } from '../../../paging.ts'
import { isActive, isMinor } from '../../../visibility/people.ts'
import { newDaysSql } from '../../accounts/new-accounts/is-new-account.ts'

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
  owner_new_days: number | null
  created_at: Date
  decision: ReportDecision | AppealOutcome | null
  decided_at: Date | null
  decided_by: string | null
  decided_by_name: string | null
  reversed_at: Date | null
  reason: string | null
  assigned_to: string | null
  assignee_name: string | null
  /** Of the thing, as who has it is. */
  note_count: number
  /** The decision against which it is an appeal; the columns below are of that. */
  appeal_of: DecisionId | null
  first_id: ReportId | null
  first_reference: string | null
  first_decision: OwnDecisionKind | null
  first_reason: string | null
  first_at: Date | null
  first_by: string | null
  first_by_name: string | null
  /** Who decided it, and whose reports it answered: an appeal is for somebody else. */
  first_parties: string[]
  /** Another one of the staff, who is none of these nor concerned, can answer the appeal. */
  has_other_judge: boolean
  /** A listing, still as the staff took it down: reversed, it is there again. Of the rest, only what stands in the report is kept. */
  is_kept: boolean
}

/** Whose it is stands in the evidence, under a name of its own for each kind of thing. */
const ownerId = sql`(coalesce(r.evidence ->> 'personId', r.evidence ->> 'authorId', r.evidence ->> 'sellerId',
  r.evidence ->> 'askerId', r.evidence ->> 'senderId', r.evidence ->> 'ownerId'))::uuid`

/** Without one, an admin of a server that asks for it has no powers (find-viewer.ts). */
const hasFactor = sql<SqlBool>`exists (select 1 from users u where u.id = other.id and u.has_second_factor)`

const reportSql = ({
  settings,
  now,
}: Context) => sql`r.id, r.reference, r.subject, r.subject_id, r.category, r.text, r.evidence, r.reporter_id,
  o.id as owner_id, o.name as owner_name, o.role as owner_role, o.state as owner_state, ${isMinor('o')} as owner_minor,
  ${newDaysSql('o', settings.newAccounts, now())} as owner_new_days, r.created_at, r.decision,
  r.decided_at, r.decided_by, staff.name as decided_by_name, r.reason, r.assigned_to, assignee.name as assignee_name,
  (select count(*)::int from report_notes n where n.subject_id = r.subject_id and n.subject = r.subject) as note_count,
  r.reversed_at, r.appeal_of, first.id as first_id, first.reference as first_reference, made.decision as first_decision,
  first.reason as first_reason, made.created_at as first_at, first.decided_by as first_by, judge.name as first_by_name,
  parties.ids as first_parties, r.appeal_of is not null and exists (
    select 1 from profiles other where other.role = 'admin' and ${isActive('other')} and other.id is distinct from o.id
      and other.id <> all(parties.ids) and ${settings.auth.adminFactor ? hasFactor : sql`true`}) as has_other_judge,
  r.appeal_of is not null and r.subject = 'listing' and exists (
    select 1 from listings l
    where l.id = r.subject_id and l.status = 'removed' and l.removed_because is not null) as is_kept`

/** Of `told`: the decision about `first` answered it, as it does each report of the same thing that is open. */
export const answeredWithFirst = sql<SqlBool>`told.subject_id = first.subject_id and told.subject = first.subject
  and told.decided_at = first.decided_at and told.appeal_of is null`

const joined = sql`left join profiles o on o.id = ${ownerId} left join profiles staff on staff.id = r.decided_by
  left join profiles assignee on assignee.id = r.assigned_to
  left join moderation_decisions made on made.id = r.appeal_of left join reports first on first.id = made.report_id
  left join profiles judge on judge.id = first.decided_by
  cross join lateral (select array_remove(array(
    select told.reporter_id from reports told where ${answeredWithFirst}) || first.decided_by, null) as ids) parties`

interface Asked {
  state: 'open' | 'decided'
  assigned: ReportsOf
  from: Position | null
  limit: number
}

/** Newest first; walks reports_open_idx, reports_assigned_idx, reports_unassigned_idx or reports_decided_idx. */
export async function reportsOf(ctx: SignedIn, { state, assigned, from, limit }: Asked): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${reportSql(ctx)} from (
      select * from reports r where ${state === 'open' ? sql`r.decided_at is null and ${isOf(ctx, assigned)}` : sql`r.decided_at is not null`}
        and ${from ? before('r.created_at', 'r.id', from) : sql`true`}
      order by r.created_at desc, r.id desc limit ${rowsToRead(limit)}) r ${joined}
    order by r.created_at desc, r.id desc`.execute(ctx.db)
  return rows
}

function isOf({ viewer }: SignedIn, assigned: ReportsOf): RawBuilder<SqlBool> {
  if (assigned === 'me') return sql`r.assigned_to = ${viewer.id}::uuid`
  // That somebody has what is about herself she reads nowhere, so neither that nobody has it.
  return assigned === 'nobody'
    ? sql`r.assigned_to is null and ${ownerId} is distinct from ${viewer.id}::uuid`
    : sql`true`
}

export async function reportById(ctx: Context, id: ReportId): Promise<ReportRow | undefined> {
  const [row] = await reportsById(ctx, [id])
  return row
}

/** In no order, and those that are there. */
export async function reportsById(ctx: Context, ids: readonly ReportId[]): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${reportSql(ctx)} from reports r ${joined} where r.id = any(${[...ids]}::uuid[])`.execute(ctx.db)
  return rows
}

/**
 * They are about to be decided or assigned, and with each report every open one of the same thing: two who begin at two of
 * these come one by one. An appeal is by itself.
 */
export async function lockReports(tx: Context, ids: readonly ReportId[]): Promise<void> {
  await sql`
    select 1 from reports r join reports asked on asked.subject = r.subject and asked.subject_id = r.subject_id
    where asked.id = any(${[...ids]}::uuid[]) and (r.id = asked.id or r.decided_at is null and r.appeal_of is null and asked.appeal_of is null)
    order by r.id for no key update of r`.execute(tx.db)
}

/** These, and every open report of what the reports of them are about. */
export async function assignThings(tx: Context, ids: readonly ReportId[], to: string | null): Promise<void> {
  await sql`
    update reports r set assigned_to = ${to}::uuid from reports asked
    where asked.id = any(${[...ids]}::uuid[]) and r.subject_id = asked.subject_id and r.subject = asked.subject
      and r.decided_at is null
      and (r.id = asked.id or r.appeal_of is null and asked.appeal_of is null)`.execute(tx.db)
}

export async function countOthers(ctx: Context, { id, subject, subject_id, appeal_of }: ReportRow): Promise<number> {
  if (appeal_of !== null) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reports
    where subject_id = ${subject_id}::uuid and subject = ${subject} and decided_at is null and appeal_of is null
      and id <> ${id}::uuid`.execute(ctx.db)
  return rows[0]?.count ?? 0
}
