import type { PGlite } from '@electric-sql/pglite'
import type { Db } from '@heraia/database/db'
import { openPglite } from '../../pglite.ts'
import { answerOf, done } from '../kept-store.ts'
import { type KeptFolder, keptFolder } from './kept-folder.ts'
import { moveToToday } from './move-to-today.ts'
import { readTar } from './read-tar.ts'

/** What is fetched once and then lies in the browser's cache. */
export interface Engine {
  wasm: WebAssembly.Module
  /** PostgreSQL's own files. */
  data: Blob
}

export interface Snapshot {
  /** Changes with its content. */
  name: string
  madeAt: Date
  bytes: Uint8Array
}

export interface OpenedDatabase {
  db: Db
  pglite: PGlite
  folder: KeptFolder
  /** The first time, or after a reset. */
  isNew: boolean
}

/** initdb is not needed where there is a snapshot; PGlite would fetch it. */
const nothing = () => new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))

export async function openDatabase(
  engine: Engine,
  snapshot: Snapshot,
  kept: IDBDatabase | null,
  onFull: (error: unknown) => void,
): Promise<OpenedDatabase> {
  const isNew = kept === null || (await markOf(kept)) !== snapshot.name
  // What is kept are changes of one snapshot: with another one they are of no use.
  if (kept && isNew) await beginAnew(kept, snapshot.name)
  const folder = keptFolder(readTar(snapshot.bytes), kept, onFull)
  const { db, pglite } = await openPglite({
    fs: folder.fs,
    relaxedDurability: true,
    pgliteWasmModule: engine.wasm,
    initdbWasmModule: nothing(),
    fsBundle: engine.data,
  })
  if (isNew) await moveToToday(pglite, snapshot.madeAt, new Date())
  return { db, pglite, folder, isNew }
}

const markOf = (kept: IDBDatabase): Promise<unknown> =>
  answerOf(kept.transaction('marks', 'readonly').objectStore('marks').get('snapshot'))

async function beginAnew(kept: IDBDatabase, name: string): Promise<void> {
  const transaction = kept.transaction(['marks', 'blocks', 'sizes', 'files'], 'readwrite')
  const ended = done(transaction)
  for (const store of ['blocks', 'sizes', 'files']) transaction.objectStore(store).clear()
  transaction.objectStore('marks').put(name, 'snapshot')
  await ended
}
