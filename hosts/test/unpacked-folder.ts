import { readFile } from 'node:fs/promises'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { type Archive, readTar } from '../browser/database/read-tar.ts'

const archives = new Map<string, Promise<Archive>>()

/** A data folder in memory, from a snapshot that is read once a process: PGlite by itself copies each file three times. */
export async function unpackedFolder(snapshot: string): Promise<MemoryFS> {
  const archive = archives.get(snapshot) ?? readFile(snapshot).then((bytes) => readTar(new Uint8Array(bytes)))
  archives.set(snapshot, archive)
  const { folders, files } = await archive
  class UnpackedFolder extends MemoryFS {
    override async initialSyncFs() {
      const FS = this.pg?.Module.FS
      if (!FS) throw new Error('PGlite was not started.')
      FS.mkdirTree(PGlite.paths.PGDATA, 0o700)
      for (const path of folders.toSorted()) FS.mkdir(PGlite.paths.PGDATA + path, 0o700)
      for (const { path, bytes } of files) FS.writeFile(PGlite.paths.PGDATA + path, bytes.slice(), OWN)
    }
  }
  return new UnpackedFolder()
}

/** Emscripten's own options; PGlite's types know fewer. */
const OWN = { mode: 0o600, canOwn: true }
