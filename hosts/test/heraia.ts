import type { Db } from '@heraia/database/db'
import type { Context } from '@heraia/server/context'
import { createServer } from '@heraia/server/create-server'
import type { Mail, Mailer, PasswordHasher, Ports } from '@heraia/server/ports'
import { serverContext } from '@heraia/server/server-context'
import {
  type AuthSettings,
  authDefaults,
  knownPushServices,
  type MediaSettings,
  marketDefaults,
  mediaDefaults,
  type NewAccountSettings,
  newAccountDefaults,
  type OrderSettings,
  orderDefaults,
  type Settings,
} from '@heraia/server/settings'
import { broadcastLocal } from '../broadcast-local.ts'
import { answerUploads } from '../browser/answer-uploads.ts'
import { passwords as passwordsInBrowser } from '../browser/passwords.ts'
import { digests } from '../digests.ts'
import { type FilesInMemory, filesInMemory } from '../files-in-memory.ts'
import { jobsInTable } from '../jobs-in-table.ts'
import { type CaptchaSettings, captcha } from '../node/captcha.ts'
import { digests as digestsOfNode } from '../node/digests.ts'
import { type FactorJudgeSettings, factorJudge } from '../node/factor-judge.ts'
import { metrics } from '../node/metrics.ts'
import { passwords } from '../node/passwords.ts'
import { saml } from '../node/saml.ts'
import { paymentsStripe } from '../payments/payments-stripe.ts'
import type { StripeSettings } from '../payments/stripe-calls.ts'
import { random } from '../random.ts'
import { rateLimiterByClock } from '../rate-limiter-by-clock.ts'
import { isUpload, uploadsEndpoint } from '../uploads/uploads-endpoint.ts'
import { UploadsInPieces } from '../uploads/uploads-in-pieces.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { type PagesElsewhere, pagesElsewhere } from './pages.ts'
import { picturesOnce } from './pictures-once.ts'
import { type RecordedLog, recordedLog } from './recorded-log.ts'
import { type RecordedMailer, recordedMailer } from './recorded-mailer.ts'
import { type RecordedPush, recordedPush } from './recorded-push.ts'
import { type RecordedSms, recordedSms } from './recorded-sms.ts'
import { type Engine, isBrowserHost, openTestDatabase } from './test-database.ts'
import { type TextsInTest, textsInTest } from './texts.ts'

export type TestSettings = Partial<Omit<Settings, 'auth' | 'media' | 'newAccounts' | 'orders'>> & {
  auth?: Partial<AuthSettings>
  media?: Partial<MediaSettings>
  /** Everybody in a test is new: none counts as that unless `days` are said. */
  newAccounts?: Partial<NewAccountSettings>
  orders?: Partial<OrderSettings>
}

export interface TestHeraia {
  engine: Engine
  siteUrl: string
  /** Like the browser's fetch, from 127.0.0.1; a path is one of this site. */
  fetch: typeof globalThis.fetch
  /** The same from another client address. */
  fetchFrom(address: string): typeof globalThis.fetch
  clock: ManualClock
  mailer: RecordedMailer
  /** What went to browsers that take notices. */
  push: RecordedPush
  mails: Mail[]
  /** SMS that were sent; `failWith` of it makes the next ones fail. */
  sms: RecordedSms
  log: RecordedLog
  /** What is stored of uploads and of what was made of them. */
  files: FilesInMemory
  /** What stands on other people's sites. */
  pages: PagesElsewhere
  db: Db
  /** Address of the database for a second connection; null on PGlite. */
  databaseUrl: string | null
  /** The operator's: terms of another day can be given, and articles. */
  texts: TextsInTest
  /** For acts that no request asks for; nobody is signed in. */
  context: Context
  /** Runs the jobs that are due by the clock, and those they add. Throws the error of the first that fails. */
  runJobs(): Promise<void>
  /** Runs one job by hand, as a schedule would. */
  runJob(name: string, payload?: Record<string, unknown>): Promise<void>
  close(): Promise<void>
}

/** The whole server on a database of its own: manual clock, recorded mail, jobs on demand, rate limits out of the way. */
export async function createTestHeraia(
  options: {
    engine?: Engine
    settings?: TestSettings
    passwords?: PasswordHasher
    captcha?: CaptchaSettings
    factorJudge?: FactorJudgeSettings
    mailer?: Mailer
    stripe?: StripeSettings
    /** To the database, at most: for many who stand at one row at once. */
    connections?: number
  } = {},
): Promise<TestHeraia> {
  const database = await openTestDatabase(options.engine, options.connections)
  const { db } = database
  const clock = manualClock()
  const mailer = recordedMailer()
  const sms = recordedSms()
  const push = recordedPush()
  const log = recordedLog()
  const jobs = jobsInTable(db, clock)
  const files = filesInMemory()
  const texts = textsInTest()
  const pages = pagesElsewhere()
  const settings = testSettings(options.settings)
  const ports: Ports = {
    ...{ db, clock, random, log, mailer, sms, push, jobs },
    passwords: options.passwords ?? cheapPasswords(),
    digests: isBrowserHost() ? digests : digestsOfNode,
    saml,
    captcha: captcha(options.captcha ?? null),
    factorJudge: factorJudge(options.factorJudge ?? null),
    payments: options.stripe ? paymentsStripe(options.stripe) : null,
    ...(options.mailer && { mailer: options.mailer }),
    ...{ broadcast: broadcastLocal(), texts },
    ...{ files, mediaMaker: picturesOnce },
    rateLimiter: rateLimiterByClock(clock),
    metrics: metrics({ ofProcess: false }),
    pages,
  }
  const server = createServer(ports, settings)
  const uploads = isBrowserHost()
    ? answerUploads(server.uploads, files)
    : uploadsEndpoint(server.uploads, new UploadsInPieces(files), settings.siteUrl)
  const fetchFrom =
    (address: string): typeof globalThis.fetch =>
    async (input, init) => {
      const request = toRequest(input, init, settings.siteUrl)
      return isUpload(new URL(request.url).pathname) ? uploads(request, address) : server.fetch(request, { address })
    }
  return {
    ...{
      engine: database.engine,
      siteUrl: settings.siteUrl,
      clock,
      mailer,
      mails: mailer.sent,
      sms,
      push,
      log,
      db,
      fetchFrom,
    },
    ...{ files, texts, pages },
    databaseUrl: database.url,
    fetch: fetchFrom('127.0.0.1'),
    context: serverContext(ports, settings),
    runJobs: () => jobs.runDue((name, payload) => server.runJob(name, payload)),
    runJob: (name, payload = {}) => server.runJob(name, payload),
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

const cheapPasswords = (): PasswordHasher =>
  isBrowserHost() ? passwordsInBrowser : passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 })

function toRequest(input: string | URL | Request, init: RequestInit | undefined, siteUrl: string): Request {
  return typeof input === 'string' ? new Request(new URL(input, siteUrl), init) : new Request(input, init)
}

function testSettings({ auth, media, newAccounts, orders, ...settings }: TestSettings = {}): Settings {
  return {
    siteUrl: 'http://heraia.test',
    demoAccounts: false,
    demoBeside: true,
    adminsByEmail: false,
    testAccountNote: false,
    rateLimitFactor: 1000,
    metricsToken: null,
    pushServices: knownPushServices,
    ...settings,
    media: { ...mediaDefaults, ...media },
    market: marketDefaults,
    newAccounts: { ...newAccountDefaults, days: 0, ...newAccounts },
    orders: { ...orderDefaults, ...orders },
    auth: {
      ...authDefaults,
      evenMs: 0,
      // A test of months asks for tokens of months, and nobody refreshes them.
      sessionInactivitySeconds: Math.max(authDefaults.sessionInactivitySeconds, auth?.accessTokenSeconds ?? 0),
      ...auth,
    },
  }
}
