import type { PGlite } from '@electric-sql/pglite'
import { MemfsFrontendFS, type StorageBackend } from '@electric-sql/pglite/memfs-frontend'
import { filesOfSnapshot } from './files-of-snapshot.ts'
import { type KeptChanges, keepChanges, readChanges } from './kept-changes.ts'
import type { Archive } from './read-tar.ts'

/** Where PGlite keeps its data folder in its own file system. */
const FOLDER = '/pglite/data'

const NOTHING: KeptChanges = { files: new Map(), blocks: new Map() }

export interface KeptFolder {
  fs: MemfsFrontendFS
  /** Everything that was written before now is kept, or will not be. */
  settled(): Promise<void>
  /** What is written now is not kept: it was stopped, there was no room, or this browser keeps nothing. */
  isStopped(): boolean
  /** Writes no more, whatever happens in memory. */
  stop(): void
}

/**
 * The data folder in memory: the snapshot, and above it what has changed since, which is kept block by block as it
 * changes. What is kept is always the folder as it was at one moment, as after a power cut: PostgreSQL recovers from
 * that. Once something could not be kept (`onFull`), nothing more is: the moment before stays whole. `changes`: what is
 * kept, where that was read already.
 */
export function keptFolder(
  snapshot: Archive,
  kept: IDBDatabase | null,
  onFull: (error: unknown) => void,
  changes?: KeptChanges,
): KeptFolder {
  let pglite: PGlite | undefined
  let isStopped = kept === null
  let last: Promise<void> = Promise.resolve()
  const lookAt = (path: string): Uint8Array => {
    if (!pglite) throw new Error('PGlite was not started.')
    const { node } = (pglite.Module.FS as unknown as MemoryFiles).lookupPath(`${FOLDER}${path}`)
    return node.contents.subarray(0, node.usedBytes)
  }
  const backend: StorageBackend = {
    init: async () => {},
    load: async function* () {
      yield* filesOfSnapshot(snapshot, changes ?? (kept ? await readChanges(kept) : NOTHING))
      // It lies in memory twice until then.
      changes = undefined
    },
    apply: (changes) => {
      if (isStopped || !kept) return Promise.resolve()
      try {
        last = keepChanges(kept, changes, lookAt).catch(stopFor)
      } catch (error) {
        stopFor(error)
      }
      return last
    },
    close: async () => {},
  }
  function stopFor(error: unknown) {
    if (isStopped) return
    isStopped = true
    onFull(error)
  }
  class Folder extends MemfsFrontendFS {
    override async init(...given: Parameters<MemfsFrontendFS['init']>) {
      pglite = given[0]
      return super.init(...given)
    }
  }
  const fs = new Folder(backend)
  return {
    fs,
    settled: async () => {
      await fs.syncToFs()
      await last
    },
    isStopped: () => isStopped,
    stop: () => {
      isStopped = true
    },
  }
}

/** What we need of Emscripten's file system in memory. */
interface MemoryFiles {
  lookupPath(path: string): { node: { contents: Uint8Array; usedBytes: number } }
}
