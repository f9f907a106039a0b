import type { Log } from '@heraia/server/ports'
import pg from 'pg'
import { connectionOptions } from './postgres/postgres.ts'

/** Nobody's page waits for these: a machine that is busy with its own start is not a database that is gone. */
const CONNECTS_WITHIN_MS = 30_000

export interface JobPool {
  pool: pg.Pool
  /** What waits for an answer fails, and is tried again over other connections. */
  breakAll(why: string): void
}

/**
 * Graphile's own pool loses its error handler when it is released, and a connection that breaks after that (the
 * database stops last) would end the process. This one keeps its handler, and we end it. Four jobs, who listens and the
 * beat, and again who listens and a few ends where a worker that stops is followed by another.
 */
export function openJobPool(url: string, log: Log): JobPool {
  const open = new Set<pg.Client>()
  /** From its first moment: a connection that is only being made may hear no answer either. */
  class KnownClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      open.add(this)
      this.once('end', () => void open.delete(this))
    }
  }
  const limits = { max: 8, connectionTimeoutMillis: CONNECTS_WITHIN_MS }
  const pool = new pg.Pool({ ...connectionOptions(url), ...limits, Client: KnownClient })
  const onError = (error: Error) => {
    // A connection that we are closing may still hear that the database stops.
    if (!pool.ending) log.warn({ error: error.message }, 'job connection lost')
  }
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const breakAll = (why: string) => {
    for (const client of open) client.connection.stream.destroy(new Error(why))
  }
  return { pool, breakAll }
}
