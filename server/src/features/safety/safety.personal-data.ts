import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { type Context, inTransaction } from '../../context.ts'
import { ended, type PersonReferences, readBy } from '../../personal-data/reference.ts'
import './safety.events.ts'

/** With the reason that she read, and her appeals. */
async function readDecisions(ctx: Context, personId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select d.id, d.decision, d.created_at, d.reversed_at, d.restored, r.subject, r.subject_id, r.reason,
      a.id as appeal_id, a.reference as appeal_reference, a.text as appeal, a.created_at as appealed_at, a.decision as appeal_outcome, a.reason as appeal_reason,
      a.decided_at as appeal_answered_at
    from moderation_decisions d join reports r on r.id = d.report_id left join reports a on a.appeal_of = d.id
    where d.person_id = ${personId}::uuid order by d.created_at`.execute(ctx.db)
  return rows
}

/** Her appeals go with them, also those that wait. */
const forgetDecisions = (ctx: Context, personId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { rows } = await sql`
      select 1 from moderation_decisions d join reports a on a.appeal_of = d.id
      where d.person_id = ${personId}::uuid and a.decided_at is null limit 1`.execute(tx.db)
    await sql`delete from moderation_decisions where person_id = ${personId}::uuid`.execute(tx.db)
    if (rows.length > 0) await announce(tx, 'appeal.gone', { personId })
  })

export const safetyPersonalData: PersonReferences = {
  'moderation_decisions.person_id': { atTheEnd: ended(forgetDecisions), inArchive: readBy(readDecisions) },
}
