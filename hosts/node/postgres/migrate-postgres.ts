import pg from 'pg'
import { type Migration, migrate } from '../../migrate.ts'
import { connectionOptions } from './postgres.ts'

/** Brings that database up to date over a connection of its own, without the time limits of the pool. */
export async function migratePostgres(url: string, migrations: Migration[]): Promise<string[]> {
  const client = new pg.Client(connectionOptions(url))
  await client.connect()
  try {
    return await migrate(
      {
        script: async (sql) => void (await client.query(sql)),
        rows: async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows,
      },
      migrations,
    )
  } finally {
    await client.end()
  }
}
