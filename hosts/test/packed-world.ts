import { saveWorld } from '@heraia/database/world/save-world'
import { madeWorld } from '../made-world.ts'
import { packFolder } from '../node/demo/make-snapshot.ts'
import { openPglite } from '../pglite.ts'
import { unpackedFolder } from './unpacked-folder.ts'

/** By the moment at which they were made; each takes seconds. */
const worlds = new Map<number, ReturnType<typeof packWorld>>()

/** What a build of that day gives the demo to begin with, without its pictures: to be read, or copied. */
export function packedWorld(madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const world = worlds.get(madeAt.getTime()) ?? packWorld(madeAt)
  worlds.set(madeAt.getTime(), world)
  return world
}

async function packWorld(madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const { pglite, db } = await openPglite({ fs: await unpackedFolder(process.env.HERAIA_SNAPSHOT ?? '') })
  await saveWorld(db, madeWorld(madeAt, 'nobody signs in'))
  await pglite.exec('vacuum (freeze, analyze)')
  return packFolder(pglite)
}
