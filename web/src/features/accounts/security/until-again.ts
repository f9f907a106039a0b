import { serverNow } from '@heraia/ui/minute-clock.ts'
import { useEffect, useRef } from 'react'
import { useCountdown } from '../by-mail/use-countdown.ts'

/** One mail or SMS of a kind a minute. */
export const EVERY_SECONDS = 60

/** A clock that is off by less is not set right (ui/src/set-clock.ts): what was sent "in a minute" was sent just now. */
export const UNNOTICED_SECONDS = 120

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
