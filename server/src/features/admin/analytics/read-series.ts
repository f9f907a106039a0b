import type { AnalyticsPeriod, AnalyticsPoint, AnalyticsSeries } from '@heraia/contract/analytics'
import type { Context } from '../../../context.ts'
import { sharedAnswer } from '../../../shared-answer.ts'
import { shownPeople } from '../admin.policy.ts'
import { countDays, type DailyCount, keptDays } from './daily-counts.queries.ts'
import { dayOf, daysFrom, firstDayOf } from './days.ts'
import { FRESH_MS } from './fresh.ts'

/** Days that are over are kept; those that are not, today above all, are counted now. */
export const readSeries = (ctx: Context, period: AnalyticsPeriod): Promise<AnalyticsSeries> => series[period].get(ctx)

const seriesOf = (period: AnalyticsPeriod) =>
  sharedAnswer(FRESH_MS, async (ctx): Promise<AnalyticsSeries> => {
    const [first, today] = [firstDayOf(period, ctx.now()), dayOf(ctx.now())]
    const kept = await keptDays(ctx.ports.db, first, today)
    const isKept = new Set(kept.map(({ day }) => day))
    const left = daysFrom(first, today).filter((day) => !isKept.has(day))
    const days = [...kept, ...(await countDays(ctx.ports.db, left))].sort((a, b) => a.day.localeCompare(b.day))
    return period === '12m'
      ? { unit: 'month', points: byMonth(days).map(showMonth) }
      : { unit: 'day', points: days.map(showDay) }
  })

const series = { '30d': seriesOf('30d'), '90d': seriesOf('90d'), '12m': seriesOf('12m') }

const showDay = ({ day, active_people, ...counts }: DailyCount): AnalyticsPoint => ({
  from: day,
  ...counts,
  activePeople: shownPeople(active_people),
})

/** In their order. */
const byMonth = (days: readonly DailyCount[]): DailyCount[][] => [
  ...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values(),
]

/** Who was active on two days is one person: their sum would say nothing, so it is the day's average. */
const showMonth = (days: readonly DailyCount[]): AnalyticsPoint => ({
  from: `${days[0]?.day.slice(0, 7)}-01`,
  accounts: sumOf(days, 'accounts'),
  posts: sumOf(days, 'posts'),
  messages: sumOf(days, 'messages'),
  listings: sumOf(days, 'listings'),
  activePeople: shownPeople(Math.round((sumOf(days, 'active_people') / days.length) * 10) / 10),
})

const sumOf = (days: readonly DailyCount[], figure: Exclude<keyof DailyCount, 'day'>): number =>
  days.reduce((sum, day) => sum + day[figure], 0)
