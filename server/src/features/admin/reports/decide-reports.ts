import type { ApiErrorCode } from '@heraia/contract/errors'
import type { ReportId } from '@heraia/contract/ids'
import { type HandledReport, ReportOutcome, type SharedDecision } from '@heraia/contract/reports'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { Refused } from '../../../refused.ts'
import { type Decision, decide } from './decide-report.ts'
import { type ReportRow, reportsById } from './report.queries.ts'
import { showHandled } from './report.view.ts'
import { tellStaff } from './tell-staff.ts'

interface SharedDecisions {
  ids: readonly ReportId[]
  decision: SharedDecision
  reason: string
}

/**
 * The same about each, one after the other and each in a transaction of its own: what is refused, or was decided by somebody
 * meanwhile, keeps nothing from the others. Sent twice it changes nothing, and says the same.
 */
export async function decideReports(
  ctx: SignedIn,
  { ids, ...decision }: SharedDecisions,
): Promise<{ items: HandledReport[] }> {
  const refused = new Map<ReportId, ReportOutcome>()
  for (const id of new Set(ids)) {
    const outcome = await whyNot(ctx, { id, ...decision })
    if (outcome) refused.set(id, outcome)
  }
  if (refused.size < new Set(ids).size) await inTransaction(ctx, tellStaff)
  const rows = new Map((await reportsById(ctx, ids)).map((row) => [row.id, row]))
  return {
    items: ids.map((id) => {
      const row = rows.get(id)
      const isHers = row !== undefined && isDecidedLikeThis(ctx, row, decision)
      return showHandled(ctx, id, row, refused.get(id) ?? (isHers ? 'done' : 'already_decided'))
    }),
  }
}

/** null: it is decided like this now, or was before. */
const whyNot = (ctx: SignedIn, decision: Decision): Promise<ReportOutcome | null> =>
  inTransaction(ctx, (tx) => decide(tx, decision)).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refused && OF_ONE.has(error.code))
        return ReportOutcome.catch('not_possible').parse(error.reason)
      throw error
    },
  )

/** What is refused of one report; anything else would be so of the next one too. */
const OF_ONE: ReadonlySet<ApiErrorCode> = new Set(['CONFLICT', 'FORBIDDEN', 'NOT_FOUND'])

/** Somebody else may have decided the same before, for a reason of her own. */
const isDecidedLikeThis = ({ viewer }: SignedIn, row: ReportRow, { decision, reason }: Omit<Decision, 'id'>): boolean =>
  row.decided_by === viewer.id && row.decision === decision && row.reason === reason
