import { join, resolve } from 'node:path'
import { keepPassword } from './data-folder.ts'
import { findRunning } from './embedded-postgres.ts'
import { addressOf } from './postmaster-file.ts'

/** Of the embedded database in this folder, where a Heraia runs on it. */
export async function addressOfRunning(dataDir: string): Promise<string | null> {
  const postmaster = await findRunning(join(resolve(dataDir), 'postgres'))
  if (!postmaster) return null
  const password = await keepPassword(join(resolve(dataDir), 'postgres-password'))
  return addressOf(postmaster, password)
}
