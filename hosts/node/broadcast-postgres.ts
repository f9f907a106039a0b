import { setTimeout as sleep } from 'node:timers/promises'
import { batches } from '@heraia/server/batches'
import { MISSED } from '@heraia/server/live/broadcasts'
import type { Broadcast, Log } from '@heraia/server/ports'
import pg from 'pg'
import { refuseLongMessage } from '../broadcast-size.ts'
import { connectionOptions } from './postgres/postgres.ts'

const SAY = `select pg_notify('heraia', message), set_config('synchronous_commit', 'off', true)
  from unnest($1::text[]) with ordinality said (message, turn) order by turn`

/** Who only hears cannot tell a network that swallows everything from an hour in which nobody said anything: it asks. */
const BEAT_MS = 30_000

export interface PostgresBroadcast extends Broadcast {
  close(): Promise<void>
}

/**
 * For several processes on one database: LISTEN on a connection of its own, NOTIFY through the pool.
 *
 * PostgreSQL takes one NOTIFY after the other, each until it is committed. So what is said at once is one statement, and
 * it does not wait for the disk: nobody keeps a notification.
 */
export async function broadcastPostgres(
  url: string,
  pool: pg.Pool,
  log: Log,
  { beatMs = BEAT_MS } = {},
): Promise<PostgresBroadcast> {
  const listeners = new Set<(message: string) => void>()
  let closed = false
  let client = await listen()
  const say = batches(1, async (messages: readonly string[]) => {
    await pool.query(SAY, [messages])
    return messages.map(() => undefined)
  })

  function hear(message: string): void {
    for (const listener of [...listeners]) listener(message)
  }

  async function listen(): Promise<pg.Client> {
    const connected = new pg.Client(connectionOptions(url))
    connected.on('notification', ({ payload = '' }) => hear(payload))
    connected.on('error', (error) => log.warn({ error: error.message }, 'broadcast connection failed'))
    await connected.connect()
    await ask(connected, 'listen heraia')
    const beat = setInterval(() => void ask(connected, 'select 1').catch(() => {}), beatMs).unref()
    connected.once('end', () => {
      clearInterval(beat)
      void reconnect()
    })
    return connected
  }

  /** Ends the connection that gives no answer, for it would give none to a goodbye either. */
  async function ask(of: pg.Client, text: string): Promise<void> {
    const asked: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: Math.min(beatMs, 10_000) }
    await of.query(asked).catch((error: Error) => {
      of.connection.stream.destroy()
      throw error
    })
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !closed; wait = Math.min(wait * 2, 2000)) {
      try {
        client = await listen()
        if (closed) await client.end()
        else log.info({}, 'broadcast connected again')
        hear(MISSED)
        return
      } catch {
        await sleep(wait, undefined, { ref: false })
      }
    }
  }

  return {
    publish: async (message) => {
      refuseLongMessage(message)
      await say(message)
    },
    subscribe: (listener) => {
      const own = (message: string) => listener(message)
      listeners.add(own)
      return () => listeners.delete(own)
    },
    close: async () => {
      closed = true
      await client.end().catch(() => {})
    },
  }
}
