import { useSyncExternalStore } from 'react'
import { type KeptDrafts, NOTHING, openDrafts } from './kept-drafts.ts'
import { KEPT_ENTRIES } from './kept-here.ts'
import { useSession } from './session.tsx'

const START = KEPT_ENTRIES.drafts

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
