import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

/** She is back: links that fell due, or waited, while nobody looked for her are looked at again. */
export async function lookWhenBack(tx: Context, { personId }: { personId: string }): Promise<void> {
  await sql`
    update link_checks set due_at = ${tx.now()}
    where person_id = ${personId}::uuid and due_at is null and (waiting or proven_at is not null)`.execute(tx.db)
}
