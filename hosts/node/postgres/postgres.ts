import type { Db } from '@heraia/database/db'
import type { Tables } from '@heraia/database/tables'
import { AND_COMMIT } from '@heraia/server/statement'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { parseColumn } from '../../postgres-types.ts'
import { type Answered, PreparedQuery } from './prepared-query.ts'
import { StatementNames } from './statement-names.ts'

export interface Postgres {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** In UTC, as our own database says them, a time needs no parser of its own. */
const parseTime = (text: string): unknown =>
  text.endsWith('+00') && text.length < 30
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : pg.types.getTypeParser(1184)(text)

const parsers: Record<number, (text: string) => unknown> = { ...parseColumn, 1184: parseTime }

const typesOf: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** What every connection of ours has in common. */
export function connectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'heraia',
    // A database that is gone is an error soon, not a page that hangs.
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    types: typesOf,
  }
}

/** What each connection of the pool asks of PostgreSQL. */
export const poolLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }

export interface PoolOptions {
  max?: number
  /** Hears of idle connections that broke; the pool opens new ones by itself. */
  onLostConnection?: (error: Error) => void
  /** So long a question may go unanswered. */
  silentMs?: number
}

/** Where the network swallows everything the database cannot say so itself. */
const SILENT_MS = 35_000

export function openPostgres(
  url: string,
  { max = 16, onLostConnection = () => {}, silentMs = SILENT_MS }: PoolOptions = {},
): Postgres {
  const options: pg.PoolConfig & OurConfig = {
    ...connectionOptions(url),
    Client: PreparingClient,
    silentMs,
    max,
    idleTimeoutMillis: 60_000,
    ...poolLimits,
  }
  const pool = new pg.Pool(options)
  // A connection that we are closing may still hear that the database stops.
  pool.on('error', (error) => pool.ending || onLostConnection(error))
  // One that breaks while it is in use fails its next query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => pool.end() }
}

/** Each connection holds the plans of as many. */
const statementNames = new StatementNames(500)

type Send = (...args: unknown[]) => unknown

type OurConfig = pg.ClientConfig & { silentMs?: number }

/**
 * Names each parametrised statement, so that PostgreSQL parses and plans it once a connection. `begin` travels with the
 * first statement after it, and `commit` with the one that says so: two answers less to wait for.
 */
class PreparingClient extends pg.Client {
  #begins = false
  #isCommitted = false
  #unanswered = 0
  #silence: NodeJS.Timeout | undefined
  readonly #silentMs: number

  constructor(config?: OurConfig) {
    super(config)
    this.#silentMs = config?.silentMs ?? SILENT_MS
  }

  // @types/pg has a dozen overloads for query; Kysely and ourselves use (text, values), and the pool adds what to call.
  override query: pg.Client['query'] = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const send = (...args: unknown[]) => (super.query as (...args: unknown[]) => unknown).apply(this, args)
    const [heard] = rest
    if (typeof text !== 'string') return send(text, values, ...rest)
    if (!Array.isArray(values)) return send(this.#plain(text), values, ...rest)
    if (heard === undefined) return this.#run(text, values, send)
    if (values.length > 0) return this.#runPrepared(text, values, send, heard as Answered)
    return send(this.#plain(text), values, ...rest)
  }) as pg.Client['query']

  #run(text: string, values: unknown[], send: Send): unknown {
    if (text === 'begin') {
      this.#begins = true
      return Promise.resolve(done('BEGIN'))
    }
    const begin = this.#begins
    this.#begins = false
    const isOver = begin || this.#isCommitted
    this.#isCommitted = false
    if (isOver && (text === 'commit' || text === 'rollback')) return Promise.resolve(done(text.toUpperCase()))
    if (values.length > 0) return this.#promisePrepared(text, values, begin, send)
    if (!begin) return send(this.#plain(text))
    return Promise.resolve(send(this.#plain('begin'))).then(() => send(this.#plain(text)))
  }

  #promisePrepared(text: string, values: unknown[], begin: boolean, send: Send) {
    const commit = text.endsWith(AND_COMMIT)
    return new Promise<pg.QueryResult>((resolve, reject) => {
      const heard: Answered = (error, result) => {
        this.#isCommitted = commit && !error
        if (result) resolve(result)
        else reject(error ?? new Error('The database said nothing.'))
      }
      this.#runPrepared(text, values, send, heard, { begin, commit })
    })
  }

  #runPrepared(text: string, values: unknown[], send: Send, heard: Answered, also = {}): void {
    this.#unanswered += 1
    this.#listen()
    const answered: Answered = (error, result) => {
      this.#unanswered -= 1
      heard(error, result)
    }
    send(new PreparedQuery({ name: statementNames.nameOf(text), text, values }, typesOf, answered, also))
  }

  /** What the driver runs by itself, it watches by itself. */
  #plain(text: string): pg.QueryConfig {
    return { text, query_timeout: this.#silentMs } as pg.QueryConfig
  }

  /**
   * One timer for each connection: the driver's makes a new one for each question, and hangs a function on it so late
   * that the collector takes what was read for older than it is (see PreparedQuery).
   */
  #listen(): void {
    if (this.#silence) this.#silence.refresh()
    else this.#silence = setTimeout(() => this.#giveUp(), this.#silentMs).unref()
  }

  #giveUp(): void {
    if (this.#unanswered > 0) this.connection.stream.destroy(new Error('Query read timeout'))
  }
}

const done = (command: string) => ({ command, rowCount: null, oid: 0, fields: [], rows: [] })
