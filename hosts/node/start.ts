import { createServer as createHeraia } from '@heraia/server/create-server'
import type { Log } from '@heraia/server/ports'
import { broadcastLocal } from '../broadcast-local.ts'
import { mailerOutbox } from '../mailer-outbox.ts'
import { random } from '../random.ts'
import { broadcastPostgres } from './broadcast-postgres.ts'
import { clock } from './clock.ts'
import { clientAddressBehind } from './http/client-address.ts'
import { httpServer, listen, requestListener } from './http/listen.ts'
import { site } from './http/site.ts'
import { jobsGraphile, prepareJobs, startJobs } from './jobs-graphile.ts'
import { mailerSmtp } from './mailer-smtp.ts'
import { metrics } from './metrics.ts'
import { openDatabase } from './open-database.ts'
import { passwords } from './passwords.ts'
import { openPostgres } from './postgres/postgres.ts'
import { rateLimiter, rateLimitsTable } from './rate-limiter.ts'
import type { HostSettings } from './settings.ts'
import { type Closing, shutdown } from './shutdown.ts'
import type { OpenWeb } from './web.ts'

/** Opens everything in the order in which it is needed; `stop` closes it in the opposite one. */
export async function start(settings: HostSettings, log: Log, openWeb: OpenWeb): Promise<{ stop(): Promise<void> }> {
  const closing: Closing[] = []
  const onStop = (what: string, close: () => Promise<unknown>) => void closing.unshift({ what, close })
  try {
    const database = await openDatabase(settings)
    onStop('database', database.close)
    const { db, pool, close } = openPostgres(database.url, {
      max: settings.databaseConnections,
      onLostConnection: (error) => log.warn({ error: error.message }, 'database connection lost'),
    })
    onStop('pool', close)
    await Promise.all([pool.query(rateLimitsTable), prepareJobs(database.url, log)])
    const broadcast = database.embedded
      ? { ...broadcastLocal(), close: async () => {} }
      : await broadcastPostgres(database.url, pool, log)
    onStop('broadcast', broadcast.close)
    const server = createHeraia(
      {
        ...{ db, clock, random, log, broadcast },
        mailer: settings.smtpUrl ? mailerSmtp(settings.smtpUrl, settings.mailFrom) : mailerOutbox(db, clock),
        passwords: passwords(),
        jobs: jobsGraphile,
        rateLimiter: rateLimiter(pool),
        metrics: metrics(),
      },
      settings.server,
    )
    const worker = await startJobs(database.url, server, log)
    onStop('jobs', worker.stop)

    const http = httpServer((request, response) => answer(request, response))
    const web = await openWeb(http)
    onStop('web', web.close)
    const fetch = site({
      ...{ server, log, siteUrl: settings.server.siteUrl, authPath: settings.server.auth.basePath },
      ...web,
    })
    const answer = web.before(requestListener(fetch, clientAddressBehind(settings.trustedProxies)))
    const listening = await listen(http, settings.port, settings.host)
    onStop('requests', async () => {
      const closed = listening.close(5000)
      await server.close()
      await closed
    })
  } catch (error) {
    await shutdown(closing, log)
    throw error
  }
  return { stop: () => shutdown(closing, log) }
}
