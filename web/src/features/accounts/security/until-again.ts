import { serverNow, UNNOTICED_MS } from '@heraia/ui/minute-clock.ts'
import { useEffect, useRef } from 'react'
import { useCountdown } from '../by-mail/use-countdown.ts'
import { EVERY_SECONDS } from '../one-a-minute.ts'

/** What was sent "in a minute" by such a clock was sent just now. */
export const UNNOTICED_SECONDS = UNNOTICED_MS / 1000

/** Seconds since then by the server's clock; null: it never was, or is still to come by more than a clock is off. */
export function ageOf(sentAt: string | undefined, now = serverNow()): number | null {
  const age = (now - Date.parse(sentAt ?? '')) / 1000
  return age > -UNNOTICED_SECONDS ? Math.max(0, age) : null
}

/** Seconds until another one may go out. */
export const untilAgain = (sentAt: string | undefined, now = serverNow()): number =>
  Math.max(0, Math.ceil(EVERY_SECONDS - (ageOf(sentAt, now) ?? EVERY_SECONDS)))

/** Counts them down, and anew once her user says that another one has gone; `isNew`: it was asked for here just now. */
export function useUntilAgain(sentAt: string | undefined, isNew = false) {
  const { left, start } = useCountdown(isNew ? EVERY_SECONDS : untilAgain(sentAt))
  const known = useRef(sentAt)
  useEffect(() => {
    if (known.current === sentAt) return
    known.current = sentAt
    start(Math.max(left, untilAgain(sentAt)))
  }, [sentAt, left, start])
  return { left, start }
}
