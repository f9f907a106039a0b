import { SecurityAction } from '@heraia/contract/account-data'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { OPERATOR } from '../write-audit.ts'

/**
 * What she did, and what the site noted of her account by itself: a sign-in that was refused, a session that ran out. Where
 * that came from is told as on her screen of activity, and of nothing else: it may have been somebody else. What the staff
 * did is not hers to take, also where a command did it.
 */
export async function readActivity(ctx: Context, personId: string): Promise<unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from audit_log where actor_id = ${personId}::uuid
    union all
    select id, actor_id, action, subject_id,
      case when action = any(${SecurityAction.options}::text[]) and details->>'of' is distinct from ${OPERATOR}::text
        then details else details - 'device' - 'network' - 'of' end,
      created_at
    from audit_log where subject_id = ${personId}::uuid and actor_id is null
      and action not like 'person.%' and action not like 'admin.%' and action not like 'report.%'
    order by created_at, id`.execute(ctx.db)
  return rows
}
