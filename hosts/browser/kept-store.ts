/** Everything that the demo keeps in this browser lies in one database; `base`: where the demo's folder lies. */
export const nameOfKept = (base: string): string => `heraia-demo:${new URL(base).pathname}`

/** Files of people (`files`), what has changed of the database's own files (`blocks`, `sizes`), and which snapshot that is of (`marks`). */
export type StoreName = 'files' | 'blocks' | 'sizes' | 'marks'

const STORES: readonly StoreName[] = ['files', 'blocks', 'sizes', 'marks']

/** Rejects where the browser keeps nothing: a private window of some, storage that was forbidden. */
export const openKept = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store)
    }
    request.onsuccess = () => {
      // Another tab removes it all: it is not held up.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })

export const removeKept = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

export const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** All of it or nothing. */
export const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Given up', 'AbortError'))
  })
