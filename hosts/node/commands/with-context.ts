// What features keep of a person follows what a command does to her: they listen for it.
import '@heraia/server/features'
import type { Context } from '@heraia/server/context'
import { serverContext } from '@heraia/server/server-context'
import { openLibrary } from '../../content/library.ts'
import { textsOf } from '../../content/texts-of.ts'
import { mailerOutbox } from '../../mailer-outbox.ts'
import { random } from '../../random.ts'
import { broadcastPostgres } from '../broadcast-postgres.ts'
import { captcha } from '../captcha.ts'
import { clock } from '../clock.ts'
import { contentFolder, readFiles } from '../content/read-files.ts'
import { digests } from '../digests.ts'
import { factorJudge } from '../factor-judge.ts'
import { openFiles } from '../files/open-files.ts'
import { jobsGraphile } from '../jobs-graphile.ts'
import { openLog } from '../log.ts'
import { mediaMaker } from '../media/media-maker.ts'
import { metrics } from '../metrics.ts'
import { pageReader } from '../pages/page-reader.ts'
import { passwords } from '../passwords.ts'
import { pushServices } from '../push-services.ts'
import { rateLimiter } from '../rate-limiter.ts'
import { saml } from '../saml.ts'
import { readSettings } from '../settings.ts'
import { smsLog } from '../sms-log.ts'
import { withDatabase } from './with-database.ts'

/** For a command that does what the server can do: same acts, same audit, and the servers that run are told. */
export function withContext<T>(work: (ctx: Context) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env)
  return withDatabase(async ({ db, pool }, url) => {
    const log = openLog('warn')
    const broadcast = await broadcastPostgres(url, pool, log)
    const folders = [contentFolder, ...(settings.contentDir ? [settings.contentDir] : [])]
    const library = openLibrary(readFiles(folders))
    const { files, close: closeFiles } = await openFiles(settings.files, { writes: false })
    const ports = {
      ...{ db, clock, random, digests, log, broadcast, files, mediaMaker },
      texts: textsOf(() => library),
      mailer: mailerOutbox(db, clock),
      sms: smsLog(log),
      push: pushServices(settings.pushContact),
      saml,
      captcha: captcha(null),
      factorJudge: factorJudge(null),
      payments: null,
      passwords: passwords({ timeCost: settings.passwordPasses }),
      jobs: jobsGraphile,
      rateLimiter: rateLimiter(pool),
      metrics: metrics(),
      pages: pageReader(settings.server.siteUrl),
    }
    // A broadcast waits for the commit, not the other way round: hear the end of it before the connection closes.
    const told: Promise<void>[] = []
    const ctx = {
      ...serverContext(ports, settings.server),
      afterCommit: (run: () => Promise<void>) => void told.push(run()),
    }
    try {
      const result = await work(ctx)
      await Promise.all(told)
      return result
    } finally {
      await closeFiles()
      await broadcast.close()
    }
  })
}
