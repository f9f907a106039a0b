import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page already answers: false in what the server drew. A form that the browser would send by itself
 * before that, with a password in it, keeps its button disabled until then.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
