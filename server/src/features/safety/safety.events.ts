import type { AppealOutcome, OwnDecisionKind } from '@heraia/contract/safety'

declare module '../../announcements.ts' {
  interface Announcements {
    /** She was warned, or what was hers is gone. */
    'decision.made': { decisionId: string; personId: string; decision: OwnDecisionKind }
    /** She asks the staff to look at it again; it waits among the reports under `reportId`. */
    'appeal.made': { reportId: string }
    /** Her account ends, and with it what waited of hers. */
    'appeal.gone': { personId: string }
    'appeal.answered': { decisionId: string; personId: string; outcome: AppealOutcome }
  }
}
