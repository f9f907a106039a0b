import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { ensureDatabase } from './postgres/ensure-database.ts'
import { holdDataDir } from './postgres/hold-data-dir.ts'
import { migratePostgres, onPostgres } from './postgres/migrate-postgres.ts'
import { readMigrations } from './read-migrations.ts'
import type { HostSettings } from './settings.ts'

export interface Database {
  url: string
  /** This process alone uses it, so nothing has to be told to others. */
  embedded: boolean
  close(): Promise<void>
}

/** A setting names what cannot be opened. */
export class DatabaseUnusable extends Error {}

/** The database that the settings name, up to date: DATABASE_URL, else the embedded one, which is started. */
export async function openDatabase(settings: Pick<HostSettings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const database = settings.databaseUrl
    ? await openExternal(settings.databaseUrl)
    : await openEmbedded(settings.dataDir).catch(blameFolder)
  try {
    await migratePostgres(database.url, await readMigrations())
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Whether there is anybody who lets us in: what goes wrong later is not the setting's fault. */
export async function openExternal(url: string): Promise<Database> {
  await onPostgres(url, async () => {}).catch((error: Error) => {
    throw new DatabaseUnusable(`DATABASE_URL: its database cannot be opened (${error.message || String(error)}).`, {
      cause: error,
    })
  })
  return { url, embedded: false, close: async () => {} }
}

/** What the system says of a file names it, not the setting. */
function blameFolder(error: NodeJS.ErrnoException): never {
  if (error.syscall === undefined) throw error
  throw new DatabaseUnusable(`DATA_DIR: cannot be used (${error.message}).`, { cause: error })
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const server = await startEmbeddedPostgres(dataDir)
  await ensureDatabase(server.url)
  const letGo = await holdDataDir(server.url, dataDir)
  return {
    url: server.url,
    embedded: true,
    close: async () => {
      await letGo()
      await server.stop()
    },
  }
}
