import { forSignedIn } from '../../http/procedures.ts'
import { appeal } from './appeal.ts'
import { listDecisions, readDecision } from './own-decisions.ts'
import { listOwnReports } from './own-reports.ts'

const her = forSignedIn.safety

export const safetyRoutes = {
  reports: her.reports.handler(({ context, input }) => listOwnReports(context, input)),
  decisions: her.decisions.handler(({ context, input }) => listDecisions(context, input)),
  decision: her.decision.handler(({ context, input }) => readDecision(context, input.id)),
  appeal: her.appeal.handler(({ context, input }) => appeal(context, input)),
}
