import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { isActive } from '../../../visibility/people.ts'

/** What the staff is shown of reports is old. Walks profiles_role_newest_idx. */
export async function tellStaff(tx: Context): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select p.id from profiles p where p.role = 'admin' and ${isActive('p')}`.execute(tx.db)
  const staff = rows.map(({ id }) => id)
  await tell(tx, staff, 'reports.changed', {})
}
