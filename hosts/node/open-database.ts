import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { ensureDatabase } from './postgres/ensure-database.ts'
import { holdDataDir } from './postgres/hold-data-dir.ts'
import { migratePostgres } from './postgres/migrate-postgres.ts'
import { readMigrations } from './read-migrations.ts'
import type { HostSettings } from './settings.ts'

export interface Database {
  url: string
  /** This process alone uses it, so nothing has to be told to others. */
  embedded: boolean
  close(): Promise<void>
}

/** The database that the settings name, up to date: DATABASE_URL, else the embedded one, which is started. */
export async function openDatabase(settings: Pick<HostSettings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, embedded: false, close: async () => {} }
    : await openEmbedded(settings.dataDir)
  try {
    await migratePostgres(database.url, await readMigrations())
  } catch (error) {
    await database.close()
    throw error
  }
  return database
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
