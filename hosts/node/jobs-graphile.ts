import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobQueue, Log } from '@heraia/server/ports'
import { Logger, parseCronItems, type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import { columnsOf } from '../columns-of-jobs.ts'
import { type Heartbeat, jobWorkersTable, keepBeating, leave, usualHeartbeat } from './job-workers.ts'
import { connectionOptions } from './postgres/postgres.ts'
import { withoutPeople } from './without-people.ts'

/** A job is a row written by the transaction that asks for it; Graphile Worker runs it after the commit. */
export const jobsGraphile: JobQueue = {
  add: async (db, { name, payload, runAt, key, queue }) => {
    await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}::text,
      queue_name => ${queue ?? null}::text)`.execute(db)
  },
  addMany: async (db, jobs) => {
    if (jobs.length === 0) return
    const { names, payloads, times, keys, queues } = columnsOf(jobs)
    await sql`select graphile_worker.add_jobs(array(
      select (a.name, a.payload, a.queue, a.run_at, null, a.key, null, null)::graphile_worker.job_spec
      from unnest(${names}::text[], ${payloads}::json[], ${times}::timestamptz[], ${keys}::text[], ${queues}::text[])
        as a (name, payload, run_at, key, queue)))`.execute(db)
  },
  dropOf: async (db, name, userId) => {
    await sql`select graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${name} and j.payload ->> 'userId' = ${userId}))`.execute(db)
  },
  sweepFailed: async (db, before) => {
    await sql`select graphile_worker.complete_jobs(array(
      select id from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${before}))`.execute(db)
  },
}

/** What the worker asks of the server. */
export interface JobRunner {
  runJob(name: string, payload: Record<string, unknown>): Promise<void>
  jobNames: readonly string[]
  schedule: readonly { job: string; pattern: string }[]
}

export interface Worker {
  /** Lets the running jobs come to their end. */
  stop(): Promise<void>
}

/**
 * What was written in a time that is still to come, by a clock that was ahead and has been set back: a mail that was to be
 * tried again in a minute would wait for that time, and everything that runs by the hour too. Each goes on as far from now
 * as it was from then.
 */
const clockWasAhead = `
  update graphile_worker._private_jobs set run_at = now() + (run_at - updated_at), updated_at = now()
    where updated_at > now() + interval '1 minute';
  update graphile_worker._private_known_crontabs set last_execution = now()
    where last_execution > now() + interval '1 minute';
  delete from job_workers where seen_at > now() + interval '1 minute'`

/**
 * By which `dropOf` finds the jobs of somebody: else each account that is deleted reads all that wait. On a table of the
 * library, which knows nothing of it: an upgrade that makes its table anew takes the index along, and the next start
 * makes it again. Looked for first, for making one that is there waits for who writes.
 */
const jobsOfUserIndex = `
  select pg_advisory_xact_lock(7246303);
  do $$ begin
    if to_regclass('graphile_worker.heraia_jobs_of_user') is null then
      create index heraia_jobs_of_user on graphile_worker._private_jobs ((payload ->> 'userId'))
        where payload ->> 'userId' is not null;
    end if;
  end $$`

/**
 * Makes or updates the tables of the queue. Who is alone on its database frees at once what a killed process had
 * begun; among several processes one that lives does it within a minute (job-workers.ts).
 */
export async function prepareJobs(url: string, log: Log, { alone = false } = {}): Promise<void> {
  const pgPool = openPool(url, log)
  try {
    await runMigrations({ pgPool, logger: toLogger(log) })
    await pgPool.query(jobWorkersTable)
    await pgPool.query(jobsOfUserIndex)
    await pgPool.query(clockWasAhead)
    if (alone) {
      await pgPool.query(`select graphile_worker.force_unlock_workers(array(
        select locked_by from graphile_worker._private_jobs where locked_by is not null
        union select locked_by from graphile_worker._private_job_queues where locked_by is not null))`)
    }
  } finally {
    await pgPool.end()
  }
}

/**
 * Graphile's own pool loses its error handler when it is released, and a connection that breaks after that (the
 * database stops last) would end the process. This one keeps its handler, and we end it.
 */
function openPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({ ...connectionOptions(url), max: 5 })
  const onError = (error: Error) => {
    // A connection that we are closing may still hear that the database stops.
    if (!pool.ending) log.warn({ error: error.message }, 'job connection lost')
  }
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** Works off the queue until stopped. When the database was away too long for the worker, it is started again. */
export async function startJobs(
  url: string,
  server: JobRunner,
  log: Log,
  heartbeat: Heartbeat = usualHeartbeat,
): Promise<Worker> {
  let stopping = false
  const pool = openPool(url, log)
  let worker = await start(pool, server, log)
  const stopBeating = keepBeating(pool, () => worker.id, log, heartbeat)
  const supervision = supervise()

  async function supervise(): Promise<void> {
    while (!stopping) {
      const error = await worker.runner.promise.catch((error: Error) => error.message)
      if (!stopping) log.error({ ...(error && { error }) }, 'job worker stopped')
      for (let started = false; !stopping && !started; ) {
        await sleep(1000, undefined, { ref: false })
        started = await startAgain().catch(() => false)
      }
    }
  }

  async function startAgain(): Promise<true> {
    await leave(pool, worker.id)
    worker = await start(pool, server, log)
    return true
  }

  return {
    stop: async () => {
      stopping = true
      stopBeating()
      await worker.runner.stop().catch(() => {})
      await supervision
      await leave(pool, worker.id).catch(() => {})
      await pool.end()
    },
  }
}

interface Started {
  runner: Runner
  /** By which the locks of its jobs name it. */
  id: string
}

async function start(pgPool: pg.Pool, server: JobRunner, log: Log): Promise<Started> {
  const run1 = (name: string) => (payload: unknown) => server.runJob(name, (payload ?? {}) as Record<string, unknown>)
  let id = ''
  const events: WorkerEvents = new EventEmitter()
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  const runner = await run({
    ...{ pgPool, events, concurrency: 4, noHandleSignals: true },
    logger: toLogger(log),
    taskList: Object.fromEntries(server.jobNames.map((name) => [name, run1(name)])),
    parsedCronItems: parseCronItems(server.schedule.map(({ job, pattern }) => ({ task: job, match: pattern }))),
    // Without a batch nobody waits for the end of a job to be stored, and a database that refuses it ends the process
    // by an unhandled rejection; with one, the worker stops and is started again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  stopIfItNeverFinds(runner, log)
  return { runner, id }
}

/**
 * The library asks once which numbers its tasks have, and keeps what came of it, a failure too (0.18): a worker whose first
 * look for jobs failed never finds one, and says nothing of it. Ended, it is started again. After the first look that did
 * not fail, each one that does is followed by another.
 */
function stopIfItNeverFinds(runner: Runner, log: Log): void {
  const { events } = runner
  const looked = () => void events.off('worker:getJob:error', onFailure)
  const onFailure = ({ error }: { error: unknown }) => {
    looked()
    log.warn({ error: error instanceof Error ? error.message : String(error) }, 'job worker could not begin')
    // Once all that wait for the same answer have it: one that still looks ends with its error, and says so at length.
    setImmediate(() => void runner.stop().catch(() => {}))
  }
  events.on('worker:getJob:error', onFailure)
  events.once('worker:getJob:empty', looked)
  events.once('job:start', looked)
}

/** Its messages name jobs by number and task, and say why they failed: in the words of a mail server, perhaps. */
function toLogger(log: Log): Logger {
  return new Logger((scope) => (level, message) => {
    if (level === 'error') log.error({ ...scope }, withoutPeople(message))
    else if (level === 'warning') log.warn({ ...scope }, withoutPeople(message))
  })
}
