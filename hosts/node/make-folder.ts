import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** With those above it. One by one: where none can be made (/proc), Node's own way of making all of them goes on for ever. */
export async function makeFolder(path: string): Promise<void> {
  if (existsSync(path) && (await stat(path)).isDirectory()) return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    const isThere = error.code === 'EEXIST' && (await stat(path)).isDirectory()
    if (!isThere) throw error
  })
}
