import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@heraia/server/ports'
import { type JobRunner, type StartedRunner, startRunner } from './graphile-runner.ts'
import { openJobPool } from './job-pool.ts'
import { type Heartbeat, keepBeating, leave, usualHeartbeat } from './job-workers.ts'

const pause = () => sleep(1000, undefined, { ref: false })

export interface Worker {
  /** Lets the running jobs come to their end. */
  stop(): Promise<void>
}

/**
 * Works off the queue until stopped. A worker that stops by itself, for the database did not take that a job is done or
 * was away, is followed by another one: what it has begun, a film perhaps, it ends beside it.
 */
export async function startJobs(
  url: string,
  server: JobRunner,
  log: Log,
  heartbeat: Heartbeat = usualHeartbeat,
): Promise<Worker> {
  let stopping = false
  const pool = openJobPool(url, log)
  /** The last one takes jobs. */
  const workers = new Set<StartedRunner>()
  const first = await begin()
  const stopBeating = keepBeating(pool, () => Array.from(workers, ({ id }) => id), log, heartbeat)
  const supervision = supervise(first)

  async function begin(): Promise<StartedRunner> {
    const worker = await startRunner(pool, server, log)
    workers.add(worker)
    return worker
  }

  async function supervise(worker: StartedRunner): Promise<void> {
    for (let newest: StartedRunner | undefined = worker; newest; ) {
      const why = await newest.ending
      if (stopping) return
      log.error({ error: why }, 'job worker stopped')
      void letGo(newest)
      // A database that takes no end of a job would have it done over and over.
      await pause()
      newest = await untilItWorks(begin)
    }
  }

  /** What it could not say the end of is begun again by others. */
  async function letGo(worker: StartedRunner): Promise<void> {
    await worker.over
    if (await untilItWorks(() => leave(pool, worker.id).then(() => true))) workers.delete(worker)
  }

  /** Every second; undefined where all stops before. */
  async function untilItWorks<T>(act: () => Promise<T>): Promise<T | undefined> {
    while (!stopping) {
      const done = await act().catch(() => undefined)
      if (done !== undefined) return done
      await pause()
    }
    return undefined
  }

  return {
    stop: async () => {
      stopping = true
      stopBeating()
      await Promise.all([...workers].map((worker) => worker.stop()))
      await supervision
      // One that was just being started.
      await Promise.all([...workers].map((worker) => worker.stop()))
      for (const { id } of workers) await leave(pool, id).catch(() => {})
      await pool.end()
    },
  }
}
