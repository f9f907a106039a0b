import pg from 'pg'
import { type Migration, type MigrationTarget, migrate } from '../../migrate.ts'
import { connectionOptions } from './postgres.ts'

/** Brings that database up to date. */
export const migratePostgres = (url: string, migrations: Migration[]): Promise<string[]> =>
  onPostgres(url, (target) => migrate(target, migrations))

/** Over a connection of its own, without the time limits of the pool. */
export async function onPostgres<T>(url: string, work: (target: MigrationTarget) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionOptions(url))
  await client.connect()
  try {
    return await work({
      script: async (sql) => void (await client.query(sql)),
      rows: async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows,
    })
  } finally {
    await client.end()
  }
}
