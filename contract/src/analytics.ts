import { z } from 'zod'
import { FEWEST_PEOPLE } from './fewest-people.ts'
import { procedure } from './procedure.ts'

const count = z.number().int()

/** So many people. null: fewer than five, or nobody. */
const people = z.number().min(FEWEST_PEOPLE).nullable()

/** The days that end with today, or the months that end with this one, in UTC. */
export const AnalyticsPeriod = z.enum(['30d', '90d', '12m'])
export type AnalyticsPeriod = z.infer<typeof AnalyticsPeriod>

/** What was done in a day or a month. */
const analyticsPoint = z.object({
  /** Its first day: 2026-05-01. */
  from: z.iso.date(),
  accounts: count,
  /** Those that only their author sees are not counted. */
  posts: count,
  messages: count,
  listings: count,
  /** Who posted, commented, sent a message or put a listing on sale that day; of a month, on one of its days on average. */
  activePeople: people,
})
export type AnalyticsPoint = z.infer<typeof analyticsPoint>

const analyticsSeries = z.object({
  unit: z.enum(['day', 'month']),
  /** Oldest first. The last is not over yet. */
  points: z.array(analyticsPoint),
})
export type AnalyticsSeries = z.infer<typeof analyticsSeries>

/** Those who joined in a month, and how many of them were seen last in each month since then or later. */
const analyticsCohort = z.object({
  /** 2026-05. */
  month: z.string(),
  joined: people,
  /** In the first month after it, in the second, up to this one. */
  still: z.array(people),
})
export type AnalyticsCohort = z.infer<typeof analyticsCohort>

/** Each step counts those of the step before who took it as well. */
const analyticsFunnel = z.object({
  registered: people,
  confirmed: people,
  filled: people,
  followed: people,
  spoke: people,
})
export type AnalyticsFunnel = z.infer<typeof analyticsFunnel>

const tags = ['Admin']
const chosen = z.strictObject({ period: AnalyticsPeriod.default('30d') })

/** Counts only, and no person's; part of the admin's procedures. Counted at most once a minute, what looks at each person once in five. */
export const analytics = {
  analyticsSeries: procedure
    .route({ method: 'GET', path: '/admin/analytics/series', tags, summary: 'What was done, by day or by month' })
    .input(chosen)
    .output(analyticsSeries),
  analyticsRetention: procedure
    .route({
      method: 'GET',
      path: '/admin/analytics/retention',
      tags,
      summary: 'Of those who joined in each of the last six months, how many were there in the months after',
    })
    .output(z.object({ cohorts: z.array(analyticsCohort) })),
  analyticsFunnel: procedure
    .route({
      method: 'GET',
      path: '/admin/analytics/funnel',
      tags,
      summary: 'How far those came who registered in this period, and at least seven days ago',
    })
    .input(chosen)
    .output(analyticsFunnel),
}
