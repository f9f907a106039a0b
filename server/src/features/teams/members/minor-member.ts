import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { isMinor } from '../../../visibility/people.ts'

/** Who is under 18 runs no team. */
export async function isMinorMember(tx: Context, personId: string): Promise<boolean> {
  const { rows } = await sql<{ minor: boolean }>`
    select ${isMinor('p')} as minor from profiles p where p.id = ${personId}::uuid`.execute(tx.db)
  return rows[0]?.minor ?? false
}
