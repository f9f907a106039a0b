import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { cutLine } from '../test/cut-line.ts'
import { recordedLog } from '../test/recorded-log.ts'
import { engineOfThisRun, openTestDatabase, type TestDatabase } from '../test/test-database.ts'
import type { JobRunner } from './graphile-runner.ts'
import { beat, heldJobs, usualHeartbeat, whoIsDead } from './job-workers.ts'
import { jobsGraphile, prepareJobs } from './jobs-graphile.ts'
import { startJobs } from './start-jobs.ts'

/** Long ago for a heartbeat, and far less than the four hours after which the library gives a lock up. */
const AN_HOUR_AGO = "now() - interval '1 hour'"
const SOON = { timeout: 20_000 }

describe.runIf(engineOfThisRun() === 'postgres')('jobs that a worker has begun', () => {
  const log = recordedLog()
  let database: TestDatabase
  let pool: pg.Pool
  const url = () => database.url ?? ''

  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    await prepareJobs(url(), log)
    pool = new pg.Pool({ connectionString: url() })
    // One that is closing may still hear that its database goes.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    await pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'canceling statement due to statement timeout'; end $$`)
  })
  afterAll(async () => {
    await pool?.end()
    await database?.close()
  })

  const asks = (who: string, more: { name?: string; queue?: string } = {}) =>
    jobsGraphile.add(database.db, { name: 'greet', payload: { who }, ...more })
  const waiting = async () =>
    (await pool.query('select id, locked_by from graphile_worker._private_jobs order by id')).rows

  /** Whether somebody in this database waits for that. */
  const waitFor = async (event: string) =>
    (await pool.query('select from pg_stat_activity where datname = current_database() and wait_event = $1', [event]))
      .rows.length > 0

  /** A worker of this process, and whom it has greeted. */
  async function works(
    greet: (who: string) => void | Promise<void> = () => {},
    {
      schedule = [],
      at = url(),
      deadAfterMs = usualHeartbeat.deadAfterMs,
    }: { schedule?: JobRunner['schedule']; at?: string; deadAfterMs?: number } = {},
  ): Promise<string[]> {
    const greeted: string[] = []
    const runJob = async (_: string, { who }: Record<string, unknown>) => {
      await greet(String(who))
      greeted.push(String(who))
    }
    const server = { runJob, jobNames: ['greet', 'wave'], schedule }
    const heartbeat = { ...usualHeartbeat, everyMs: 100, deadAfterMs }
    const worker = await startJobs(at, server, log, { heartbeat })
    onTestFinished(() => worker.stop())
    return greeted
  }

  test('are begun again by another process when theirs was killed, and not before', async () => {
    const file = resolve(import.meta.dirname, '../test/worker-process.ts')
    const other = spawn(process.execPath, [file], {
      env: { ...process.env, DATABASE_URL: url() },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void other.kill('SIGKILL'))
    await asks('Ana', { queue: 'one after the other' })
    await once(other.stdout, 'data')
    const greeted = await works()
    // The other one knows no such job.
    await asks('Bea', { name: 'wave' })
    await expect.poll(() => greeted, SOON).toEqual(['Bea'])
    // It began long ago, and lives.
    await pool.query(`update graphile_worker._private_jobs set locked_at = ${AN_HOUR_AGO}`)
    await pool.query(`update graphile_worker._private_job_queues set locked_at = ${AN_HOUR_AGO}`)
    expect(await beat(pool, ['a third'], usualHeartbeat)).toEqual([])
    other.kill('SIGKILL')
    await once(other, 'exit')
    await pool.query(`update job_workers set seen_at = ${AN_HOUR_AGO}`)
    await expect.poll(() => greeted, SOON).toEqual(['Bea', 'Ana'])
    await expect.poll(waiting, SOON).toEqual([])
  })

  test('that fail are in the log with the reason, and without the address that a mail server names', async () => {
    let refusals = 0
    await works(() => {
      refusals += 1
      throw new Error("Can't send mail: 550 5.1.1 <mira@example.com> is nobody here")
    })
    await asks('Mira')
    const said = () => log.lines.map(({ message, fields }) => `${message} ${JSON.stringify(fields)}`).join('\n')
    await expect.poll(said, SOON).toContain('550 5.1.1')
    expect(refusals).toBeGreaterThan(0)
    expect(said()).not.toContain('mira@')
    await pool.query('delete from graphile_worker._private_jobs')
  })

  test('wait no day longer where the clock was a day ahead and has been set back', async () => {
    const ahead = "now() + interval '1 day'"
    await jobsGraphile.add(database.db, { name: 'greet', payload: { who: 'Noa' } })
    await pool.query(`update graphile_worker._private_jobs
      set updated_at = ${ahead}, run_at = ${ahead} + interval '10 minutes', attempts = 1`)
    await pool.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('greet', now(), ${ahead})`)
    await prepareJobs(url(), log)
    const { rows } = await pool.query(`select run_at - now() < interval '10 minutes' as waits,
      (select last_execution <= now() from graphile_worker._private_known_crontabs where identifier = 'greet') as runs
      from graphile_worker._private_jobs`)
    expect(rows).toEqual([{ waits: true, runs: true }])
    await pool.query('delete from graphile_worker._private_known_crontabs')
    await pool.query('delete from graphile_worker._private_jobs')
  })

  test('of every day are done once where nobody worked at their minute', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000)
    const pattern = `${anHourAgo.getUTCMinutes()} ${anHourAgo.getUTCHours()} * * *`
    await pool.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('greet', now() - interval '9 days', now() - interval '30 hours')`)
    const server = { schedule: [{ job: 'greet', pattern }] }
    const greeted = await works(undefined, server)
    await expect.poll(() => greeted, SOON).toHaveLength(1)
    // Nor by one that starts after it.
    await works((who) => void greeted.push(who), server)
    await asks('Gia')
    await expect.poll(() => greeted, SOON).toContain('Gia')
    expect(greeted.filter((who) => who !== 'Gia')).toHaveLength(1)
    await pool.query('delete from graphile_worker._private_known_crontabs')
  })

  test('stay with a worker that has not said yet that it lives', async () => {
    await pool.query(
      `select graphile_worker.add_job('greet', '{"who":"Cloe"}', run_at => now() + interval '1 day', job_key => 'held')`,
    )
    const held = (since: string) =>
      pool.query(
        `update graphile_worker._private_jobs set locked_by = 'new one', locked_at = ${since} where key = 'held'`,
      )
    await held('now()')
    expect(await beat(pool, ['a third'], usualHeartbeat)).toEqual([])
    await held(AN_HOUR_AGO)
    expect(await beat(pool, ['a third'], usualHeartbeat)).toEqual(['new one'])
    expect(await waiting()).toMatchObject([{ locked_by: null }])
    await pool.query(`select graphile_worker.remove_job('held')`)
  })

  test('are found among however many wait', async () => {
    // As an upgrade of the library leaves it that makes its table anew.
    await pool.query('drop index if exists graphile_worker.heraia_jobs_held')
    await prepareJobs(url(), log)
    await pool.query(`select graphile_worker.add_jobs(array(
      select ('wave', '{}', null, now() + interval '1 day', null, 'many ' || n, null, null)::graphile_worker.job_spec
      from generate_series(1, 20000) n))`)
    await pool.query('analyze graphile_worker._private_jobs')
    const planOf = async (sql: string) => JSON.stringify((await pool.query(`explain (generic_plan) ${sql}`)).rows)
    const freeing = 'update graphile_worker._private_jobs set locked_by = null where locked_by = any($1::text[])'
    for (const sql of [whoIsDead, heldJobs, freeing]) {
      expect(await planOf(sql)).toContain('heraia_jobs_held')
      expect(await planOf(sql)).not.toContain('Seq Scan on _private_jobs')
    }
    await pool.query('delete from graphile_worker._private_jobs')
    await pool.query('analyze graphile_worker._private_jobs')
    await prepareJobs(url(), log)
  })

  test('whose end the database does not take are done once more, and the process lives', async () => {
    await pool.query(
      'create or replace trigger refuse before delete on graphile_worker._private_jobs for each row execute function refuse()',
    )
    const film = Promise.withResolvers<void>()
    const begun: string[] = []
    const greeted = await works((who) => {
      begun.push(who)
      return who === 'Film' ? film.promise : undefined
    })
    onTestFinished(() => film.resolve())
    await asks('Film')
    await expect.poll(() => begun, SOON).toEqual(['Film'])
    await asks('Dana')
    await expect.poll(() => greeted, SOON).toEqual(['Dana'])
    await pool.query('drop trigger refuse on graphile_worker._private_jobs')
    // Nobody waits for the longest of what runs.
    await asks('Eve')
    await expect.poll(() => greeted, SOON).toContain('Eve')
    // It is nobody else's meanwhile, for its worker lives; and its end is stored.
    await pool.query(`update graphile_worker._private_jobs set locked_at = ${AN_HOUR_AGO} where locked_at is not null`)
    expect(await beat(pool, ['a third'], usualHeartbeat)).toEqual([])
    expect(begun.filter((who) => who === 'Film')).toEqual(['Film'])
    film.resolve()
    await expect.poll(() => greeted.filter((who) => who === 'Dana').length, SOON).toBe(2)
    await expect.poll(waiting, SOON).toEqual([])
    expect(begun.filter((who) => who === 'Film')).toEqual(['Film'])
  })

  test('are begun, too, where the first question of a worker failed', async () => {
    // What a sequence counted stays counted where its transaction is undone.
    await pool.query('create sequence refusals')
    await pool.query(`create function refuse_tasks() returns trigger language plpgsql as
      $$ begin perform nextval('refusals'); raise exception 'too many connections for role'; end $$`)
    await pool.query(
      'create trigger refuse before insert on graphile_worker._private_tasks for each statement execute function refuse_tasks()',
    )
    const greeted = await works()
    const wasRefused = async () => (await pool.query('select is_called from refusals')).rows[0].is_called
    await expect.poll(wasRefused, SOON).toBe(true)
    await pool.query('drop trigger refuse on graphile_worker._private_tasks')
    await asks('Fay')
    await expect.poll(() => greeted, SOON).toEqual(['Fay'])
  })

  test('are done once the database is back, and the log said once why they were not', async () => {
    const line = await cutLine(url())
    // After its worker has stopped: a look that is cut in its midst may take what the next test asks for.
    onTestFinished(() => line.close())
    const [held, begun] = [Promise.withResolvers<void>(), [] as string[]]
    const greet = (who: string) => {
      begun.push(who)
      return held.promise
    }
    const greeted = await works(greet, { at: line.url })
    await asks('Hana')
    await expect.poll(() => begun, SOON).toEqual(['Hana'])
    await line.cut()
    held.resolve()
    const said = () => log.lines.filter(({ message }) => message === 'job worker could not be started again')
    await expect.poll(said, SOON).toHaveLength(1)
    await new Promise((later) => setTimeout(later, 1500))
    expect(said()).toMatchObject([{ fields: { error: expect.stringContaining('ECONNREFUSED') } }])
    await line.mend()
    await expect.poll(() => greeted, SOON).toEqual(['Hana', 'Hana'])
    await expect.poll(waiting, SOON).toEqual([])
  })

  test('whose worker never heard that it has them, for the line broke, are begun within a minute', async () => {
    const line = await cutLine(url())
    onTestFinished(() => line.close())
    const greeted = await works(undefined, { at: line.url, deadAfterMs: 1000 })
    await asks('Ida')
    await expect.poll(() => greeted, SOON).toEqual(['Ida'])
    // It takes the job, and then its answer is long in coming.
    await pool.query(`create function takes_long() returns trigger language plpgsql as
      $$ begin perform pg_sleep(1); return new; end $$`)
    await pool.query(`create trigger takes_long before update on graphile_worker._private_jobs
      for each row when (old.locked_by is null) execute function takes_long()`)
    await asks('Jana', { queue: 'one after the other' })
    await asks('Kira', { queue: 'one after the other' })
    await expect.poll(() => waitFor('PgSleep'), SOON).toBe(true)
    await line.cut()
    // Once that is over.
    await pool.query('drop trigger takes_long on graphile_worker._private_jobs')
    expect(await waiting()).toMatchObject([{ locked_by: expect.any(String) }, { locked_by: null }])
    await line.mend()
    await expect.poll(() => greeted, SOON).toEqual(['Ida', 'Jana', 'Kira'])
    await expect.poll(waiting, SOON).toEqual([])
  })

  test('do not keep a server from stopping that has just begun to work on, once its database took no end', async () => {
    await pool.query(`create trigger refuse before delete on graphile_worker._private_jobs
      for each row execute function refuse()`)
    const greeted: string[] = []
    const runJob = async (_: string, { who }: Record<string, unknown>) => void greeted.push(String(who))
    const own = recordedLog()
    const worker = await startJobs(url(), { runJob, jobNames: ['greet'], schedule: [] }, own, { waitsMs: 5000 })
    const lock = await pool.connect()
    await lock.query('begin')
    await lock.query('lock table graphile_worker.migrations in access exclusive mode')
    await asks('Lara')
    await expect.poll(() => greeted, SOON).toEqual(['Lara'])
    await expect.poll(() => waitFor('relation'), SOON).toBe(true)
    await pool.query('drop trigger refuse on graphile_worker._private_jobs')
    const stopped = worker.stop()
    await lock.query('commit')
    lock.release()
    await stopped
    expect(own.lines.map(({ message }) => message)).not.toContain('jobs that still run are begun again by others')
    await pool.query('delete from graphile_worker._private_jobs')
  })

  test('do not keep a server from stopping, and are free for the next one', async () => {
    const begun: string[] = []
    const runJob = (_: string, { who }: Record<string, unknown>) => {
      begun.push(String(who))
      return new Promise<void>(() => {})
    }
    // Of this try: one that failed may have left its job, and its worker holds the queue.
    await pool.query('delete from graphile_worker._private_jobs')
    const worker = await startJobs(url(), { runJob, jobNames: ['greet'], schedule: [] }, log, { waitsMs: 300 })
    let isStopped = false
    onTestFinished(async () => {
      if (!isStopped) await worker.stop()
    })
    await asks('Ines', { queue: `films of ${crypto.randomUUID()}` })
    await expect.poll(() => begun, SOON).toEqual(['Ines'])
    isStopped = true
    await worker.stop()
    expect(log.lines.map(({ message }) => message)).toContain('jobs that still run are begun again by others')
    const greeted = await works()
    await expect.poll(() => greeted, SOON).toEqual(['Ines'])
    await expect.poll(waiting, SOON).toEqual([])
  })
})
