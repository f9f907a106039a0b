import type { Context } from '../../../context.ts'
import { countDays, keptDays } from './daily-counts.queries.ts'
import { dayBefore, daysFrom } from './days.ts'

/** A little more than the screen looks back. */
const KEPT_DAYS = 400

/** Soon after midnight: yesterday is over, and what was done is kept as it is counted now. So are earlier days that were missed. */
export async function keepDailyCounts(ctx: Context): Promise<void> {
  const [first, last] = [dayBefore(ctx.now(), KEPT_DAYS), dayBefore(ctx.now(), 1)]
  const kept = new Set((await keptDays(ctx.db, first, last)).map(({ day }) => day))
  const counted = await countDays(
    ctx.db,
    daysFrom(first, last).filter((day) => !kept.has(day)),
  )
  if (counted.length === 0) return
  await ctx.db
    .insertInto('daily_counts')
    .values(counted)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
