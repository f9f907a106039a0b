const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const week = 7 * 86_400_000

/** "3 hours ago", "in 2 days"; a plain date beyond a week. Times in milliseconds. */
export function relativeMoment(at: number, now: number, locale: string): string {
  const away = at - now
  if (Math.abs(away) >= week) return dateOf(at, locale, new Date(at).getFullYear() !== new Date(now).getFullYear())
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' })
  const [unit, length] = steps.find(([, span]) => Math.abs(away) >= span) ?? (['second', 1000] as const)
  return unit === 'second' ? words.format(0, 'second') : words.format(Math.trunc(away / length), unit)
}

const dateOf = (at: number, locale: string, withYear: boolean) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: withYear ? 'numeric' : undefined }).format(at)

export const fullDate = (at: number, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at)

export const fullMoment = (at: number, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
