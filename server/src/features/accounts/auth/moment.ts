/** A moment as rows have it: a Date, or PostgreSQL's own words, which a column `::text` and JSON bring. */
export type Moment = Date | string

/** A row whose moments may be PostgreSQL's words. */
export type InWords<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? Moment : Row[Name] extends Date | null ? Moment | null : Row[Name]
}

/** Of `2026-11-22 05:10:50`, and `T` in JSON. */
const SECONDS_END = 19

/**
 * ISO 8601 in UTC, to the millisecond. In UTC, as our own database speaks, its words are nearly that: a Date of each
 * of the dozen that a session shows costs five times as much.
 */
export function isoTime(moment: Moment): string {
  if (typeof moment !== 'string') return moment.toISOString()
  const end = moment.endsWith('+00') ? moment.length - 3 : moment.endsWith('+00:00') ? moment.length - 6 : 0
  if (end < SECONDS_END || end > SECONDS_END + 4) return new Date(moment).toISOString()
  const milliseconds = moment.slice(SECONDS_END + 1, end).padEnd(3, '0')
  return `${moment.slice(0, 10)}T${moment.slice(11, SECONDS_END)}.${milliseconds}Z`
}
