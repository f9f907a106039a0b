import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

/** One change of the tree after the other: places and names are compared with their neighbours'. */
export const holdTree = (tx: Context): Promise<unknown> =>
  sql`select slug from listing_categories order by slug for update`.execute(tx.db)
