import { useSyncExternalStore } from 'react'
import { eachMinute, thisMinute } from './minute-clock.ts'
import { fullDate, fullMoment, relativeMoment } from './moment.ts'

export interface TimeProps {
  at: Date | string | number
  locale: string
  /** `relative` keeps itself up to date, and shows the full moment on hover; so does `brief`, where there is little room. */
  look?: 'relative' | 'brief' | 'date' | 'moment'
  timeZone?: string
  /** The server's clock, so that server and browser first draw the same words. */
  now?: number
  className?: string
}

const never = () => () => {}

export function Time({ at, locale, look = 'relative', timeZone, now, className }: TimeProps) {
  const then = new Date(at)
  const clock = useSyncExternalStore(eachMinute, thisMinute, () => now ?? thisMinute())
  // A server does not know where she is: it draws UTC, the browser's first drawing repeats that, and then it is her time.
  const isDrawnHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const zone = timeZone ?? (isDrawnHere ? undefined : 'UTC')

  const full = fullMoment(then.getTime(), locale, zone)
  const words = {
    relative: () => relativeMoment(then.getTime(), clock, locale, zone),
    brief: () => relativeMoment(then.getTime(), clock, locale, zone, 'short'),
    date: () => fullDate(then.getTime(), locale, zone),
    moment: () => full,
  }
  return (
    <time
      dateTime={then.toISOString()}
      title={look === 'relative' || look === 'brief' ? full : undefined}
      suppressHydrationWarning
      className={className}
    >
      {words[look]()}
    </time>
  )
}
