import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** As long as what PostgreSQL calls its own. */
const PROBE = '.s.PGSQL.probe'

/**
 * Whether a socket can lie in this folder: not every file system takes one (shared with a virtual machine, or over the
 * network), nor every path. PostgreSQL that is told to put one where none can be does not start.
 */
export async function takesSockets(folder: string): Promise<boolean> {
  // There Node takes a path for something else.
  if (process.platform === 'win32') return false
  const path = join(folder, PROBE)
  // A start that was killed just here left its own.
  await rm(path, { force: true })
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(path, () => probe.close(() => resolve(true)))
  })
}
