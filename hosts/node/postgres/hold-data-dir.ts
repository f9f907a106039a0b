import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT_NAME } from '@heraia/contract/product'
import pg from 'pg'
import { connectionOptions } from './postgres.ts'

export class DataDirInUse extends Error {
  constructor(folder: string, process: string) {
    super(
      `${PRODUCT_NAME} already runs on ${folder} (process ${process}). Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * One process at a time has the embedded database. The hold is a lock of a connection, so PostgreSQL takes it back at
 * the moment the process is gone, however it went; when PostgreSQL itself went, it is taken again. Returns what lets go.
 */
export async function holdDataDir(url: string, dataDir: string): Promise<() => Promise<void>> {
  let letGo = false
  let client = await lockDataDir(url, dataDir)
  const holdAgain = async (): Promise<void> => {
    for (let again: pg.Client | null = null; !again && !letGo; ) {
      await sleep(500, undefined, { ref: false })
      again = await lockDataDir(url, dataDir).catch(() => null)
      if (again) client = again.once('end', onLost)
    }
  }
  const onLost = () => void holdAgain()
  client.once('end', onLost)
  return async () => {
    letGo = true
    await client.end().catch(() => {})
  }
}

async function lockDataDir(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionOptions(url), application_name: `heraia ${process.pid}` })
  client.on('error', () => {})
  await client.connect()
  // After a kill -9 the old connection is cleared in a moment.
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${lock}) as held`)
    if (rows[0]?.held) return client
    await sleep(50)
  }
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = ${lock} and granted`,
  )
  await client.end()
  throw new DataDirInUse(dataDir, rows[0]?.name.replace('heraia ', '') ?? 'unknown')
}

const lock = 7_246_302
