import type { DecisionId, ReportId } from '@heraia/contract/ids'
import type { ReportSubject } from '@heraia/contract/profiles'
import type { AppealOutcome, OwnDecision, OwnDecisionKind } from '@heraia/contract/safety'
import type { SignedIn } from '../../context.ts'
import { appealUntil, whyNotAppeal } from './safety.policy.ts'

export interface DecisionRow {
  id: DecisionId
  decision: OwnDecisionKind
  restored: boolean | null
  decided_at: Date
  /** A suspension that fell into the days of the appeal ended. */
  back_at: Date | null
  report_id: ReportId
  subject: ReportSubject
  subject_id: string
  category: string
  evidence: Evidence
  reason: string
  appeal_id: ReportId | null
  appeal_reference: string | null
  appeal_text: string | null
  appeal_at: Date | null
  outcome: AppealOutcome | null
  answer: string | null
  answered_at: Date | null
}

/** Of what is kept, her own words; an answer under them is somebody else's. */
interface Evidence {
  name?: string
  title?: string | null
  text?: string
  description?: string | null
  bio?: string | null
}

export const showDecision = (ctx: SignedIn, row: DecisionRow): OwnDecision => ({
  id: row.id,
  decision: row.decision,
  subject: row.subject,
  title: row.evidence.title ?? row.evidence.name ?? null,
  text: row.evidence.text ?? row.evidence.description ?? row.evidence.bio ?? '',
  reason: row.reason,
  decidedAt: row.decided_at.toISOString(),
  appealUntil: appealUntil(row).toISOString(),
  appeal: appealOf(row),
  may: { appeal: whyNotAppeal(row, ctx.now()) === null },
})

function appealOf(row: DecisionRow): OwnDecision['appeal'] {
  const { appeal_id, appeal_at, outcome } = row
  if (appeal_id === null || appeal_at === null) return null
  return {
    id: appeal_id,
    reference: row.appeal_reference ?? '',
    text: row.appeal_text ?? '',
    madeAt: appeal_at.toISOString(),
    outcome,
    reason: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    restored: outcome === 'reversed' && row.decision === 'removed' ? row.restored : null,
  }
}
