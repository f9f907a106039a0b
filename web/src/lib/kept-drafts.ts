import type { EntryStorage } from './kept-entries.ts'
import { createStore, type Store } from './store.ts'

const SETTLE_MS = 300
/** Stands there for a moment before it is removed: its words are sent, not only wiped out. */
const SENT = 'null'

export interface Kept {
  /** `undefined`: nothing was begun. */
  value: unknown
  /** Nothing of it was typed since this page was loaded. */
  restored: boolean
}

export const NOTHING: Kept = { value: undefined, restored: false }

/** Where this tab keeps a draft. */
interface Place {
  entry: string
  /** What this tab last read or wrote there: other words are another tab's. */
  words: string | null
}

export interface KeptDrafts {
  storeOf: (key: string) => Store<Kept>
  keep: (key: string, value: unknown) => void
  /** The server has it, or she lets go of it: so do other tabs that show the same words. */
  sent: (key: string) => void
  /** Nobody's but those whose keys begin with `mine` stay. */
  clearOthers: (start: string, mine: string) => void
  /** What was typed within the pause. */
  writeWaiting: () => void
  /** Another tab wrote. */
  takeStorageEvent: (event: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>) => void
}

/**
 * The drafts of one tab, in the storage of all tabs. Two tabs that begin the same thing each have words of their own: the
 * second finds the entry taken and makes one beside it, `<key>#…`, whose name its session storage (`ofTab`) has. A tab in
 * which nothing was begun takes what is there.
 */
export function openDrafts(storage: EntryStorage, ofTab: EntryStorage): KeptDrafts {
  const stores = new Map<string, Store<Kept>>()
  const places = new Map<string, Place>()
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const placeOf = (key: string): Place => places.get(key) ?? { entry: key, words: null }

  function storeOf(key: string): Store<Kept> {
    const known = stores.get(key)
    if (known) return known
    const store = createStore(read(key))
    stores.set(key, store)
    return store
  }

  function read(key: string): Kept {
    try {
      const entry = entryOf(key)
      const words = storage.getItem(entry)
      places.set(key, { entry, words })
      if (entry !== key) ofTab.setItem(key, entry)
      return restored(words)
    } catch {
      return NOTHING
    }
  }

  function entryOf(key: string): string {
    const own = ofTab.getItem(key)
    if (own !== null && storage.getItem(own) !== null) return own
    if (storage.getItem(key) !== null) return key
    return Object.keys(storage).find((entry) => entry.startsWith(`${key}#`)) ?? key
  }

  function write(key: string) {
    cancel(key)
    const { value } = storeOf(key).get()
    if (value === undefined) return remove(key)
    try {
      const words = JSON.stringify(value)
      const { entry, words: own } = placeOf(key)
      const there = storage.getItem(entry)
      const isTaken = there !== null && there !== own
      const free = isTaken ? `${key}#${Math.random().toString(36).slice(2)}` : entry
      storage.setItem(free, words)
      places.set(key, { entry: free, words })
      if (isTaken) ofTab.setItem(key, free)
    } catch {
      // Storage is full or forbidden: what is typed still stands on the page.
    }
  }

  /** What another tab wrote since was neither sent nor deleted here. */
  function remove(key: string, isSent = false) {
    const { entry, words } = placeOf(key)
    places.delete(key)
    ofTab.removeItem(key)
    if (words === null || storage.getItem(entry) !== words) return
    if (isSent) storage.setItem(entry, SENT)
    storage.removeItem(entry)
  }

  function cancel(key: string) {
    clearTimeout(waiting.get(key))
    waiting.delete(key)
  }

  function take(key: string, { entry }: Place, before: string, now: string | null) {
    const store = storeOf(key)
    const { value, restored: isRestored } = store.get()
    // Nothing stands here, or she went on here.
    if (value === undefined || JSON.stringify(value) !== before) return
    // She typed them here: they stay here, beside what she made of them there.
    if (!isRestored && now !== SENT) return write(key)
    cancel(key)
    const next = restored(now)
    places.set(key, { entry, words: next === NOTHING ? null : now })
    store.set(next)
  }

  return {
    storeOf,
    keep(key, value) {
      storeOf(key).set({ value, restored: false })
      cancel(key)
      waiting.set(
        key,
        setTimeout(() => write(key), SETTLE_MS),
      )
    },
    sent(key) {
      cancel(key)
      stores.get(key)?.set(NOTHING)
      remove(key, true)
    },
    clearOthers(start, mine) {
      for (const key of [storage, ofTab].flatMap(Object.keys).concat(...stores.keys())) {
        if (!key.startsWith(start) || key.startsWith(mine)) continue
        cancel(key)
        stores.get(key)?.set(NOTHING)
        places.delete(key)
        storage.removeItem(key)
        ofTab.removeItem(key)
      }
    },
    writeWaiting() {
      for (const key of waiting.keys()) write(key)
    },
    takeStorageEvent({ key: entry, oldValue, newValue }) {
      if (entry === null || oldValue === null) return
      for (const [key, place] of places) if (place.entry === entry) take(key, place, oldValue, newValue)
    },
  }
}

function restored(words: string | null): Kept {
  try {
    const value = JSON.parse(words ?? 'null') ?? undefined
    return value === undefined ? NOTHING : { value, restored: true }
  } catch {
    return NOTHING
  }
}
