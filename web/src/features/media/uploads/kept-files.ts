import type { MediaId } from '@heraia/contract/ids'
import type { FileKind, MediaPurpose } from '@heraia/contract/media'
import { KEPT_ENTRIES } from '../../../lib/kept-here.ts'
import type { ItemDraft } from './upload-store.ts'

/** A database of this browser, and a mark that there is something in it. */
export const KEPT_FILES = KEPT_ENTRIES.uploads
const STORE = 'files'

/** A file on its way, so that a reload goes on with it. */
export interface KeptFile {
  id: MediaId
  personId: string
  purpose: MediaPurpose
  kind: FileKind
  type: string
  name: string
  file: Blob
  alt: string
  item: ItemDraft | null
  keptAt: number
}

/** Asked at each start, so it looks at the mark only. */
export const mayHaveKeptFiles = (): boolean => localStorage.getItem(KEPT_FILES) !== null

/** False where the browser keeps nothing (a private window, a full disk): an upload then lives as long as its tab. */
export async function keepFile(kept: KeptFile): Promise<boolean> {
  try {
    await inStore('readwrite', (files) => files.put(kept))
    localStorage.setItem(KEPT_FILES, '1')
    return true
  } catch {
    return false
  }
}

export async function changeKeptFile(id: MediaId, change: Partial<Pick<KeptFile, 'alt' | 'item'>>): Promise<void> {
  const kept = await inStore<KeptFile | undefined>('readonly', (files) => files.get(id)).catch(() => undefined)
  if (kept) await keepFile({ ...kept, ...change })
}

export async function forgetFile(id: MediaId): Promise<void> {
  await inStore('readwrite', (files) => files.delete(id)).catch(() => undefined)
  const left = await inStore<number>('readonly', (files) => files.count()).catch(() => 0)
  if (left === 0) localStorage.removeItem(KEPT_FILES)
}

export const allKeptFiles = (): Promise<KeptFile[]> =>
  inStore<KeptFile[]>('readonly', (files) => files.getAll()).catch(() => [])

async function inStore<Result>(mode: IDBTransactionMode, ask: (files: IDBObjectStore) => IDBRequest): Promise<Result> {
  const database = await open()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = ask(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result as Result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(KEPT_FILES, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
