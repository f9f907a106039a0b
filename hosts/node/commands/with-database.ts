import { openDatabase } from '../open-database.ts'
import { addressOfRunning } from '../postgres/address-of-running.ts'
import { openPostgres, type Postgres } from '../postgres/postgres.ts'
import { readSettings } from '../settings.ts'

/** For a command of the operator: beside a running Heraia, or with the embedded database started for the moment. */
export async function withDatabase<T>(work: (postgres: Postgres, url: string) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env)
  const running = settings.databaseUrl ?? (await addressOfRunning(settings.dataDir))
  const database = running ? { url: running, close: async () => {} } : await openDatabase(settings)
  const postgres = openPostgres(database.url, { max: 4 })
  try {
    return await work(postgres, database.url)
  } finally {
    await postgres.close()
    await database.close()
  }
}
