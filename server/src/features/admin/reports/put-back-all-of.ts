import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { tellStaff } from './tell-staff.ts'

/** She works on reports no longer: what she had waits for somebody else. Walks reports_assigned_idx. */
export async function putBackAllOf(tx: Context, { personId }: { personId: string }): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update reports set assigned_to = null where assigned_to = ${personId}::uuid`.execute(tx.db)
  if (numAffectedRows > 0n) await tellStaff(tx)
}
