import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { passwords } from '@heraia/hosts/node/passwords'
import { startEmbeddedPostgres } from '@heraia/hosts/node/postgres/embedded-postgres'
import { ensureDatabase } from '@heraia/hosts/node/postgres/ensure-database'
import { migratePostgres } from '@heraia/hosts/node/postgres/migrate-postgres'
import { readMigrations } from '@heraia/hosts/node/read-migrations'
import pg from 'pg'
import { bareTables } from './bare-tables.ts'
import { isTenth, sizes, WATCHER_PASSWORD } from './sizes.ts'
import { steps } from './steps.ts'

export const dataDir = resolve(import.meta.dirname, '../../.data', isTenth ? 'bench-tenth' : 'bench')
const stamp = join(dataDir, 'loaded')

/** The big world's database, running. It is kept between runs and made anew when what makes it has changed. */
export async function openBigWorld(options: { fresh: boolean; say: (line: string) => void }) {
  const made = await fingerprint()
  const isMade = !options.fresh && existsSync(stamp) && (await readFile(stamp, 'utf8')) === made
  if (!isMade) {
    await load(options.say)
    await writeFile(stamp, made)
  }
  const server = await startEmbeddedPostgres(dataDir)
  return { url: server.url, stop: server.stop }
}

async function load(say: (line: string) => void): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
  const server = await startEmbeddedPostgres(dataDir, { durable: false })
  try {
    await ensureDatabase(server.url)
    await migratePostgres(server.url, await readMigrations())
    const client = new pg.Client(server.url)
    await client.connect()
    await timed(say, 'the big world', () => fill(client, say))
    await client.end()
  } finally {
    await server.stop()
  }
}

async function fill(client: pg.Client, say: (line: string) => void): Promise<void> {
  // Triggers of foreign keys would look up every row; what is made here is right by construction.
  await client.query(`set session_replication_role = replica; set work_mem = '512MB'; set maintenance_work_mem = '1GB';
    set max_parallel_maintenance_workers = 2; set hash_mem_multiplier = 4`)
  const rebuild = await bareTables(client)
  const hash = await passwords().hash(WATCHER_PASSWORD)
  for (const { what, sql } of steps(hash)) await timed(say, `  ${what}`, () => client.query(sql))
  await timed(say, '  indexes', async () => {
    for (const statement of rebuild) await client.query(statement)
  })
  await timed(say, '  vacuum analyze', () => client.query('vacuum (analyze)'))
}

async function timed(say: (line: string) => void, what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  say(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Of everything that decides what is in the database. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(sizes))
  for (const migration of await readMigrations()) hash.update(migration.sql)
  for (const { sql } of steps('')) hash.update(sql)
  return hash.digest('hex')
}
