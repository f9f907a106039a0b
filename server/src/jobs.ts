import type { Context } from './context.ts'
import { accountsJobs } from './features/accounts/accounts.jobs.ts'
import { adminJobs } from './features/admin/admin.jobs.ts'
import { feedJobs } from './features/feed/feed.jobs.ts'
import { inboxJobs } from './features/inbox/inbox.jobs.ts'
import { marketplaceJobs } from './features/marketplace/marketplace.jobs.ts'
import { mediaJobs } from './features/media/media.jobs.ts'
import { messagesJobs } from './features/messages/messages.jobs.ts'
import { notificationsJobs } from './features/notifications/notifications.jobs.ts'
import { ordersJobs } from './features/orders/orders.jobs.ts'
import { profilesJobs } from './features/profiles/profiles.jobs.ts'
import { teamsJobs } from './features/teams/teams.jobs.ts'
import { liveJobs } from './live/live.jobs.ts'
import { tellAllPages } from './live/page-changes.ts'
import type { Ports } from './ports.ts'
import { serverContext } from './server-context.ts'
import type { Settings } from './settings.ts'

export interface JobKind {
  name: string
  /** When it comes by the clock, as crontab writes it, in UTC. */
  pattern?: string
  /** What it does may stand on pages that everybody sees: they are drawn anew. */
  changesPages?: true
  /** May run twice. Rejects so that the queue tries again. */
  run: (ctx: Context, payload: Record<string, unknown>) => Promise<void>
}

/** Every kind of job, by feature. */
const jobs: readonly JobKind[] = [
  ...accountsJobs,
  ...inboxJobs,
  ...profilesJobs,
  ...mediaJobs,
  ...teamsJobs,
  ...marketplaceJobs,
  ...feedJobs,
  ...messagesJobs,
  ...ordersJobs,
  ...notificationsJobs,
  ...adminJobs,
  ...liveJobs,
]

export function createJobRunner(ports: Ports, settings: Settings) {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  return {
    jobNames: jobs.map((job) => job.name),
    schedule: jobs.flatMap(({ name, pattern }) => (pattern ? [{ job: name, pattern }] : [])),
    runJob: async (name: string, payload: Record<string, unknown>): Promise<void> => {
      const job = byName.get(name)
      if (!job) throw new Error(`There is no job ${name}.`)
      await job.run(serverContext(ports, settings), payload)
      if (job.changesPages) await tellAllPages(ports.broadcast)
    },
  }
}
