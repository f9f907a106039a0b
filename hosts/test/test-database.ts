import type { Db } from '@heraia/database/db'
import pg from 'pg'
import type { MigrationTarget } from '../migrate.ts'
import { atDatabase } from '../node/postgres/ensure-database.ts'
import { onPostgres } from '../node/postgres/migrate-postgres.ts'
import { openPostgres } from '../node/postgres/postgres.ts'
import { onPglite, openPglite, pgliteTarget } from '../pglite.ts'
import { type BorrowedPglite, borrowPglite } from './borrowed-pglite.ts'

export type Engine = 'postgres' | 'pglite'

export interface TestDatabase {
  engine: Engine
  db: Db
  /** Address of this very database; null on PGlite. */
  url: string | null
  /** Work that sends whole scripts. */
  onOneConnection<T>(work: (target: MigrationTarget) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * So many a database of PostgreSQL, if need be: each connection reads and plans everything for itself, and lives as long as
 * one test file. Where two are in use, one more goes on; what holds one and asks for a second soon finds none.
 */
const CONNECTIONS = 3

/** A migrated database of its own: a copy of the template that the global setup made. */
export function openTestDatabase(
  engine: Engine = engineOfThisRun(),
  connections: number = CONNECTIONS,
): Promise<TestDatabase> {
  return engine === 'postgres' ? copyTemplate(connections) : loadSnapshot()
}

/** What a browser has, where Node can have it (as-in-browser.ts). */
export const isBrowserHost = (): boolean => process.env.HERAIA_HOST === 'browser'

/** The Vitest projects server-postgres and server-pglite set HERAIA_ENGINE. */
export function engineOfThisRun(): Engine {
  return process.env.HERAIA_ENGINE === 'pglite' ? 'pglite' : 'postgres'
}

async function copyTemplate(max: number): Promise<TestDatabase> {
  const template = fromSetup('HERAIA_TEMPLATE_URL')
  const name = `test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  const url = atDatabase(template, name)
  await onServer(template, `create database ${name} template ${new URL(template).pathname.slice(1)} strategy file_copy`)
  const { db, close } = openPostgres(url, { max })
  return {
    engine: 'postgres',
    db,
    url,
    onOneConnection: (work) => onPostgres(url, work),
    close: async () => {
      await close()
      await onServer(template, `drop database ${name} with (force)`)
    },
  }
}

/** One connection a worker: what begins and ends each test's database. */
let server: pg.Pool | undefined

async function onServer(anyUrl: string, statement: string): Promise<void> {
  server ??= new pg.Pool({ connectionString: atDatabase(anyUrl, 'postgres'), max: 1, allowExitOnIdle: true })
    // At the end the database may stop first.
    .on('error', () => {})
  await server.query(statement)
}

async function loadSnapshot(): Promise<TestDatabase> {
  const snapshot = fromSetup('HERAIA_SNAPSHOT')
  const { pglite, giveBack } = isBrowserHost() ? await openInBrowser(snapshot) : await borrowPglite(snapshot)
  return {
    engine: 'pglite',
    db: onPglite(pglite),
    url: null,
    onOneConnection: (work) => work(pgliteTarget(pglite)),
    close: giveBack,
  }
}

async function openInBrowser(snapshot: string): Promise<BorrowedPglite> {
  const { keptInBrowser } = await import('./kept-in-browser.ts')
  const { pglite } = await openPglite({ fs: await keptInBrowser(snapshot), relaxedDurability: true })
  return { pglite, giveBack: () => pglite.close() }
}

function fromSetup(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run this through Vitest's server projects.`)
  return value
}
