import { useFormat } from './use-format.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * The day of a moment, where she is. The server does not know where that is: it draws the day of UTC, which the
 * browser's first drawing repeats.
 */
export function useDay(): (at: string) => string {
  const { locale, date } = useFormat()
  const isHydrated = useHydrated()
  return isHydrated ? date : (at) => dayInUtc(at, locale)
}

const dayInUtc = (at: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))
