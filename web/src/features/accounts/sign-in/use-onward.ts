import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { useSession } from '../../../lib/session.tsx'

/**
 * Leads on as soon as her session is here, whichever way and in whichever tab she came in: first to what is still
 * missing, then where she wanted to go. Answers whether she is in.
 */
export function useOnward(next: string, { afterMs = 0, isWanted = true } = {}): boolean {
  const { status, user, supabaseUser } = useSession()
  const navigate = useNavigate()
  // Without her profile in time: the next screen says so, and tries again.
  const isComing = isWanted && supabaseUser !== null
  const to = onward()
  const wait = status === 'signed-in' ? afterMs : 0
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => void navigate(to, { replace: true }), wait)
    return () => clearTimeout(timer)
  }, [isComing, to, wait, navigate])

  function onward(): string {
    if (status === 'half-proven') return addresses.secondFactor(next)
    if (status === 'guest') return placeOfGuests(next)
    return status === 'signed-in' && user === null ? addresses.welcome(next) : next
  }

  return isComing && status === 'signed-in'
}

/** Members begin with their feed, which a guest has none of. */
const placeOfGuests = (next: string): string => (next === addresses.feed() ? addresses.athletes() : next)
