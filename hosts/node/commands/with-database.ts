import { type Database, openDatabase, openExternal } from '../open-database.ts'
import { addressOfRunning } from '../postgres/address-of-running.ts'
import { openPostgres, type Postgres } from '../postgres/postgres.ts'
import { type HostSettings, readSettings } from '../settings.ts'

/** For a command of the operator: beside a running Heraia, or with the embedded database started for the moment. */
export async function withDatabase<T>(work: (postgres: Postgres, url: string) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env)
  const database = settings.databaseUrl ? await openExternal(settings.databaseUrl) : await besideOrAlone(settings)
  const postgres = openPostgres(database.url, { max: 4 })
  try {
    return await work(postgres, database.url)
  } finally {
    await postgres.close()
    await database.close()
  }
}

async function besideOrAlone(settings: HostSettings): Promise<Pick<Database, 'url' | 'close'>> {
  const running = await addressOfRunning(settings.dataDir)
  return running ? { url: running, close: async () => {} } : openDatabase(settings)
}
