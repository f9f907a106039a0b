import type { AnalyticsFunnel, AnalyticsPeriod } from '@heraia/contract/analytics'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { sharedAnswer } from '../../../shared-answer.ts'
import { isConfirmed } from '../../accounts/new-accounts/is-new-account.ts'
import { shownPeople } from '../admin.policy.ts'
import { dayBefore, firstDayOf } from './days.ts'
import { SELDOM_MS } from './fresh.ts'

/** Who registered so many days ago has had them all for her first steps. */
const DAYS = 7

/** Who registered in the period, and how far each came; a step counts who took those before it too. */
export const readFunnel = (ctx: Context, period: AnalyticsPeriod): Promise<AnalyticsFunnel> => funnels[period].get(ctx)

interface FunnelRow {
  /** After she registered: 0 to 4. */
  steps: number
  people: number
}

const funnelOf = (period: AnalyticsPeriod) =>
  sharedAnswer(SELDOM_MS, async (ctx): Promise<AnalyticsFunnel> => {
    const [first, last] = [firstDayOf(period, ctx.now()), dayBefore(ctx.now(), DAYS)]
    // Each day walks its part of users_newest_idx, and looks up each person's first steps by her own indexes. `offset 0`: by
    // itself, so that no plan is made for all days at once, and each step is looked up once.
    const { rows } = await sql<FunnelRow>`
      select taken.steps, count(*)::int as people
      from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') span (day)
      cross join lateral (
        select case when not ${isConfirmed('u')} then 0 when ${filled} is not true then 1 when not ${followed} then 2
          when not ${spoke} then 3 else 4 end as steps
        from users u left join profiles p on p.id = u.id
        where u.deleted_at is null and not u.is_anonymous
          and u.created_at >= span.day at time zone 'UTC'
          and u.created_at < (span.day + interval '1 day') at time zone 'UTC'
        offset 0) taken
      group by taken.steps`.execute(ctx.ports.db)
    const whoTook = (steps: number) =>
      shownPeople(rows.reduce((sum, row) => sum + (row.steps >= steps ? row.people : 0), 0))
    return {
      registered: whoTook(0),
      confirmed: whoTook(1),
      filled: whoTook(2),
      followed: whoTook(3),
      spoke: whoTook(4),
    }
  })

const funnels = { '30d': funnelOf('30d'), '90d': funnelOf('90d'), '12m': funnelOf('12m') }

const filled = sql`(p.avatar is not null and coalesce(p.bio, '') <> '')`

const inTime = sql`u.created_at + interval '${sql.raw(String(DAYS))} days'`

const followed = sql`exists (select from follows f where f.follower_id = u.id and f.created_at < ${inTime})`

const spoke = sql`(exists (select from posts t where t.author_id = u.id and t.created_at < ${inTime})
  or exists (select from messages m where m.sender_id = u.id and m.created_at < ${inTime}
    and m.deleted_at is null))`
