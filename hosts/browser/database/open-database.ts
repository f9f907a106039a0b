import { PGlite } from '@electric-sql/pglite'
import type { Db } from '@heraia/database/db'
import type { Migration } from '../../migrate.ts'
import { openPglite } from '../../pglite.ts'
import { baseOf, bringForward, markWhenKept } from './carry-over.ts'
import { type KeptChanges, readChanges } from './kept-changes.ts'
import { type KeptFolder, keptFolder } from './kept-folder.ts'
import { beginAnew, type Marks, readMarks } from './marks.ts'
import { moveDates } from './move-dates.ts'
import { type Archive, readTar } from './read-tar.ts'

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

/** `carried`: an earlier build kept it, and it was brought to this one. `anew`: that could not be done. */
export type Renewed = 'carried' | 'anew' | null

export interface OpenedDatabase {
  db: Db
  pglite: PGlite
  folder: KeptFolder
  renewed: Renewed
}

export interface Fetched {
  engine: Engine
  snapshot: Snapshot
}

export interface Opening {
  /** What is kept is read while it is on its way. */
  fetched: Promise<Fetched>
  /** null: this browser keeps nothing. */
  kept: IDBDatabase | null
  onFull: (error: unknown) => void
  /** Of this build; asked for only when an earlier one kept something. */
  readMigrations: () => Promise<Migration[]>
  /** When she visits; left out: now. */
  visitedAt?: Date
}

const NOTHING: Marks = { snapshot: null, ageMs: 0, renewedFor: null, hasBase: false }

/**
 * For one visitor. A cache of 128 MB would be filled with zeros at each start; all files lie in memory anyway. What is
 * kept is the folder at one moment (kept-folder.ts): no page is ever half written.
 */
const FOR_ONE = ['shared_buffers=8MB', 'max_connections=10', 'autovacuum_worker_slots=1', 'full_page_writes=off']

/** initdb is not needed where there is a snapshot; PGlite would fetch it. */
const nothing = () => new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))

/** `changes`: what is kept, where that was read already. */
type Ready = Omit<Opening, 'fetched'> & Fetched & { changes?: KeptChanges }

export async function openDatabase({ fetched, ...asked }: Opening): Promise<OpenedDatabase> {
  const { kept } = asked
  const [{ engine, snapshot }, marks, changes] = await Promise.all([
    fetched,
    kept ? readMarks(kept) : NOTHING,
    kept ? readChanges(kept) : undefined,
  ])
  const opening: Ready = { ...asked, engine, snapshot, changes }
  const archive = readTar(snapshot.bytes)
  if (marks.snapshot === snapshot.name)
    return { ...(await open(opening, moveDates(archive, marks.ageMs).archive)), renewed: null }
  if (kept && marks.snapshot !== null) {
    const earlier = await openEarlier(opening, kept, marks, archive)
    if (earlier) return earlier
  }
  const ageMs = (asked.visitedAt?.getTime() ?? Date.now()) - snapshot.madeAt.getTime()
  const hasRoom = kept !== null && (await beginAnew(kept, snapshot.name, ageMs).then(() => true, lacksRoom(opening)))
  const moved = moveDates(archive, ageMs)
  const opened = await open({ ...opening, kept: hasRoom ? kept : null, changes: undefined }, moved.archive)
  if (moved.recompute.length > 0) await opened.pglite.exec(moved.recompute.join(';'))
  return { ...opened, renewed: marks.snapshot === null ? null : 'anew' }
}

/** Not even for the first word: what she does lies in memory. */
const lacksRoom =
  ({ onFull }: Ready) =>
  (error: unknown): false => {
    onFull(error)
    return false
  }

/**
 * What is kept are changes of one snapshot: those of an earlier build go on above the snapshot that they began with. null:
 * they never can. Rejects where that is not known, as where the migrations could not be fetched: all stays as it is kept.
 */
async function openEarlier(
  opening: Ready,
  kept: IDBDatabase,
  marks: Marks,
  now: Archive,
): Promise<OpenedDatabase | null> {
  const base = await baseOf(kept, marks, now)
  if (!base) return null
  const { snapshot, readMigrations } = opening
  const migrations = marks.renewedFor === snapshot.name ? null : await readMigrations()
  const opened = await open(opening, moveDates(base, marks.ageMs).archive)
  if (!migrations) return { ...opened, renewed: null }
  try {
    await bringForward(opened.pglite, migrations)
  } catch {
    opened.folder.stop()
    await opened.pglite.close()
    return null
  }
  await markWhenKept(opened.folder, kept, snapshot.name)
  return { ...opened, renewed: 'carried' }
}

async function open({ engine, kept, changes, onFull }: Ready, archive: Archive) {
  const folder = keptFolder(archive, kept, onFull, changes)
  const { db, pglite } = await openPglite({
    fs: folder.fs,
    relaxedDurability: true,
    startParams: [...PGlite.defaultStartParams, ...FOR_ONE.flatMap((setting) => ['-c', setting])],
    pgliteWasmModule: engine.wasm,
    initdbWasmModule: nothing(),
    fsBundle: engine.data,
  })
  return { db, pglite, folder }
}
