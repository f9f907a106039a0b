import type { MediaPurpose } from '@heraia/contract/media'
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../../lib/store.ts'

const shown = createStore<readonly MediaPurpose[]>([])

/** This screen shows these uploads itself: the tray leaves them out. */
export function useShownHere(purpose: MediaPurpose) {
  useEffect(() => {
    shown.set([...shown.get(), purpose])
    return () => {
      const at = shown.get().indexOf(purpose)
      shown.set(shown.get().filter((_, index) => index !== at))
    }
  }, [purpose])
}

export const useShownElsewhere = (): readonly MediaPurpose[] =>
  useSyncExternalStore(shown.subscribe, shown.get, shown.get)
