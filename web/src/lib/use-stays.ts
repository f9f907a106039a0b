import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Whether she has set out for another screen, whose script is still to come. What leads on once it is done asks first: a
 * navigation that begins ends the one before, and who goes elsewhere is not torn back.
 */
export function useIsOnHerWay(): RefObject<boolean> {
  const isOnHerWay = useRef(false)
  const { state } = useNavigation()
  useEffect(() => {
    isOnHerWay.current = state !== 'idle'
  }, [state])
  return isOnHerWay
}

/** Called where something begins; what that returns says later whether she is still there, and stays. */
export function useStays(): () => () => boolean {
  const isOnHerWay = useIsOnHerWay()
  return useCallback(() => {
    const { pathname } = window.location
    return () => window.location.pathname === pathname && !isOnHerWay.current
  }, [isOnHerWay])
}
