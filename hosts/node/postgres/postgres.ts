import type { Db } from '@heraia/database/db'
import type { Tables } from '@heraia/database/tables'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { parseColumn } from '../../postgres-types.ts'

export interface Postgres {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** What every connection of ours has in common. */
export function connectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'heraia',
    // A database that is gone is an error soon, not a page that hangs.
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        parseColumn[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  }
}

export interface PoolOptions {
  max?: number
  /** Hears of idle connections that broke; the pool opens new ones by itself. */
  onLostConnection?: (error: Error) => void
}

export function openPostgres(url: string, { max = 16, onLostConnection = () => {} }: PoolOptions = {}): Postgres {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    Client: PreparingClient,
    max,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    // Where the network swallows everything the database cannot say so itself.
    query_timeout: 35_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // A connection that we are closing may still hear that the database stops.
  pool.on('error', (error) => pool.ending || onLostConnection(error))
  // One that breaks while it is in use fails its next query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => pool.end() }
}

/** Enough for every query of the product; beyond it (lists of varying length) a query is planned each time. */
const statementNames = new Map<string, string>()
const statementsKept = 500

/** Names each parametrised statement, so that PostgreSQL parses and plans it once a connection. */
class PreparingClient extends pg.Client {
  // @types/pg has a dozen overloads for query; Kysely and ourselves use (text, values).
  override query: pg.Client['query'] = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? statementName(text) : null
    const send = super.query as (...args: unknown[]) => unknown
    return name === null ? send.call(this, text, values, ...rest) : send.call(this, { name, text, values }, ...rest)
  }) as pg.Client['query']
}

function statementName(text: string): string | null {
  const known = statementNames.get(text)
  if (known) return known
  if (statementNames.size >= statementsKept) return null
  const name = `heraia_${statementNames.size + 1}`
  statementNames.set(text, name)
  return name
}
