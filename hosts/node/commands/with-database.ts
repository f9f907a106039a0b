import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, DatabaseUnusable, openDatabase, openExternal } from '../open-database.ts'
import { addressOfRunning } from '../postgres/address-of-running.ts'
import { onPostgres } from '../postgres/migrate-postgres.ts'
import { openPostgres, type Postgres } from '../postgres/postgres.ts'
import { type HostSettings, readSettings } from '../settings.ts'

/**
 * For a command of the operator: beside a running Heraia, or with the embedded database started for the moment. Where
 * there is none, the folder is a wrong one more likely than a new one, unless the command says that it makes it.
 */
export async function withDatabase<T>(
  work: (postgres: Postgres, url: string) => Promise<T>,
  { makes = false } = {},
): Promise<T> {
  const settings = readSettings(process.env)
  if (!makes && !settings.databaseUrl && !existsSync(join(settings.dataDir, 'postgres'))) {
    throw new DatabaseUnusable(`DATA_DIR: there is no database in ${settings.dataDir} yet. npm start makes one.`)
  }
  const database = settings.databaseUrl
    ? await (makes ? openDatabase(settings) : openFilled(settings.databaseUrl))
    : await besideOrAlone(settings)
  const postgres = openPostgres(database.url, { max: 4 })
  try {
    return await work(postgres, database.url)
  } finally {
    await postgres.close()
    await database.close()
  }
}

async function openFilled(url: string): Promise<Pick<Database, 'url' | 'close'>> {
  const database = await openExternal(url)
  const [row] = await onPostgres(url, ({ rows }) => rows("select to_regclass('migrations') is null as empty"))
  if (row?.empty)
    throw new DatabaseUnusable('DATABASE_URL: there is nothing in this database yet. npm start makes its tables.')
  return database
}

async function besideOrAlone(settings: HostSettings): Promise<Pick<Database, 'url' | 'close'>> {
  const running = await addressOfRunning(settings.dataDir)
  return running ? { url: running, close: async () => {} } : openDatabase(settings)
}
