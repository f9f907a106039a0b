import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@heraia/server/ports'
import { BegunJobs } from './begun-jobs.ts'
import { type JobRunner, type StartedRunner, startRunner } from './graphile-runner.ts'
import { openJobPool } from './job-pool.ts'
import { type Heartbeat, keepBeating, leave, usualHeartbeat } from './job-workers.ts'
import { withoutPeople } from './without-people.ts'

const pause = () => sleep(1000, undefined, { ref: false })

export interface Worker {
  /** Lets the running jobs come to their end, for as long as it waits; those that do not are free for others then. */
  stop(): Promise<void>
}

export interface WorkerOptions {
  heartbeat?: Heartbeat
  /** So long a stop waits for jobs that run, and for the database. */
  waitsMs?: number
}

/**
 * Works off the queue until stopped. A worker that stops by itself, for the database did not take that a job is done or
 * was away, is followed by another one: what it has begun, a film perhaps, it ends beside it.
 */
export async function startJobs(
  url: string,
  server: JobRunner,
  log: Log,
  { heartbeat = usualHeartbeat, waitsMs = 10_000 }: WorkerOptions = {},
): Promise<Worker> {
  let stopping = false
  const { pool, breakAll } = openJobPool(url, log)
  /** The last one takes jobs. */
  const workers = new Set<StartedRunner>()
  const begun = new BegunJobs()
  const first = await begin()
  const ids = () => Array.from(workers, ({ id }) => id)
  const stopBeating = keepBeating(pool, ids, begun, log, heartbeat, () => breakAll('The database says nothing.'))
  const supervision = supervise(first)

  async function begin(): Promise<StartedRunner> {
    const worker = await startRunner(pool, server, begun, log)
    workers.add(worker)
    return worker
  }

  async function supervise(worker: StartedRunner): Promise<void> {
    // Who stops ends one that was just being started, too.
    for (let newest: StartedRunner | undefined = worker; newest && !stopping; ) {
      const why = await newest.ending
      if (stopping) return
      log.error({ error: why }, 'job worker stopped')
      void letGo(newest)
      // A database that takes no end of a job would have it done over and over.
      await pause()
      newest = await untilItWorks(begin, 'job worker could not be started again')
    }
  }

  /** What it could not say the end of is begun again by others. */
  async function letGo(worker: StartedRunner): Promise<void> {
    await worker.over
    const hasLeft = () => leave(pool, worker.id).then(() => true)
    if (await untilItWorks(hasLeft, 'jobs of a stopped worker could not be freed')) workers.delete(worker)
  }

  /** Every second, each reason said once; undefined where all stops before. */
  async function untilItWorks<T>(act: () => Promise<T>, said: string): Promise<T | undefined> {
    for (let last = ''; !stopping; await pause()) {
      try {
        return await act()
      } catch (failure) {
        const error = withoutPeople(failure instanceof Error ? failure.message : String(failure))
        if (error !== last && !stopping) log.error({ error }, said)
        last = error
      }
    }
    return undefined
  }

  async function end(): Promise<void> {
    await Promise.all([...workers].map((worker) => worker.stop()))
    await supervision
    // One that was just being started.
    await Promise.all([...workers].map((worker) => worker.stop()))
  }

  async function close(): Promise<void> {
    for (const id of ids()) await leave(pool, id).catch(() => {})
    await pool.end()
  }

  return {
    stop: async () => {
      stopping = true
      stopBeating()
      if (!(await isDoneWithin(waitsMs, end()))) log.warn({}, 'jobs that still run are begun again by others')
      if (!(await isDoneWithin(waitsMs, close()))) breakAll('The database says nothing.')
    },
  }
}

async function isDoneWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController()
  const isLate = sleep(ms, false, { signal: over.signal }).catch(() => false)
  return Promise.race([work.then(() => true), isLate]).finally(() => over.abort())
}
