import { sql } from 'kysely'
import type { Context } from '../context.ts'

const KEPT_DAYS = 7
const ROWS_AT_ONCE = 5000

/** Who was away for longer is told to ask afresh (`reset` in hello). In parts, so that nobody waits for a lock. */
export async function pruneLiveLog(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_DAYS * 24 * 3600 * 1000)
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; ) {
    const { rows } = await sql`
      delete from person_events e using (
        select person_id, seq from person_events where created_at < ${before} order by created_at limit ${ROWS_AT_ONCE}::int
      ) old where e.person_id = old.person_id and e.seq = old.seq returning 1`.execute(ctx.db)
    deleted = rows.length
  }
}
