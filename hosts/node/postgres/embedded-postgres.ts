import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { initCluster, keepPassword } from './init-cluster.ts'
import { type Postmaster, readPostmasterFile, whoRuns } from './postmaster-file.ts'
import { databaseUser } from './run-as-database-user.ts'
import { spawnPostgres } from './spawn-postgres.ts'

export interface EmbeddedPostgres {
  /** Of the superuser; the database named in it may have to be made. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that lives in `dataDir`/postgres, and makes it the first time. A server that outlived a killed
 * process of ours is taken over as it is. `durable: false` is for tests: a power cut may lose data.
 */
export async function startEmbeddedPostgres(dataDir: string, { durable = true } = {}): Promise<EmbeddedPostgres> {
  const home = resolve(dataDir)
  const folder = join(home, 'postgres')
  await mkdir(home, { recursive: true })
  const user = databaseUser(folder)
  const password = await keepPassword(join(home, 'postgres-password'))
  await initCluster(folder, user, password, durable)
  const running = await findRunning(folder)
  const { pid, port } = running ?? (await spawnPostgres(folder, user, join(home, 'postgres.log'), durable))
  return { url: `postgres://heraia:${password}@127.0.0.1:${port}/heraia`, stop: () => stop(folder, pid) }
}

/** The server on this data, once it takes connections; null when there is none, after clearing what a dead one left. */
export async function findRunning(folder: string): Promise<Postmaster | null> {
  for (;;) {
    const postmaster = readPostmasterFile(folder)
    if (!postmaster) return null
    const who = whoRuns(postmaster.pid, folder)
    // A dead server's file: the next one clears it by itself, unless the number now belongs to somebody else.
    if (who === 'stranger') await rm(join(folder, 'postmaster.pid'), { force: true })
    if (who !== 'postgres') return null
    if (postmaster.ready) return postmaster
    // It is starting, recovering or stopping: a matter of moments.
    await sleep(20)
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stop(folder: string, pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  // It removes its file as its last act.
  while (readPostmasterFile(folder)?.pid === pid && whoRuns(pid, folder) === 'postgres') await sleep(10)
}
