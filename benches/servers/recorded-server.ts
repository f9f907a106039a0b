import type { Tables } from '@heraia/database/tables'
import { broadcastLocal } from '@heraia/hosts/broadcast-local'
import { filesInMemory } from '@heraia/hosts/files-in-memory'
import { jobsInTable, jobsTable } from '@heraia/hosts/jobs-in-table'
import { captcha } from '@heraia/hosts/node/captcha'
import { digests } from '@heraia/hosts/node/digests'
import { factorJudge } from '@heraia/hosts/node/factor-judge'
import { mediaMaker } from '@heraia/hosts/node/media/media-maker'
import { metrics } from '@heraia/hosts/node/metrics'
import { passwords } from '@heraia/hosts/node/passwords'
import { openPostgres } from '@heraia/hosts/node/postgres/postgres'
import { saml } from '@heraia/hosts/node/saml'
import { readSettings } from '@heraia/hosts/node/settings'
import { random } from '@heraia/hosts/random'
import { rateLimiterByClock } from '@heraia/hosts/rate-limiter-by-clock'
import { addListings } from '@heraia/hosts/test/crowd-of-listings'
import { recordedMailer } from '@heraia/hosts/test/recorded-mailer'
import { textsInTest } from '@heraia/hosts/test/texts'
import { isUpload, uploadsEndpoint } from '@heraia/hosts/uploads/uploads-endpoint'
import { UploadsInPieces } from '@heraia/hosts/uploads/uploads-in-pieces'
import { createServer } from '@heraia/server/create-server'
import type { Clock, Payments } from '@heraia/server/ports'
import type { AuthSettings } from '@heraia/server/settings'
import { Kysely, PostgresDialect } from 'kysely'

/** By which programs of the operator are known here. */
export const OPERATOR_SECRET = 'a secret of the plans that is long enough'

export interface Statement {
  sql: string
  values: readonly unknown[]
}

/** The whole server inside this process, which notes every statement that it sends to its database. */
export async function openRecordedServer(
  databaseUrl: string,
  payments: Payments | null = null,
  /** What the operator has otherwise from the start. */
  auth: Partial<AuthSettings> = {},
) {
  const { pool, close } = openPostgres(databaseUrl)
  await pool.query(jobsTable)
  let noted: Statement[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void noted.push({ sql: query.sql, values: query.parameters }),
  })
  let ahead = 0
  const clock: Clock = { now: () => new Date(Date.now() + ahead) }
  const jobs = jobsInTable(db, clock)
  const files = filesInMemory()
  const mailer = recordedMailer()
  const settings = readSettings({
    RATE_LIMIT_FACTOR: '1000000',
    // Counted, and never refused.
    NEW_ACCOUNT_CONVERSATIONS: '1000000',
    NEW_ACCOUNT_FOLLOWS: '1000000',
    NEW_ACCOUNT_MENTIONS: '1000000',
    NEW_ACCOUNT_LINKS: '1000000',
    NEW_ACCOUNT_LISTINGS: '1000000',
    NEW_ACCOUNT_APPLICATIONS: '1000000',
    AUTH_JWT_SECRET: OPERATOR_SECRET,
    AUTH_ANONYMOUS: 'on',
    AUTH_TEST_OTP: '+34600000077=246810,+34600000078=246810',
    AUTH_SAML: 'on',
    AUTH_WEB3: 'on',
  })
  Object.assign(settings.server.auth, auth)
  const server = createServer(
    {
      ...{ db, clock, random, digests, jobs },
      log: { info: () => {}, warn: () => {}, error: console.error },
      mailer,
      sms: { send: async () => ({ messageId: '' }) },
      push: { send: async () => 'sent' },
      passwords: passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
      saml,
      captcha: captcha(null),
      factorJudge: factorJudge(null),
      payments,
      ...{ broadcast: broadcastLocal(), texts: textsInTest() },
      files,
      mediaMaker,
      rateLimiter: rateLimiterByClock(clock),
      metrics: metrics({ ofProcess: false }),
      pages: { read: async () => ({ kind: 'refused', why: 'unreachable' }) },
    },
    settings.server,
  )
  const jobsDone = new Set<string>()
  const runJob: typeof server.runJob = async (name, payload) => {
    await server.runJob(name, payload)
    jobsDone.add(name)
  }
  const uploads = uploadsEndpoint(server.uploads, new UploadsInPieces(files), settings.server.siteUrl)
  return {
    siteUrl: settings.server.siteUrl,
    fetch: (input: string | URL | Request, init?: RequestInit) => {
      const address = '127.0.0.1'
      const from = typeof input === 'string' ? new URL(input, settings.server.siteUrl) : input
      const request = new Request(from, init)
      return isUpload(new URL(request.url).pathname) ? uploads(request, address) : server.fetch(request, { address })
    },
    now: () => clock.now(),
    runJobs: () => jobs.runDue(runJob),
    runJob,
    jobNames: server.jobNames,
    jobsDone,
    mails: mailer.sent,
    /** From now on there is no room for files, or there is again. */
    fillDisk: files.fill,
    /** From now on it is so many days later, for the server and its jobs. */
    passes: ({ days }: { days: number }) => {
      ahead += days * 86_400_000
    },
    /** From now on the operator has it so. */
    sets: (auth: Partial<AuthSettings>) => void Object.assign(settings.server.auth, auth),
    /** What `npm run admin -- set` writes. */
    setsSite: async (key: string, value: unknown) => {
      await db
        .insertInto('site_settings')
        .values({ key, value: JSON.stringify(value), updated_at: clock.now() })
        .execute()
    },
    makeAdmin: async (id: string) => {
      await db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', id).execute()
    },
    /** Her days to change her mind are over. */
    endGrace: async (id: string) => {
      const long = new Date(clock.now().getTime() - 1000)
      await db.updateTable('account_deletions').set({ due_at: long }).where('person_id', '=', id).execute()
    },
    /** More listings than a search looks through at first. */
    addListings: (sellerId: string) => addListings(db, sellerId, 1_200, clock.now()),
    /** The jobs that come by the clock. */
    scheduled: server.schedule.map(({ job }) => job),
    /** What was sent since it was last asked. */
    takeStatements: (): Statement[] => {
      const taken = noted
      noted = []
      return taken
    },
    close: async () => {
      await server.close()
      await close()
    },
  }
}

export type RecordedServer = Awaited<ReturnType<typeof openRecordedServer>>
