import { useSyncExternalStore } from 'react'

/** From here on, list and conversation stand side by side: the `md` of the stylesheet. */
const WIDE = '(min-width: 48rem)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
