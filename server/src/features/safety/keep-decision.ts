import type { OwnDecisionKind } from '@heraia/contract/safety'
import { uuid7 } from '@heraia/contract/uuid7'
import { announce } from '../../announcements.ts'
import type { SignedIn } from '../../context.ts'
import './safety.events.ts'

interface Decided {
  personId: string
  /** Where what stood there is kept, and the reason. */
  reportId: string
  decision: OwnDecisionKind
}

/** In the transaction that decides the report: she is told, and may appeal. */
export async function keepDecision(tx: SignedIn, { personId, reportId, decision }: Decided): Promise<void> {
  const id = uuid7(tx.now().getTime(), tx.ports.random.bytes(10))
  await tx.db
    .insertInto('moderation_decisions')
    .values({ id, person_id: personId, report_id: reportId, decision, created_at: tx.now() })
    .execute()
  await announce(tx, 'decision.made', { decisionId: id, personId, decision })
}
