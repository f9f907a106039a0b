import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** A screen for strangers is saying its goodbye: its guard lets the notice stand until it has gone. */
const leaving = createStore(false)

export const useIsLeaving = () => useSyncExternalStore(leaving.subscribe, leaving.get, () => false)

/** Say so before she is signed in; `start` then goes after `ms`, `cancel` takes it back. */
export function leaveAfter(ms: number, go: () => void) {
  leaving.set(true)
  return {
    cancel: () => leaving.set(false),
    start: () => {
      setTimeout(() => {
        go()
        leaving.set(false)
      }, ms)
    },
  }
}
