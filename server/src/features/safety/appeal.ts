import type { DecisionId, ReportId } from '@heraia/contract/ids'
import type { OwnDecision } from '@heraia/contract/safety'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { newReference } from '../profiles/report-reference.ts'
import type { DecisionRow } from './own-decision.view.ts'
import { findDecision, readDecision } from './own-decisions.ts'
import { whyNotAppeal } from './safety.policy.ts'
import './safety.events.ts'

interface Appeal {
  id: DecisionId
  appealId: ReportId
  text: string
}

/** Sent twice it is one. It waits among the reports, about the same thing, with what stood there then. */
export async function appeal(ctx: SignedIn, { id, appealId, text }: Appeal): Promise<OwnDecision> {
  await takeFromLimit(ctx, 'report')
  return inTransaction(ctx, async (tx) => {
    await sql`select 1 from moderation_decisions where id = ${id}::uuid for update`.execute(tx.db)
    const row = await findDecision(tx, id)
    if (row.appeal_id === appealId) return readDecision(tx, id)
    const refused = whyNotAppeal(row, tx.now())
    if (refused) throw conflict(refused, 'One appeal against each decision, within its days.')
    const reference = await save(tx, row, { appealId, text })
    await writeAudit(tx, {
      ...{ action: 'report.appealed', actorId: tx.viewer.id, subjectId: appealId },
      details: { reference },
    })
    await announce(tx, 'appeal.made', { reportId: appealId })
    return readDecision(tx, id)
  })
}

const ATTEMPTS = 5

/** A reference in use is thrown again. */
async function save(tx: SignedIn, row: DecisionRow, said: Omit<Appeal, 'id'>): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const saved = await tx.db
      .insertInto('reports')
      .values({
        ...{ id: said.appealId, reference: newReference(tx.ports.random), reporter_id: tx.viewer.id },
        ...{ subject: row.subject, subject_id: row.subject_id, category: row.category, text: said.text },
        ...{ evidence: JSON.stringify(row.evidence), appeal_of: row.id, created_at: tx.now() },
      })
      .onConflict((on) => on.doNothing())
      .returning('reference')
      .executeTakeFirst()
    if (saved) return saved.reference
  }
  throw conflict('id_taken', 'This id belongs to a report.')
}
