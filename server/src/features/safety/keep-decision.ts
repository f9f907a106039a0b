import type { OwnDecisionKind } from '@heraia/contract/safety'
import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import type { SignedIn } from '../../context.ts'
import { isGone } from '../../visibility/people.ts'
import './safety.events.ts'

interface Decided {
  personId: string
  /** Where what stood there is kept, and the reason. */
  reportId: string
  decision: OwnDecisionKind
}

/** In the transaction that decides the report: she is told, and may appeal. Of whose account has ended nothing is kept. */
export async function keepDecision(tx: SignedIn, { personId, reportId, decision }: Decided): Promise<void> {
  const id = uuid7(tx.now().getTime(), tx.ports.random.bytes(10))
  // Her account ends either before this or after it, and takes it with it.
  const { rows } = await sql`
    insert into moderation_decisions (id, person_id, report_id, decision, created_at)
    select ${id}::uuid, p.id, ${reportId}::uuid, ${decision}, ${tx.now()}::timestamptz from profiles p
    where p.id = ${personId}::uuid and not ${isGone('p')} for share of p
    returning id`.execute(tx.db)
  if (rows.length === 0) return
  await announce(tx, 'decision.made', { decisionId: id, personId, decision })
}
