import { readFile } from 'node:fs/promises'
import { saveWorld } from '@heraia/database/world/save-world'
import { madeWorld } from '../made-world.ts'
import { packFolder } from '../node/demo/make-snapshot.ts'
import { openPglite } from '../pglite.ts'

/** What a build of that day gives the demo to begin with, without its pictures. */
export async function packedWorld(madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const { pglite, db } = await openPglite({
    loadDataDir: new Blob([await readFile(process.env.HERAIA_SNAPSHOT ?? '')]),
  })
  await saveWorld(db, madeWorld(madeAt, 'nobody signs in'))
  await pglite.exec('vacuum (freeze, analyze)')
  return packFolder(pglite)
}
