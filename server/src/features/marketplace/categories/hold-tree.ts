import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

/**
 * One change of the tree after the other: places and names are compared with their neighbours'. Not the rows as such,
 * which whatever is being listed there holds: the two would wait for each other.
 */
export const holdTree = (tx: Context): Promise<unknown> =>
  sql`select slug from listing_categories order by slug for no key update`.execute(tx.db)
