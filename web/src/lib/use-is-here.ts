import { type RefObject, useEffect, useRef } from 'react'

/** Whether the screen that began something still stands once that is done: who went elsewhere is not torn back. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
