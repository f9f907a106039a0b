import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { isActive } from '../../../visibility/people.ts'

/**
 * Who has the other open reports of the same thing has this new one too. The others are held first, so that who gives them
 * to somebody meanwhile finds this one with them, and she herself, so that her rights do not end in between.
 */
export async function joinAssigned(tx: Context, reportId: string): Promise<void> {
  const others = sql`reports made
    join reports o on o.subject_id = made.subject_id and o.subject = made.subject and o.id <> made.id
      and o.appeal_of is null`
  await sql`
    select 1 from ${others} where made.id = ${reportId}::uuid and o.decided_at is null
    order by o.id for share of o`.execute(tx.db)
  await sql`
    update reports set assigned_to = other.assigned_to from (
      select o.assigned_to from ${others} join profiles p on p.id = o.assigned_to
      where made.id = ${reportId}::uuid and o.decided_at is null and p.role = 'admin' and ${isActive('p')}
      limit 1 for share of p) other
    where id = ${reportId}::uuid`.execute(tx.db)
}
