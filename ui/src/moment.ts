const day = 86_400_000
const week = 7 * day

const steps = [
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "3 hours ago" (short: "3 hr. ago"), "in 2 days"; a plain date beyond a week. Times in milliseconds. */
export function relativeMoment(
  at: number,
  now: number,
  locale: string,
  timeZone?: string,
  style: 'long' | 'short' = 'long',
): string {
  const away = at - now
  if (Math.abs(away) >= week) return shortDate(at, now, locale, timeZone)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style })
  // "Yesterday" is a day of the calendar, not the last day and a half.
  if (Math.abs(away) >= day) return words.format(dayOf(at, timeZone) - dayOf(now, timeZone), 'day')
  const [unit, length] = steps.find(([, span]) => Math.abs(away) >= span) ?? (['second', 1000] as const)
  return unit === 'second' ? words.format(0, 'second') : words.format(Math.trunc(away / length), unit)
}

/** The number of the calendar's day there. */
function dayOf(moment: number, timeZone: string | undefined): number {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone } as const
  const [month = 0, date, year = 0] = new Intl.DateTimeFormat('en-US', numeric).format(moment).split('/').map(Number)
  return Date.UTC(year, month - 1, date) / day
}

/** With its year where that is another one. */
function shortDate(at: number, now: number, locale: string, timeZone?: string): string {
  const yearOf = (moment: number) => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(moment)
  const year = yearOf(at) === yearOf(now) ? undefined : 'numeric'
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year, timeZone }).format(at)
}

export const fullDate = (at: number, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at)

export const fullMoment = (at: number, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
