const YEAR_MS = 366 * 86_400_000

/** Why a time for a service is none: a box for times lets her write any year, and years of six figures are no date. */
export type WrongTime = 'in_past' | 'too_far'

/** What stands in a box for times, as the moment that it means where she is; or why it cannot be proposed. */
export function readTime(typed: string, now: number): { at: string } | { wrong: WrongTime } {
  const time = new Date(typed).getTime()
  if (Number.isNaN(time) || time - now > YEAR_MS) return { wrong: 'too_far' }
  return time < now ? { wrong: 'in_past' } : { at: new Date(time).toISOString() }
}
