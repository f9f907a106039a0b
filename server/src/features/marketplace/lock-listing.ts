import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/**
 * Before something is hung on a listing: who deletes it at that moment comes before, and it is not found, or after. The
 * listing always comes first: two that wait for each other crosswise lose a second.
 */
export const lockListing = (tx: Context, id: string): Promise<unknown> =>
  sql`select 1 from listings where id = ${id}::uuid for no key update`.execute(tx.db)
