import { StorageFull } from '@heraia/server/files/storage-full'
import type { FileStore } from '@heraia/server/ports'
import { mustBeKey } from './file-keys.ts'

export interface FilesInMemory extends FileStore {
  /** What is stored, by key. */
  stored: Map<string, Uint8Array>
  /** From now on there is no room, or there is again. */
  fill(isFull: boolean): void
}

export function filesInMemory(): FilesInMemory {
  const stored = new Map<string, Uint8Array>()
  let isFull = false
  return {
    stored,
    fill: (full) => {
      isFull = full
    },
    put: async (key, bytes) => {
      if (isFull) throw new StorageFull()
      stored.set(mustBeKey(key), bytes.slice())
    },
    get: async (key, range) => {
      const whole = stored.get(mustBeKey(key))
      if (!whole) return null
      const part = new Uint8Array(range ? whole.subarray(range.start, range.end + 1) : whole)
      return { size: whole.length, bytes: async () => part, stream: () => new Blob([part]).stream() }
    },
    remove: async (keys) => {
      for (const key of keys) stored.delete(mustBeKey(key))
    },
    list: async function* (prefix) {
      for (const key of [...stored.keys()]) if (key.startsWith(prefix)) yield key
    },
  }
}
