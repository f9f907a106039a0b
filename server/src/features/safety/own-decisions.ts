import type { DecisionId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import { APPEAL_DAYS, type OwnDecision } from '@heraia/contract/safety'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { notFound } from '../../refused.ts'
import { type DecisionRow, showDecision } from './own-decision.view.ts'

const LIST = 'decisions'

/**
 * Who is suspended reads nothing: where that fell into the days in which she may appeal, they begin when she is back. Walks
 * audit_log_subject_idx.
 */
const backAt = sql`(
  select back.created_at from audit_log back
  where back.subject_id = d.person_id and back.action = 'person.restored' and back.created_at > d.created_at
    and ${sql.lit(APPEAL_DAYS)} * interval '1 day' + d.created_at > (
      select max(away.created_at) from audit_log away
      where away.subject_id = d.person_id and away.action = 'person.suspended' and away.created_at <= back.created_at)
  order by back.created_at limit 1)`

const decisionSql = sql`d.id, d.decision, d.restored, d.created_at as decided_at, ${backAt} as back_at, r.id as report_id, r.subject, r.subject_id,
  r.category, r.evidence, coalesce(r.reason, '') as reason, a.id as appeal_id, a.reference as appeal_reference,
  a.text as appeal_text, a.created_at as appeal_at, a.decision as outcome, a.reason as answer, a.decided_at as answered_at`

const joined = sql`moderation_decisions d join reports r on r.id = d.report_id left join reports a on a.appeal_of = d.id`

/** Newest first; walks moderation_decisions_of_idx. */
export async function listDecisions(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<OwnDecision>> {
  const from = readCursor(LIST, cursor)
  const { rows } = await sql<DecisionRow>`
    select ${decisionSql} from ${joined}
    where d.person_id = ${ctx.viewer.id}::uuid and ${from ? before('d.created_at', 'd.id', from) : sql`true`}
    order by d.created_at desc, d.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    LIST,
    limit,
    rows,
    (row) => ({ at: row.decided_at, id: row.id }),
    (row) => showDecision(ctx, row),
  )
}

export const readDecision = async (ctx: SignedIn, id: DecisionId): Promise<OwnDecision> =>
  showDecision(ctx, await findDecision(ctx, id))

/** Hers; of anybody else there is none. */
export async function findDecision(ctx: SignedIn, id: DecisionId): Promise<DecisionRow> {
  const { rows } = await sql<DecisionRow>`
    select ${decisionSql} from ${joined}
    where d.id = ${id}::uuid and d.person_id = ${ctx.viewer.id}::uuid`.execute(ctx.db)
  if (!rows[0]) throw notFound('decision')
  return rows[0]
}
