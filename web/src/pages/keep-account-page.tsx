import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { KeepAccountScreen } from '../features/accounts/security/keep-account-screen.tsx'
import { KeepGuestScreen } from '../features/accounts/security/keep-guest-screen.tsx'
import { useSession } from '../lib/session.tsx'

export function Component() {
  const [query] = useSearchParams()
  const { status, user } = useSession()
  const [wasGuest, setWasGuest] = useState(false)
  if (status === 'guest' && !wasGuest) setWasGuest(true)
  const next = addresses.safeNext(query.get('next'), addresses.feed())
  if (status === 'guest') return <KeepGuestScreen next={next} />
  // She leaves it for an account of her own.
  if (status === 'anonymous' && wasGuest) return <Navigate to={addresses.login(next)} replace />
  if (status === 'signed-in' && wasGuest) return <Navigate to={user ? next : addresses.welcome(next)} replace />
  return <KeepAccountScreen />
}
