import type { Message } from '@heraia/contract/messages'
import { KEPT_ENTRIES } from '../../../lib/kept-here.ts'
import { type OutboxEntry, parseEntry } from './outbox-entry.ts'

/** One entry a key: two tabs that write at once never overwrite each other's. */
const START = KEPT_ENTRIES.outbox

export interface Outbox {
  /** In the order in which she wrote them. The same array until something changes. */
  entries: () => readonly OutboxEntry[]
  get: (id: string) => OutboxEntry | undefined
  put: (entry: OutboxEntry) => void
  remove: (id: string) => void
  /** The server has it: other tabs learn what it made of it, then forget it too. */
  delivered: (id: string, message: Message) => void
  subscribe: (listener: () => void) => () => void
  /** Reads what other tabs made of it, whose notes may still be on their way. */
  refresh: () => void
  /** Another tab wrote. A message that was delivered there is handed over before its entry goes. */
  takeStorageEvent: (event: Pick<StorageEvent, 'key' | 'newValue'>, onDelivered: (message: Message) => void) => void
}

export function openOutbox(
  personId: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>,
): Outbox {
  const start = `${START}${personId}:`
  const known = new Map<string, OutboxEntry>()
  /** Those that storage did not take: full or forbidden. They are still sent from this tab. */
  const onlyHere = new Set<string>()
  const listeners = new Set<() => void>()
  let ordered: readonly OutboxEntry[] = []

  const change = () => {
    ordered = [...known.values()].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    for (const listener of listeners) listener()
  }
  const write = (id: string, value: unknown) => {
    try {
      storage.setItem(start + id, JSON.stringify(value))
      onlyHere.delete(id)
    } catch {
      onlyHere.add(id)
    }
  }
  const forget = (id: string) => {
    storage.removeItem(start + id)
    onlyHere.delete(id)
    if (known.delete(id)) change()
  }

  const refresh = () => {
    for (const id of known.keys()) if (!onlyHere.has(id)) known.delete(id)
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index)
      const entry = key?.startsWith(start) ? parseEntry(storage.getItem(key)) : null
      if (entry) known.set(entry.id, entry)
    }
    change()
  }
  refresh()

  return {
    entries: () => ordered,
    get: (id) => known.get(id),
    put(entry) {
      write(entry.id, entry)
      known.set(entry.id, entry)
      change()
    },
    remove: forget,
    delivered(id, message) {
      write(id, { delivered: message })
      forget(id)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    takeStorageEvent({ key, newValue }, onDelivered) {
      if (!key?.startsWith(start)) return
      const entry = parseEntry(newValue)
      if (entry) known.set(entry.id, entry)
      else known.delete(key.slice(start.length))
      const message = deliveredIn(newValue)
      if (message) onDelivered(message)
      change()
    },
  }
}

function deliveredIn(json: string | null): Message | null {
  try {
    const value: { delivered?: Message } | null = JSON.parse(json ?? 'null')
    return value?.delivered ?? null
  } catch {
    return null
  }
}
