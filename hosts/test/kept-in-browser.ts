import 'fake-indexeddb/auto'
import { readFile } from 'node:fs/promises'
import { keptFolder } from '../browser/database/kept-folder.ts'
import { readTar } from '../browser/database/read-tar.ts'
import { openKept } from '../browser/kept-store.ts'

/** The database as the demo keeps it; its own, each time. */
export async function keptInBrowser(snapshot: string) {
  const archive = readTar(new Uint8Array(await readFile(snapshot)))
  const fail = (error: unknown) => {
    throw error
  }
  return keptFolder(archive, await openKept(crypto.randomUUID()), fail).fs
}
