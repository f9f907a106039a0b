import type { JobQueue, Log } from '@heraia/server/ports'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { columnsOf } from '../columns-of-jobs.ts'
import { toLogger } from './graphile-runner.ts'
import { openJobPool } from './job-pool.ts'
import { jobWorkersTable } from './job-workers.ts'

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
  const { pool: pgPool } = openJobPool(url, log)
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
