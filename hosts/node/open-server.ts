import { PRODUCT_NAME } from '@heraia/contract/product'
import { createServer, type HeraiaServer } from '@heraia/server/create-server'
import type { Broadcast, Log, RateLimiter, Texts } from '@heraia/server/ports'
import { broadcastLocal } from '../broadcast-local.ts'
import { mailerOutbox } from '../mailer-outbox.ts'
import { paymentsStripe } from '../payments/payments-stripe.ts'
import { random } from '../random.ts'
import { type AnswerUpload, uploadsEndpoint } from '../uploads/uploads-endpoint.ts'
import { broadcastPostgres } from './broadcast-postgres.ts'
import { captcha } from './captcha.ts'
import { clockOfDatabase } from './clock.ts'
import { digests } from './digests.ts'
import { factorJudge } from './factor-judge.ts'
import { openFiles } from './files/open-files.ts'
import { sparingRenderer } from './http/site.ts'
import { jobsGraphile, prepareJobs } from './jobs-graphile.ts'
import { mailerSmtp } from './mailer-smtp.ts'
import { mediaMakerUntil } from './media/media-maker.ts'
import { sweepVideoFolders } from './media/video-folders.ts'
import { metrics } from './metrics.ts'
import { openDatabase } from './open-database.ts'
import { pageReader } from './pages/page-reader.ts'
import { passwords } from './passwords.ts'
import { openPostgres } from './postgres/postgres.ts'
import { pushServices } from './push-services.ts'
import { rateLimiter } from './rate-limiter.ts'
import { saml } from './saml.ts'
import type { HostSettings } from './settings.ts'
import type { OnStop } from './shutdown.ts'
import { smsLog } from './sms-log.ts'
import { smsTwilio } from './sms-twilio.ts'
import { startJobs } from './start-jobs.ts'
import { rateLimitsTable } from './strict-limits.ts'
import { warnOfClosedFactors } from './warn-of-closed-factors.ts'

/** The only server on its database speaks to itself, and hears the operator's commands. */
function alone(others: Broadcast): Broadcast {
  const local = broadcastLocal()
  return {
    publish: local.publish,
    subscribe: (listener) => {
      const ends = [local.subscribe(listener), others.subscribe(listener)]
      return () => ends.forEach((end) => end())
    },
  }
}

/** The server on the adapters of this host, its jobs running. */
export async function openServer(
  settings: HostSettings,
  texts: Texts,
  log: Log,
  onStop: OnStop,
): Promise<{ server: HeraiaServer; limiter: RateLimiter; uploads: AnswerUpload; broadcast: Broadcast }> {
  const database = await openDatabase(settings, log)
  onStop('database', database.close)
  const { newerMigrations } = database
  if (newerMigrations.length > 0)
    log.warn({ newerMigrations }, `a newer version of ${PRODUCT_NAME} has changed the database`)
  const { db, pool, close } = openPostgres(database.url, {
    max: settings.databaseConnections,
    onLostConnection: (error) => log.warn({ error: error.message }, 'database connection lost'),
  })
  onStop('pool', close)
  const clock = await clockOfDatabase(pool)
  onStop('clock', async () => clock.close())
  await Promise.all([pool.query(rateLimitsTable), prepareJobs(database.url, log, { alone: database.embedded })])
  const others = await broadcastPostgres(database.url, pool, log)
  const broadcast = database.embedded ? alone(others) : others
  onStop('broadcast', others.close)
  const limiter = rateLimiter(pool)
  const { files, uploadStore, close: closeFiles } = await openFiles(settings.files)
  onStop('files', closeFiles)
  const stopping = new AbortController()
  const mediaMaker = mediaMakerUntil(stopping.signal)
  const server = createServer(
    {
      ...{ db, clock, random, digests, log, texts, broadcast, files, mediaMaker },
      mailer: settings.smtpUrl ? mailerSmtp(settings.smtpUrl, settings.mailFrom) : mailerOutbox(db, clock),
      sms: settings.smsUrl ? smsTwilio(settings.smsUrl) : smsLog(log),
      push: pushServices(settings.pushContact),
      saml,
      captcha: captcha(settings.captcha),
      factorJudge: factorJudge(settings.factorJudge),
      payments: settings.stripe && paymentsStripe(settings.stripe),
      passwords: passwords({ timeCost: settings.passwordPasses }),
      jobs: jobsGraphile,
      rateLimiter: sparingRenderer(limiter),
      metrics: metrics(),
      pages: pageReader(settings.server.siteUrl),
    },
    settings.server,
  )
  await Promise.all([sweepVideoFolders(new Date()), warnOfClosedFactors(db, settings.server.auth, log)])
  const worker = await startJobs(database.url, server, log)
  onStop('jobs', worker.stop)
  // A film takes minutes: it is begun again after the next start.
  onStop('films', async () => stopping.abort())
  const uploads = uploadsEndpoint(server.uploads, uploadStore, settings.server.siteUrl)
  return { server, limiter, uploads, broadcast }
}
