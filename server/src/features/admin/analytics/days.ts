import type { AnalyticsPeriod } from '@heraia/contract/analytics'

const DAY_MS = 86_400_000

/** 2026-05-31, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

export const dayBefore = (at: Date, days: number): string => dayOf(new Date(at.getTime() - days * DAY_MS))

/** From one to the other, with both. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS) days.push(dayOf(new Date(at)))
  return days
}

/** The first day of the month so many months before this one. */
export const monthBefore = (at: Date, months: number): string =>
  dayOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1)))

/** The period ends with this day, or with its month. */
export function firstDayOf(period: AnalyticsPeriod, now: Date): string {
  if (period === '12m') return monthBefore(now, 11)
  return dayBefore(now, period === '30d' ? 29 : 89)
}
