import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleted, type PersonReferences, readBy } from '../../personal-data/reference.ts'

/** With the reason that she read; her appeals are with what she reported. */
async function readDecisions(ctx: Context, personId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select d.id, d.decision, d.created_at, d.reversed_at, d.restored, r.subject, r.subject_id, r.reason,
      a.id as appeal_id, a.text as appeal, a.decision as appeal_outcome, a.reason as appeal_reason,
      a.decided_at as appeal_answered_at
    from moderation_decisions d join reports r on r.id = d.report_id left join reports a on a.appeal_of = d.id
    where d.person_id = ${personId}::uuid order by d.created_at`.execute(ctx.db)
  return rows
}

export const safetyPersonalData: PersonReferences = {
  // Her appeals go with them.
  'moderation_decisions.person_id': { atTheEnd: deleted, inArchive: readBy(readDecisions) },
}
