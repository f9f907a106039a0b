import { useSyncExternalStore } from 'react'
import { KEPT_ENTRIES } from './kept-here.ts'
import { useSession } from './session.tsx'
import { createStore, type Store } from './store.ts'

const START = KEPT_ENTRIES.drafts
const SETTLE_MS = 300

/** `undefined`: nothing was begun. */
interface Kept {
  value: unknown
  restored: boolean
}

const stores = new Map<string, Store<Kept>>()
const waiting = new Map<string, ReturnType<typeof setTimeout>>()
/** What this tab last read or wrote: two of them may write the same thing, each its own words. */
const ownWords = new Map<string, string | null>()

const keyOf = (personId: string, name: string) => `${START}${personId}:${name}`

/** On a shared computer nobody finds what somebody else began to write. */
export function clearDraftsOfOthers(personId: string) {
  const mine = keyOf(personId, '')
  const keys = new Set([...Object.keys(localStorage), ...stores.keys()])
  for (const key of keys) {
    if (!key.startsWith(START) || key.startsWith(mine)) continue
    forget(key)
    localStorage.removeItem(key)
  }
}

export interface Draft<Value> {
  value: Value
  /** What follows on what stands there at that moment is said as a function of it. */
  change: (next: Value | ((now: Value) => Value)) => void
  /** Once the server has it: forgets the draft and starts from `next`. */
  sent: (next?: Value) => void
  /** It was here from last time. */
  restored: boolean
}

/**
 * What she is writing, kept in this browser until the server has it. `empty` is what stands there at first.
 * `name` says what it is for: 'post', 'message:<conversation>', 'comment:<post>'.
 */
export function useDraft<Value>(name: string, empty: Value): Draft<Value> {
  const personId = useSession().supabaseUser?.id ?? 'visitor'
  const key = keyOf(personId, name)
  // The first drawing repeats the server's, which knows of no draft.
  const { value, restored } = useSyncExternalStore(
    (listener) => storeOf(key).subscribe(listener),
    () => storeOf(key).get(),
    () => NOTHING,
  )
  const valueOf = (kept: unknown) => (kept === undefined ? empty : (kept as Value))
  return {
    value: valueOf(value),
    restored,
    change(next) {
      const changed =
        typeof next === 'function' ? (next as (now: Value) => Value)(valueOf(storeOf(key).get().value)) : next
      keep(key, JSON.stringify(changed) === JSON.stringify(empty) ? undefined : changed)
    },
    sent(next) {
      forget(key)
      if (next !== undefined && JSON.stringify(next) !== JSON.stringify(empty)) keep(key, next)
    },
  }
}

const NOTHING: Kept = { value: undefined, restored: false }

function storeOf(key: string): Store<Kept> {
  const known = stores.get(key)
  if (known) return known
  const stored = read(key)
  const store = createStore<Kept>({ value: stored, restored: stored !== undefined })
  stores.set(key, store)
  return store
}

function keep(key: string, value: unknown) {
  storeOf(key).set({ value, restored: false })
  clearTimeout(waiting.get(key))
  waiting.set(
    key,
    setTimeout(() => write(key), SETTLE_MS),
  )
}

function forget(key: string) {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
  stores.get(key)?.set(NOTHING)
  removeOwn(key)
}

/** What another tab wrote since was neither sent nor deleted here. */
function removeOwn(key: string) {
  if (localStorage.getItem(key) === ownWords.get(key)) localStorage.removeItem(key)
}

function write(key: string) {
  waiting.delete(key)
  const { value } = storeOf(key).get()
  try {
    const words = value === undefined ? null : JSON.stringify(value)
    if (words === null) removeOwn(key)
    else localStorage.setItem(key, words)
    ownWords.set(key, words)
  } catch {
    // Storage is full or forbidden: what is typed still stands on the page.
  }
}

function read(key: string): unknown {
  try {
    const words = localStorage.getItem(key)
    ownWords.set(key, words)
    return JSON.parse(words ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

// The last words count too: closing the tab within the pause writes at once.
if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => {
    for (const key of waiting.keys()) write(key)
  })
}
