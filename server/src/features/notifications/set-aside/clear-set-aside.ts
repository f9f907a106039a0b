import type { PersonId } from '@heraia/contract/ids'
import type { BoundedCount } from '@heraia/contract/paging'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { type Line, tellChanged } from '../lines.ts'
import { countSetAside } from './list-set-aside.ts'

/**
 * What is set aside of one person, or of all, is done with. It is kept as read: the same like, taken back and given again,
 * does not come back, and whoever is accepted later has it in the list. Answers of how many something waits still.
 */
export async function clearSetAside(ctx: SignedIn, id: PersonId | undefined): Promise<BoundedCount> {
  const me = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    await sql`
      update notice_senders set aside_at = null where person_id = ${me}::uuid and aside_at is not null
        and ${id ? sql`from_id = ${id}::uuid` : sql`true`}`.execute(tx.db)
    const { rows } = await sql<Line>`
      update notifications n set read_at = ${tx.now()}
      where n.person_id = ${me}::uuid and n.read_at is null
        and ${id ? sql`n.aside_from_id = ${id}::uuid` : sql`n.aside_from_id is not null`}
      returning n.id, n.person_id`.execute(tx.db)
    await tellChanged(tx, rows.slice(0, 1))
    return countSetAside(tx)
  })
}
