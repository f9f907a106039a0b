/** Hour and minute; a date once it is older than today. */
export function listMoment(at: string, now: number, locale: string): string {
  const then = new Date(at)
  const today = new Date(now)
  if (isSameDay(then, today)) return words(locale, { hour: 'numeric', minute: '2-digit' }).format(then)
  const isThisYear = then.getFullYear() === today.getFullYear()
  return words(locale, { day: 'numeric', month: 'short', year: isThisYear ? undefined : 'numeric' }).format(then)
}

/** The line between two days: "Today", "Yesterday", "Monday, March 2". */
export function dayName(at: number, now: number, locale: string, near: { today: string; yesterday: string }): string {
  const then = new Date(at)
  const today = new Date(now)
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (isSameDay(then, today)) return near.today
  if (isSameDay(then, yesterday)) return near.yesterday
  const isThisYear = then.getFullYear() === today.getFullYear()
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: isThisYear ? undefined : 'numeric' } as const
  return words(locale, format).format(then)
}

export const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

const made = new Map<string, Intl.DateTimeFormat>()

function words(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format
}
