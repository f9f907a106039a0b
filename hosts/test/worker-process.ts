import { prepareJobs } from '../node/jobs-graphile.ts'
import { openLog } from '../node/log.ts'
import { startJobs } from '../node/start-jobs.ts'

/** Begins a job called `greet`, says so, and never comes to its end: to be killed. */
const url = process.env.DATABASE_URL ?? ''
const log = openLog('error')
await prepareJobs(url, log)
const runJob = () => {
  process.stdout.write('begun\n')
  return new Promise<void>(() => {})
}
await startJobs(url, { runJob, jobNames: ['greet'], schedule: [] }, log)
