import { useFormat } from '../../../lib/use-format.ts'

/** The first day of a day or a month, as this reader names it: "Oct 5", "October 5, 2026"; "Oct", "October 2026". */
export function useDates(unit: 'day' | 'month') {
  const { locale } = useFormat()
  const short = unit === 'day' ? ({ day: 'numeric', month: 'short' } as const) : ({ month: 'short' } as const)
  const long = { month: 'long', year: 'numeric', ...(unit === 'day' && ({ day: 'numeric' } as const)) } as const
  const formatted = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (from: string) => format.format(new Date(`${from}T00:00:00Z`))
  }
  return { short: formatted(short), long: formatted(long) }
}
