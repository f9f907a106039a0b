import { realpath, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@heraia/server/ports'
import { makeFolder } from '../make-folder.ts'
import { giveTo, keepPassword } from './data-folder.ts'
import { DataDirInUse } from './hold-data-dir.ts'
import { initCluster } from './init-cluster.ts'
import { addressOf, type Postmaster, readPostmasterFile, whoRuns } from './postmaster-file.ts'
import { databaseUser } from './run-as-database-user.ts'
import { spawnPostgres } from './spawn-postgres.ts'
import { watchPostgres } from './watch-postgres.ts'

export interface EmbeddedPostgres {
  /** Of the superuser; the database named in it may have to be made. */
  url: string
  stop(): Promise<void>
  /** From now on also when this process ends without closing it: it is told, and ends by itself. One that we started is, always. */
  stopAtExit(): void
  /** It is somebody else's. */
  letLive(): void
  /** As it was found: stopped, unless it ran before. */
  leave(): Promise<void>
}

const silent: Pick<Log, 'info' | 'warn' | 'error'> = { info: () => {}, warn: () => {}, error: () => {} }

/**
 * Starts the PostgreSQL that lives in `dataDir`/postgres, and makes it the first time. A server that outlived a killed
 * process of ours is taken over as it is. `durable: false` is for tests: a power cut may lose data.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { durable = true, log = silent } = {},
): Promise<EmbeddedPostgres> {
  await makeFolder(resolve(dataDir))
  // By whatever link we came here: PostgreSQL may run for longer than the link is there.
  const home = await realpath(dataDir)
  const folder = join(home, 'postgres')
  const logFile = join(home, 'postgres.log')
  const user = databaseUser(folder)
  if (user) await giveTo(user, folder)
  const password = await keepPassword(join(home, 'postgres-password'))
  await initCluster(folder, user, password, durable)
  await keepLogShort(logFile)
  const running = await findRunning(folder)
  const tell = () => void tellToStop(folder)
  const letLive = () => void process.off('exit', tell)
  // From before it is there, for it takes its time to be.
  if (!running) process.once('exit', tell)
  const spawned = () =>
    spawnPostgres(folder, user, logFile, { durable }).catch((error: unknown) => {
      letLive()
      throw error
    })
  const postmaster = running ?? (await spawned())
  const { port } = postmaster
  const stopWatching = watchPostgres(folder, () => spawnPostgres(folder, user, logFile, { durable, port }), log)
  return {
    url: addressOf(postmaster, password),
    stop: async () => {
      await stopWatching()
      await stop(folder)
      letLive()
    },
    stopAtExit: () => {
      if (running) process.once('exit', tell)
    },
    letLive,
    leave: async () => {
      await stopWatching()
      if (!running) await stop(folder)
      letLive()
    },
  }
}

/** Its last start and this one are enough to see what went wrong. */
async function keepLogShort(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  )
  if (size > 1_000_000) await rename(logFile, `${logFile}.old`)
}

/**
 * The server on this data, once it takes connections; null when there is none, after clearing what a dead one left. Throws
 * DataDirInUse for one that may be on it: without its file it would end.
 */
export async function findRunning(folder: string): Promise<Postmaster | null> {
  for (;;) {
    const postmaster = readPostmasterFile(folder)
    if (!postmaster) return null
    const who = whoRuns(postmaster.pid, folder)
    if (who === 'unsure') throw new DataDirInUse(folder, String(postmaster.pid))
    // A dead server's file: the next one clears it by itself, unless the number now belongs to somebody else.
    if (who === 'stranger') await rm(join(folder, 'postmaster.pid'), { force: true })
    if (who !== 'postgres') return null
    if (postmaster.ready) return postmaster
    // It is starting, recovering or stopping: a matter of moments.
    await sleep(20)
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. Whom it told. */
function tellToStop(folder: string): Postmaster | null {
  const postmaster = readPostmasterFile(folder)
  if (!postmaster || whoRuns(postmaster.pid, folder) !== 'postgres') return null
  process.kill(postmaster.pid, 'SIGINT')
  return postmaster
}

async function stop(folder: string): Promise<void> {
  const told = tellToStop(folder)
  // It removes its file as its last act.
  while (told && readPostmasterFile(folder)?.pid === told.pid && whoRuns(told.pid, folder) === 'postgres') {
    await sleep(10)
  }
}
