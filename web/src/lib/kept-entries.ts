/** What this asks of a browser's storage, whose entries are its own properties; so are those of what stands in for it. */
export type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface KeptEntries<Entry, Made> {
  /** In their order. The same array until something changes. */
  entries: () => readonly Entry[]
  get: (id: string) => Entry | undefined
  put: (entry: Entry) => void
  remove: (id: string) => void
  /** The server has it: other tabs learn what it made of it, then forget it too. */
  delivered: (id: string, made: Made) => void
  subscribe: (listener: () => void) => () => void
  /** Reads what other tabs made of it, whose notes may still be on their way. */
  refresh: () => void
  /** Another tab wrote. What was delivered there is handed over before its entry goes. */
  takeStorageEvent: (event: Pick<StorageEvent, 'key' | 'newValue'>, onDelivered: (made: Made) => void) => void
}

interface Kind<Entry> {
  /** What the keys of these begin with; the rest is the id. */
  start: string
  storage: EntryStorage
  /** null: damaged, or of another version. */
  parse: (json: string | null) => Entry | null
  order: (one: Entry, other: Entry) => number
}

/** What waits for the server in this browser. One entry a key: two tabs that write at once never overwrite each other's. */
export function openEntries<Entry extends { id: string }, Made>({
  start,
  storage,
  parse,
  order,
}: Kind<Entry>): KeptEntries<Entry, Made> {
  const known = new Map<string, Entry>()
  /** Those that storage did not take: full or forbidden. They are still sent from this tab. */
  const onlyHere = new Set<string>()
  const listeners = new Set<() => void>()
  let ordered: readonly Entry[] = []

  const change = () => {
    ordered = [...known.values()].sort(order)
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
    for (const key of Object.keys(storage)) {
      const entry = key.startsWith(start) ? parse(storage.getItem(key)) : null
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
    delivered(id, made) {
      write(id, { delivered: made })
      forget(id)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    takeStorageEvent({ key, newValue }, onDelivered) {
      if (!key?.startsWith(start)) return
      const entry = parse(newValue)
      if (entry) known.set(entry.id, entry)
      else known.delete(key.slice(start.length))
      const made = deliveredIn<Made>(newValue)
      if (made) onDelivered(made)
      change()
    },
  }
}

function deliveredIn<Made>(json: string | null): Made | null {
  try {
    const value: { delivered?: Made } | null = JSON.parse(json ?? 'null')
    return value?.delivered ?? null
  } catch {
    return null
  }
}
