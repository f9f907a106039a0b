import { StorageFull } from '@heraia/server/files/storage-full'
import type { FileStore } from '@heraia/server/ports'
import { mustBeKey } from '../file-keys.ts'
import { answerOf, done } from './kept-store.ts'

/** Files in the browser's own database. */
export function filesInIndexedDb(kept: IDBDatabase): FileStore {
  const reading = () => kept.transaction('files', 'readonly').objectStore('files')
  const write = async (change: (files: IDBObjectStore) => void): Promise<void> => {
    const transaction = kept.transaction('files', 'readwrite')
    const ended = done(transaction)
    change(transaction.objectStore('files'))
    await ended.catch((error: unknown) => {
      throw error instanceof DOMException && error.name === 'QuotaExceededError' ? new StorageFull(error) : error
    })
  }
  return {
    put: async (key, bytes) => {
      const name = mustBeKey(key)
      await write((files) => files.put(bytes.slice(), name))
    },
    get: async (key, range) => {
      const whole = (await answerOf(reading().get(mustBeKey(key)))) as Uint8Array | undefined
      if (!whole) return null
      const part = new Uint8Array(range ? whole.subarray(range.start, range.end + 1) : whole)
      return { size: whole.length, bytes: async () => part, stream: () => new Blob([part]).stream() }
    },
    remove: async (keys) => {
      const names = keys.map(mustBeKey)
      await write((files) => {
        for (const name of names) files.delete(name)
      })
    },
    list: async function* (prefix) {
      // Keys are ASCII: nothing that starts so sorts behind this.
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
      yield* await answerOf(reading().getAllKeys(range) as IDBRequest<string[]>)
    },
  }
}
