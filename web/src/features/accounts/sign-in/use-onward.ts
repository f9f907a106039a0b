import * as addresses from '../../../addresses.ts'
import type { SessionState } from '../../../lib/session/session-state.ts'
import { useSession } from '../../../lib/session.tsx'
import { useWayOn } from '../use-way-on.ts'

interface Onward {
  afterMs?: number
  isWanted?: boolean
  /** Nobody becomes a guest here: it was in another tab, and takes away nothing that she types. */
  guestStays?: boolean
}

/**
 * Leads on as soon as her session is here, whichever way and in whichever tab she came in: first to what is still
 * missing, then where she wanted to go. Answers whether she is in.
 */
export function useOnward(next: string, { afterMs = 0, isWanted = true, guestStays = false }: Onward = {}): boolean {
  const session = useSession()
  const to = onwardOf(session, next, guestStays)
  const isIn = session.status === 'signed-in'
  const isComing = isWanted && to !== null
  useWayOn({ to: to ?? next, afterMs: isIn ? afterMs : 0, isWanted: isComing, replace: true })
  return isComing && isIn
}

/** null: she stays. */
export function onwardOf(session: SessionState, next: string, guestStays: boolean): string | null {
  const { status, user, supabaseUser } = session
  if (status === 'half-proven') return addresses.secondFactor(next)
  if (status === 'guest') return guestStays ? null : placeOfGuests(next)
  if (status === 'signed-in' && !user) return addresses.welcome(next)
  // Without her profile in time: the next screen says so, and tries again.
  return supabaseUser && next
}

/** Members begin with their feed, which a guest has none of. */
const placeOfGuests = (next: string): string => (next === addresses.feed() ? addresses.athletes() : next)
