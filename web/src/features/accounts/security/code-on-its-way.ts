import { serverNow } from '@heraia/ui/minute-clock.ts'
import { EVERY_SECONDS } from '../one-a-minute.ts'
import { ageOf, UNNOTICED_SECONDS, untilAgain } from './until-again.ts'

/** What auth-js' own type of her user leaves out. */
export interface PhoneAsked {
  new_phone?: string
  phone_change_sent_at?: string
}

/**
 * A code went to the phone that she wants: by what her user says, for the answer may have been lost, or the page loaded
 * again. It counts for a minute; the field stays for as long as a clock may be off beside. `left`: seconds until she may
 * ask for another one.
 */
export function codeOnItsWay(
  { new_phone, phone_change_sent_at }: PhoneAsked,
  now = serverNow(),
): { phone: string; left: number } | null {
  const age = ageOf(phone_change_sent_at, now)
  if (!new_phone || age === null || age >= EVERY_SECONDS + UNNOTICED_SECONDS) return null
  return { phone: `+${new_phone}`, left: untilAgain(phone_change_sent_at, now) }
}
