import { useEffect, useState } from 'react'
import { useSession } from './session.tsx'

const START = 'heraia-draft:'
const SETTLE_MS = 300

const keyOf = (personId: string, name: string) => `${START}${personId}:${name}`

export function readDraft<Draft>(personId: string, name: string): Draft | undefined {
  try {
    const stored = localStorage.getItem(keyOf(personId, name))
    return stored === null ? undefined : (JSON.parse(stored) as Draft)
  } catch {
    return undefined
  }
}

export function writeDraft(personId: string, name: string, draft: unknown) {
  try {
    localStorage.setItem(keyOf(personId, name), JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: what is typed still stands on the page.
  }
}

export const clearDraft = (personId: string, name: string) => localStorage.removeItem(keyOf(personId, name))

/** On a shared computer nobody finds what somebody else began to write. */
export function clearDraftsOfOthers(personId: string) {
  const mine = keyOf(personId, '')
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(START) && !key.startsWith(mine)) localStorage.removeItem(key)
  }
}

export interface Draft<Value> {
  value: Value
  change: (value: Value) => void
  /** Once the server has it: forgets the draft and starts from `next`. */
  sent: (next: Value) => void
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
  const [state, setState] = useState({ key: '', value: empty, restored: false })

  // Read after the first drawing, which must repeat the server's; and anew for another person or subject.
  useEffect(() => {
    const stored = readDraft<Value>(personId, name)
    setState((now) => ({ key, value: stored ?? (now.key ? empty : now.value), restored: stored !== undefined }))
  }, [key])

  useEffect(() => {
    if (state.key !== key) return
    const isEmpty = JSON.stringify(state.value) === JSON.stringify(empty)
    const write = () => (isEmpty ? clearDraft(personId, name) : writeDraft(personId, name, state.value))
    const timer = setTimeout(write, SETTLE_MS)
    // The last words count too: leaving within the pause writes at once.
    return () => {
      clearTimeout(timer)
      write()
    }
  }, [state, key])

  return {
    value: state.value,
    restored: state.restored,
    change: (value) => setState({ key, value, restored: false }),
    sent(next) {
      clearDraft(personId, name)
      setState({ key, value: next, restored: false })
    },
  }
}
