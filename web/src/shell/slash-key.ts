import { useSyncExternalStore } from 'react'
import { KEPT_ENTRIES } from '../lib/kept-here.ts'
import { createStore } from '../lib/store.ts'

const OFF = 'off'

const chosen = createStore<boolean | null>(null)

/** Kept in this browser: whether a key by itself gets in her way depends on what she writes and speaks with here. */
export function chooseSlashKey(isOn: boolean) {
  chosen.set(isOn)
  try {
    if (isOn) localStorage.removeItem(KEPT_ENTRIES.slashKey)
    else localStorage.setItem(KEPT_ENTRIES.slashKey, OFF)
  } catch {
    // Storage is forbidden: it holds until she leaves.
  }
}

/** Whether `/` by itself opens the search. */
export const isSlashKeyOn = (): boolean => chosen.get() ?? localStorage.getItem(KEPT_ENTRIES.slashKey) !== OFF

export const useSlashKey = (): boolean => useSyncExternalStore(chosen.subscribe, isSlashKeyOn, () => true)
