import { rm } from 'node:fs/promises'
import pg from 'pg'
import { jobsTable } from '../jobs-in-table.ts'
import { startEmbeddedPostgres } from '../node/postgres/embedded-postgres.ts'
import { atDatabase, ensureDatabase } from '../node/postgres/ensure-database.ts'
import { migratePostgres } from '../node/postgres/migrate-postgres.ts'
import { readMigrations } from '../node/read-migrations.ts'
import { folderInMemory } from './folder-in-memory.ts'

/** Vitest global setup: one real PostgreSQL for the run, with a migrated database that each test file copies. */
export default async function setup(): Promise<() => Promise<void>> {
  // Each test file makes and removes a thousand files: on a disk that is up to half of what PostgreSQL does.
  const folder = await folderInMemory('heraia-test')
  const server = await startEmbeddedPostgres(folder, { durable: false })
  const template = atDatabase(server.url, 'template_heraia')
  await ensureDatabase(template)
  await migratePostgres(template, await readMigrations())
  const client = new pg.Client({ connectionString: template })
  await client.connect()
  await client.query(jobsTable)
  // One plan for each statement of a connection. By itself PostgreSQL makes five for as many calls before it thinks of that,
  // and few are called oftener in a test. On PGlite the same tests run with those.
  await client.query('alter role current_user set plan_cache_mode = force_generic_plan')
  await client.end()
  process.env.HERAIA_TEMPLATE_URL = template
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
