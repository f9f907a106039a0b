import { EventEmitter } from 'node:events'
import type { Log } from '@heraia/server/ports'
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { BegunJobs } from './begun-jobs.ts'
import { withoutPeople } from './without-people.ts'

/** What the worker asks of the server. */
export interface JobRunner {
  runJob(name: string, payload: Record<string, unknown>): Promise<void>
  jobNames: readonly string[]
  schedule: readonly { job: string; pattern: string }[]
}

export interface StartedRunner {
  /** By which the locks of its jobs name it. */
  id: string
  /** It takes no more jobs; what it has begun goes on. Says why. */
  ending: Promise<string>
  /** Nothing of it runs any more. */
  over: Promise<void>
  /** Lets the running jobs come to their end. */
  stop(): Promise<void>
}

export async function startRunner(
  pgPool: pg.Pool,
  server: JobRunner,
  begun: BegunJobs,
  log: Log,
): Promise<StartedRunner> {
  const run1 = (name: string) => (payload: unknown) => server.runJob(name, (payload ?? {}) as Record<string, unknown>)
  let id = ''
  const ending = Promise.withResolvers<string>()
  const events: WorkerEvents = new EventEmitter()
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  events.on('job:start', ({ job }) => begun.begins(job))
  events.on('job:complete', ({ job }) => begun.ends(job))
  events.once('pool:gracefulShutdown', ({ message }) => ending.resolve(withoutPeople(message)))
  const runner = await run({
    ...{ pgPool, events, concurrency: 4, noHandleSignals: true },
    logger: toLogger(log),
    taskList: Object.fromEntries(server.jobNames.map((name) => [name, run1(name)])),
    parsedCronItems: parseCronItems(server.schedule.map(toCronItem)),
    // Without a batch nobody waits for the end of a job to be stored, and a database that refuses it ends the process
    // by an unhandled rejection; with one, the worker stops and another one is started.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  stopIfItNeverFinds(runner, log)
  const over = runner.promise.catch(() => {})
  void over.then(() => ending.resolve('it is over'))
  return {
    ...{ id, ending: ending.promise, over },
    stop: async () => {
      await runner.stop().catch(() => {})
      await over
    },
  }
}

/** The last time of a daily job is made up for where nobody ran then; one that comes each hour comes soon again. */
const toCronItem = ({ job, pattern }: JobRunner['schedule'][number]) => ({
  task: job,
  match: pattern,
  options: { backfillPeriod: hasHour(pattern) ? A_DAY_MS : 0 },
})

const A_DAY_MS = 86_400_000
const hasHour = (pattern: string): boolean => /^\S+ \d+ /.test(pattern)

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
export function toLogger(log: Log): Logger {
  return new Logger((scope) => (level, message) => {
    if (level === 'error') log.error({ ...scope }, withoutPeople(message))
    else if (level === 'warning') log.warn({ ...scope }, withoutPeople(message))
  })
}
