import pg from 'pg'
import { connectionOptions, poolLimits } from './postgres.ts'

/**
 * Whether this address lends a connection for one transaction at a time, as a pooler in "transaction" mode does. We listen,
 * lock and prepare statements on connections of our own, and would wait for news that nobody brings us.
 */
export async function lendsConnections(url: string): Promise<boolean> {
  // As the pool opens them: what is between may refuse what they ask for.
  const connects = () => new pg.Client({ ...connectionOptions(url), ...poolLimits }).on('error', () => {})
  const [one, other] = [connects(), connects()]
  try {
    await one.connect()
    await other.connect()
    return await takeTurns(one, other)
  } finally {
    await Promise.allSettled([one.end(), other.end()])
  }
}

type Asks = Pick<pg.Client, 'query'>

const TRIES = 3

/** Whether two who are connected at once come to the same process of PostgreSQL, or one of them to another each time. */
export async function takeTurns(one: Asks, other: Asks): Promise<boolean> {
  const [ofOne, ofOther] = [await processOf(one), await processOf(other)]
  if (ofOne === ofOther) return true
  for (let n = 1; n < TRIES; n += 1) {
    if ((await processOf(one)) !== ofOne || (await processOf(other)) !== ofOther) return true
  }
  return false
}

async function processOf(client: Asks): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}
