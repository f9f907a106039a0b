import type { Db } from '@heraia/database/db'
import type { Clock, JobQueue } from '@heraia/server/ports'
import { sql } from 'kysely'
import { columnsOf } from './columns-of-jobs.ts'

/** Where the jobs wait. Not a migration: hosts/node has a queue with tables of its own. */
export const jobsTable = `create table if not exists waiting_jobs (
  id bigint generated always as identity primary key,
  name text not null, payload jsonb not null, run_at timestamptz not null,
  key text unique, attempts int not null default 0)`

/** As Graphile Worker counts: almost four days. */
const MOST_TRIES = 25

export interface JobsInTable extends JobQueue {
  /** Runs what is due, oldest first, and what these jobs add. A job that fails waits for its next try; its error is thrown. */
  runDue(run: (name: string, payload: Record<string, unknown>) => Promise<void>): Promise<void>
}

/** The queue of the test and browser hosts: nothing runs by itself, and time is the clock's. */
export function jobsInTable(home: Db, clock: Clock): JobsInTable {
  const addMany: JobQueue['addMany'] = async (db, jobs) => {
    if (jobs.length === 0) return
    const { names, payloads, times, keys } = columnsOf(jobs)
    await sql`insert into waiting_jobs (name, payload, run_at, key)
      select a.name, a.payload, coalesce(a.run_at, ${clock.now()}::timestamptz), a.key
      from unnest(${names}::text[], ${payloads}::jsonb[], ${times}::timestamptz[], ${keys}::text[])
        with ordinality as a (name, payload, run_at, key, place) order by a.place
      on conflict (key) do update set name = excluded.name, payload = excluded.payload,
        run_at = excluded.run_at, attempts = 0`.execute(db)
  }
  return {
    add: (db, job) => addMany(db, [job]),
    addMany,
    dropOf: async (db, name, userId) => {
      await sql`delete from waiting_jobs where name = ${name} and payload ->> 'userId' = ${userId}`.execute(db)
    },
    sweepFailed: async (db, before) => {
      await sql`delete from waiting_jobs where attempts >= ${MOST_TRIES} and run_at < ${before}`.execute(db)
    },
    runDue: async (run) => {
      for (let job = await takeDue(home, clock); job; job = await takeDue(home, clock)) {
        try {
          await run(job.name, job.payload)
        } catch (error) {
          await putBack(home, clock, job)
          throw error
        }
      }
    },
  }
}

interface WaitingJob {
  name: string
  payload: Record<string, unknown>
  key: string | null
  attempts: number
}

async function takeDue(db: Db, clock: Clock): Promise<WaitingJob | undefined> {
  const { rows } = await sql<WaitingJob>`delete from waiting_jobs where id = (
      select id from waiting_jobs where run_at <= ${clock.now()} and attempts < ${MOST_TRIES}
      order by run_at, id limit 1 for update skip locked)
    returning name, payload, key, attempts`.execute(db)
  return rows[0]
}

async function putBack(db: Db, clock: Clock, job: WaitingJob): Promise<void> {
  const nextTry = new Date(clock.now().getTime() + Math.exp(Math.min(10, job.attempts + 1)) * 1000)
  await sql`insert into waiting_jobs (name, payload, run_at, key, attempts)
    values (${job.name}, ${JSON.stringify(job.payload)}::jsonb, ${nextTry}, ${job.key}, ${job.attempts + 1})
    on conflict (key) do nothing`.execute(db)
}
