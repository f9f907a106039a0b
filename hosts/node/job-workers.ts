import type { Log } from '@heraia/server/ports'
import type pg from 'pg'
import { attemptOf, type BegunJobs, type HeldJob } from './begun-jobs.ts'

/**
 * Who works off the queue, and when each was last seen. Two processes that start at once make it one after the other,
 * for "if not exists" alone does not bear that.
 *
 * The index is by which a beat finds the jobs that are held, among all that wait. On a table of the library, which knows
 * nothing of it: an upgrade that makes its table anew takes the index along, and the next start makes it again. Looked for
 * first, for making one that is there waits for who writes.
 */
export const jobWorkersTable = `select pg_advisory_xact_lock(7246303);
  create table if not exists job_workers (id text primary key, seen_at timestamptz not null);
  do $$ begin
    if to_regclass('graphile_worker.heraia_jobs_held') is null then
      create index heraia_jobs_held on graphile_worker._private_jobs (locked_by) where locked_by is not null;
    end if;
  end $$`

export interface Heartbeat {
  everyMs: number
  /** Who was not seen for that long is dead, and what it held is taken up by others. */
  deadAfterMs: number
  /** Where no beat was answered for that long, the network swallows what is sent, and nothing says so. */
  silentMs: number
}

/**
 * Four beats are missed before others take over, so a process that is merely slow keeps its jobs; who asks over new
 * connections is in time for the last of them.
 */
export const usualHeartbeat: Heartbeat = { everyMs: 15_000, deadAfterMs: 60_000, silentMs: 50_000 }

/** Of `$1` milliseconds; forgets them, too. */
export const whoIsDead = `with gone as (
    select now() - $1::int8 * interval '1 millisecond' as since
  ), held as (
    select locked_by as id, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
  ), dead as (
    select distinct held.id from held, gone
    where locked_at < gone.since
      and not exists (select from job_workers w where w.id = held.id and w.seen_at >= gone.since)
  ), forgotten as (
    delete from job_workers using gone where seen_at < gone.since
  )
  select id from dead`

/**
 * Says of these workers that they live, and frees the jobs of workers that do not: a job's lock names its worker, and
 * outlives a killed one. The lock too must be that old, for a worker takes jobs before its first beat is stored.
 */
export async function beat(pool: pg.Pool, workerIds: readonly string[], { deadAfterMs }: Heartbeat): Promise<string[]> {
  await pool.query(
    `insert into job_workers (id, seen_at) select id, now() from unnest($1::text[]) id
      on conflict (id) do update set seen_at = excluded.seen_at`,
    [workerIds],
  )
  const { rows } = await pool.query<{ id: string }>(whoIsDead, [deadAfterMs])
  const dead = rows.map(({ id }) => id)
  if (dead.length > 0) await freeJobsOf(pool, dead)
  return dead
}

/** Of these workers; and whether longer than `$2` milliseconds. */
export const heldJobs = `select id, attempts, locked_at < now() - $2::int8 * interval '1 millisecond' as "isOld"
  from graphile_worker._private_jobs where locked_by = any($1::text[])`

/** What these workers hold of it, and the queues that wait for it. */
const freeJobs = `with free as (
    update graphile_worker._private_jobs j set locked_at = null, locked_by = null
      from unnest($2::int8[], $3::int4[]) as unheard (id, attempts)
      where j.id = unheard.id and j.attempts = unheard.attempts and j.locked_by = any($1::text[])
      returning j.job_queue_id
  )
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
    from free where q.id = free.job_queue_id and q.locked_by = any($1::text[])`

/**
 * A look for jobs whose answer is lost on its way has taken what it found: the database holds that for a worker which never
 * hears of it, and lives, so nobody else would begin it for hours. Not before an answer could still come. Says which.
 */
async function freeUnheard(
  pool: pg.Pool,
  workerIds: readonly string[],
  begun: BegunJobs,
  { deadAfterMs }: Heartbeat,
): Promise<string[]> {
  // Before it is asked: of what ends meanwhile the end may not be stored.
  const over = begun.over()
  const { rows } = await pool.query<HeldJob & { isOld: boolean }>(heldJobs, [workerIds, deadAfterMs])
  const held = new Set(rows.map(attemptOf))
  begun.forget(over.filter((attempt) => !held.has(attempt)))
  const unheard = rows.filter((job) => job.isOld && !begun.has(job))
  const ids = unheard.map(({ id }) => id)
  const attempts = unheard.map((job) => job.attempts)
  if (unheard.length > 0) await pool.query(freeJobs, [workerIds, ids, attempts])
  return ids
}

/** Their jobs are begun again by whoever comes to them. */
async function freeJobsOf(pool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workerIds])
}

/** Who stops holds nothing any more; what its database did not let it finish is free at once. */
export async function leave(pool: pg.Pool, workerId: string): Promise<void> {
  await freeJobsOf(pool, [workerId])
  await pool.query('delete from job_workers where id = $1', [workerId])
}

/** Until stopped. A beat that the database does not take is only late; `onSilence` is told where none is answered. */
export function keepBeating(
  pool: pg.Pool,
  workerIds: () => readonly string[],
  begun: BegunJobs,
  log: Log,
  heartbeat: Heartbeat,
  onSilence: () => void,
): () => void {
  let beating = false
  const silence = setTimeout(() => {
    silence.refresh()
    onSilence()
  }, heartbeat.silentMs).unref()
  const once = async () => {
    if (beating) return
    beating = true
    try {
      const dead = await beat(pool, workerIds(), heartbeat)
      silence.refresh()
      if (dead.length > 0) log.warn({ workers: dead }, 'jobs of dead workers are begun again')
      const unheard = await freeUnheard(pool, workerIds(), begun, heartbeat)
      if (unheard.length > 0) log.warn({ jobs: unheard }, 'jobs that no worker heard of are begun')
    } catch (error) {
      log.warn(
        { error: error instanceof Error ? error.message : String(error) },
        'job worker could not say that it lives',
      )
    }
    beating = false
  }
  void once()
  const timer = setInterval(() => void once(), heartbeat.everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    clearTimeout(silence)
  }
}
