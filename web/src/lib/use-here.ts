import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = () => () => {}

/** Where she is, to come back to: the place on the page too, which the first drawing leaves out as the server knows of none. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  )
  return pathname + search + hash
}
