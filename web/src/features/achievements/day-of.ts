/** A day without a time is the same day everywhere: `2025-05-04` is May 4, whatever the clock here says. */
export const dayOf = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
