import type { AnalyticsCohort } from '@heraia/contract/analytics'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { sharedAnswer } from '../../../shared-answer.ts'
import { shownPeople } from '../admin.policy.ts'
import { monthBefore } from './days.ts'
import { SELDOM_MS } from './fresh.ts'

/** With this one. */
const MONTHS = 6

/**
 * Of those who joined in a month, how many were seen last in each month since then or later: of each person only the last
 * time is kept, so a month that she skipped is not told.
 */
export const readRetention = (ctx: Context): Promise<{ cohorts: AnalyticsCohort[] }> => retention.get(ctx)

interface CohortRow {
  month: string
  /** Who joined, and who was seen last one month later or after, two, and so on. */
  people: number[]
}

const retention = sharedAnswer(SELDOM_MS, async (ctx): Promise<{ cohorts: AnalyticsCohort[] }> => {
  const [first, last] = [monthBefore(ctx.now(), MONTHS - 1), monthBefore(ctx.now(), 0)]
  // Each month walks its part of profiles_newest_idx.
  const { rows } = await sql<CohortRow>`
    select to_char(cohort.month, 'YYYY-MM') as month, counted.people
    from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 month') cohort (month)
    cross join lateral (
      select array[count(*)::int, ${sql.join(laterMonths.map(seenFrom))}] as people
      from profiles p
        left join users u on u.id = p.id
        left join presence here on here.person_id = p.id
      where p.created_at >= cohort.month at time zone 'UTC' and p.created_at < ${monthLater(1)}) counted
    order by cohort.month`.execute(ctx.ports.db)
  return {
    cohorts: rows.map(({ month, people: [joined = 0, ...still] }, at) => ({
      month,
      joined: shownPeople(joined),
      still: still.slice(0, MONTHS - 1 - at).map(shownPeople),
    })),
  }
})

const laterMonths = Array.from({ length: MONTHS - 1 }, (_, at) => at + 1)

const monthLater = (months: number) =>
  sql`(cohort.month + interval '${sql.raw(String(months))} months') at time zone 'UTC'`

const seenFrom = (months: number) =>
  sql`count(*) filter (where greatest(u.last_sign_in_at, here.last_seen_at) >= ${monthLater(months)})::int`
