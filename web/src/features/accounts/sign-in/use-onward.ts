import * as addresses from '../../../addresses.ts'
import { useSession } from '../../../lib/session.tsx'
import { useWayOn } from '../use-way-on.ts'

/**
 * Leads on as soon as her session is here, whichever way and in whichever tab she came in: first to what is still
 * missing, then where she wanted to go. Answers whether she is in.
 */
export function useOnward(next: string, { afterMs = 0, isWanted = true } = {}): boolean {
  const { status, user, supabaseUser } = useSession()
  // Without her profile in time: the next screen says so, and tries again.
  const isComing = isWanted && supabaseUser !== null
  useWayOn({ to: onward(), afterMs: status === 'signed-in' ? afterMs : 0, isWanted: isComing, replace: true })

  function onward(): string {
    if (status === 'half-proven') return addresses.secondFactor(next)
    if (status === 'guest') return placeOfGuests(next)
    return status === 'signed-in' && user === null ? addresses.welcome(next) : next
  }

  return isComing && status === 'signed-in'
}

/** Members begin with their feed, which a guest has none of. */
const placeOfGuests = (next: string): string => (next === addresses.feed() ? addresses.athletes() : next)
