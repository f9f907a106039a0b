import { useSyncExternalStore } from 'react'
import type { EntryStorage } from './kept-entries.ts'
import { KEPT_ENTRIES } from './kept-here.ts'
import { useSession } from './session.tsx'
import { createStore, type Store } from './store.ts'

const START = KEPT_ENTRIES.drafts
const SETTLE_MS = 300
/** Stands there for a moment before it is removed: its words are sent, not only wiped out. */
const SENT = 'null'

const keyOf = (personId: string, name: string) => `${START}${personId}:${name}`

/** On a shared computer nobody finds what somebody else began to write. */
export function clearDraftsOfOthers(personId: string) {
  drafts().clearOthers(START, keyOf(personId, ''))
}

export interface Draft<Value> {
  value: Value
  /** What follows on what stands there at that moment is said as a function of it. */
  change: (next: Value | ((now: Value) => Value)) => void
  /** Once the server has it: forgets the draft, in other tabs too, and starts from `next`; so said as `change` says it. */
  sent: (next?: Value | ((now: Value) => Value)) => void
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
    (listener) => drafts().storeOf(key).subscribe(listener),
    () => drafts().storeOf(key).get(),
    () => NOTHING,
  )
  const valueOf = (kept: unknown) => (kept === undefined ? empty : (kept as Value))
  const nextOf = (next: Value | ((now: Value) => Value)) =>
    typeof next === 'function' ? (next as (now: Value) => Value)(valueOf(drafts().storeOf(key).get().value)) : next
  const isEmpty = (next: Value) => JSON.stringify(next) === JSON.stringify(empty)
  return {
    value: valueOf(value),
    restored,
    change(next) {
      const changed = nextOf(next)
      drafts().keep(key, isEmpty(changed) ? undefined : changed)
    },
    sent(next) {
      const begun = next === undefined ? empty : nextOf(next)
      drafts().sent(key)
      if (!isEmpty(begun)) drafts().keep(key, begun)
    },
  }
}

let opened: KeptDrafts | undefined

function drafts(): KeptDrafts {
  opened ??= openDrafts(localStorage, sessionStorage)
  return opened
}

if (typeof addEventListener === 'function') {
  // The last words count too: closing the tab within the pause writes at once.
  addEventListener('pagehide', () => opened?.writeWaiting())
  addEventListener('storage', (event) => opened?.takeStorageEvent(event))
}

interface Kept {
  /** `undefined`: nothing was begun. */
  value: unknown
  /** Nothing of it was typed since this page was loaded. */
  restored: boolean
}

const NOTHING: Kept = { value: undefined, restored: false }

interface InTab {
  store: Store<Kept>
  /** Where this tab keeps it. */
  entry: string
  /** What this tab last read or wrote there: other words are another tab's. */
  words: string | null
  timer?: ReturnType<typeof setTimeout>
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
  const drafts = new Map<string, InTab>()

  function draftOf(key: string): InTab {
    const known = drafts.get(key)
    if (known) return known
    const beside = Object.keys(storage).filter((entry) => entry.startsWith(`${key}#`))
    const entry = [ofTab.getItem(key) ?? key, key, ...beside].find((each) => storage.getItem(each) !== null) ?? key
    const words = storage.getItem(entry)
    const draft = { store: createStore(restored(words)), entry, words }
    drafts.set(key, draft)
    return draft
  }

  function write(key: string) {
    const draft = draftOf(key)
    const { value } = draft.store.get()
    if (value === undefined) return forget(key)
    stop(draft)
    const there = storage.getItem(draft.entry)
    try {
      const words = JSON.stringify(value)
      const entry = there === null || there === draft.words ? draft.entry : `${key}#${Math.random()}`
      storage.setItem(entry, words)
      Object.assign(draft, { entry, words })
      if (entry !== key) ofTab.setItem(key, entry)
    } catch {
      // Storage is full: what is typed still stands on the page.
    }
  }

  function forget(key: string, isSent = false) {
    const draft = draftOf(key)
    const { store, entry, words } = draft
    stop(draft)
    store.set(NOTHING)
    // What another tab wrote since was neither sent nor deleted here.
    if (words !== null && storage.getItem(entry) === words) {
      if (isSent) storage.setItem(entry, SENT)
      storage.removeItem(entry)
    }
    ofTab.removeItem(key)
    Object.assign(draft, { entry: key, words: null })
  }

  return {
    storeOf: (key) => draftOf(key).store,
    keep(key, value) {
      const draft = draftOf(key)
      draft.store.set({ value, restored: false })
      stop(draft)
      draft.timer = setTimeout(() => write(key), SETTLE_MS)
    },
    sent: (key) => forget(key, true),
    clearOthers(start, mine) {
      for (const key of [...drafts.keys(), ...Object.keys(storage), ...Object.keys(ofTab)]) {
        if (!key.startsWith(start) || key.startsWith(mine)) continue
        forget(key)
        // Also what another tab wrote there since.
        storage.removeItem(key)
      }
    },
    writeWaiting() {
      for (const [key, { timer }] of drafts) if (timer) write(key)
    },
    takeStorageEvent({ key: entry, oldValue, newValue }) {
      for (const [key, draft] of drafts) {
        const { value, restored: isRestored } = draft.store.get()
        // Nothing stands here, or she went on here.
        if (draft.entry !== entry || JSON.stringify(value) !== oldValue) continue
        const there = restored(newValue)
        if (isRestored || newValue === SENT || continues(there.value, restored(oldValue).value)) {
          stop(draft)
          draft.words = newValue === SENT ? null : newValue
          draft.store.set(there)
        }
        // She typed them here: they stay here, beside what she made of them there.
        else write(key)
      }
    },
  }
}

/** The same as `was`, or what was written on from there; that it was tried, and under which id, is noted beside it. */
function continues(is: unknown, was: unknown): boolean {
  const now: Record<string, unknown> = Object(is)
  return Object.entries(Object(was)).every(([name, part]) => {
    const there = now[name]
    return typeof part === 'string' && typeof there === 'string'
      ? there.startsWith(part)
      : JSON.stringify(there) === JSON.stringify(part)
  })
}

function stop(draft: InTab) {
  clearTimeout(draft.timer)
  draft.timer = undefined
}

function restored(words: string | null): Kept {
  try {
    const value = JSON.parse(words ?? 'null')
    return value === null ? NOTHING : { value, restored: true }
  } catch {
    return NOTHING
  }
}
