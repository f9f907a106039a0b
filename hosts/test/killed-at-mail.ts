import type { Context } from '@heraia/server/context'
import type { JobQueue } from '@heraia/server/ports'

/** A server that is killed in the moment in which it hands over a mail. */
export function killedAtMail(context: Context): Context {
  const { jobs } = context.ports
  const add: JobQueue['add'] = async (db, job) => {
    if (job.name === 'send-mail') throw new Error('killed')
    await jobs.add(db, job)
  }
  return { ...context, ports: { ...context.ports, jobs: { ...jobs, add } } }
}
