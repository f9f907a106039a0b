import { createServer } from '@heraia/server/create-server'
import type { FileStore, Ports } from '@heraia/server/ports'
import { serverContext } from '@heraia/server/server-context'
import { broadcastLocal } from '../broadcast-local.ts'
import { digests } from '../digests.ts'
import { jobsInTable } from '../jobs-in-table.ts'
import { random } from '../random.ts'
import { rateLimiterByClock } from '../rate-limiter-by-clock.ts'
import { answerUploads, isUpload } from './answer-uploads.ts'
import type { OpenedDatabase } from './database/open-database.ts'
import { log } from './log.ts'
import { withDrawnPictures } from './made-up-pictures/with-drawn-pictures.ts'
import type { LookAtFilm } from './media/film.ts'
import { mediaMaker } from './media/media-maker.ts'
import { OUTBOX_PATH, outbox } from './outbox.ts'
import { passwords } from './passwords.ts'
import { answerLikePeople } from './people/answer-like-people.ts'
import { noCaptcha, noFactorJudge, noMetrics, noPush, noSaml, noSms } from './refusing-ports.ts'
import { isDue } from './schedule.ts'
import { demoSettings } from './settings.ts'
import { textsBeside } from './texts.ts'

export interface Demo {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/** Everybody in this browser. */
const HERE = '127.0.0.1'
/** Requests that are made in a worker leave out what browsers say of themselves. */
const FROM = { address: HERE, userAgent: navigator.userAgent }
const MINUTE_MS = 60_000
/** Jobs for later: looked for as often as this. */
const LOOK_MS = 2000

interface Ground {
  files: FileStore
  /** Where the folder of the demo lies, without a slash at the end. */
  siteUrl: string
  lookAtFilm: LookAtFilm
  /** A mail came that she may want to read. */
  mailed: () => void
}

/** The server of every other host, on the adapters of a browser. Its jobs run; its people answer. */
export function openDemo(
  { db, folder }: Pick<OpenedDatabase, 'db' | 'folder'>,
  { files, siteUrl, lookAtFilm, mailed }: Ground,
): Demo {
  const clock = { now: () => new Date() }
  const settings = demoSettings(siteUrl)
  const jobs = jobsInTable(db, clock)
  const mails = outbox(db, clock, mailed)
  const ports: Ports = {
    ...{ db, clock, random, digests, log, jobs, passwords },
    files: withDrawnPictures(files),
    mailer: mails.mailer,
    sms: noSms,
    push: noPush,
    saml: noSaml,
    captcha: noCaptcha,
    factorJudge: noFactorJudge,
    payments: null,
    metrics: noMetrics,
    // A page of another site is not for a browser to read.
    pages: null,
    broadcast: broadcastLocal(),
    texts: textsBeside(siteUrl),
    mediaMaker: mediaMaker(lookAtFilm),
    rateLimiter: rateLimiterByClock(clock),
  }
  const server = createServer(ports, settings)
  const upload = answerUploads(server.uploads, files)
  const people = answerLikePeople(serverContext(ports, settings))

  let isRunning = false
  const runJobs = async () => {
    if (isRunning) return
    isRunning = true
    const run = jobs.runDue((name, payload) => server.runJob(name, payload))
    await run.catch((error: unknown) => log.error({ error: String(error) }, 'a job failed; it is tried again'))
    isRunning = false
  }
  const looking = setInterval(() => void runJobs(), LOOK_MS)
  const ticking = setInterval(() => {
    const now = new Date()
    for (const { job, pattern } of server.schedule) if (isDue(pattern, now)) void server.runJob(job, {}).catch(() => {})
  }, MINUTE_MS)

  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === OUTBOX_PATH) return mails.read()
      people.saw(request)
      const copy = people.mayAnswer(pathname) ? request.clone() : null
      const response = isUpload(pathname) ? await upload(request, HERE) : await server.fetch(request, FROM)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        // She is told that it is done when it is kept.
        await folder.settled()
        setTimeout(() => void runJobs())
      }
      if (copy && response.ok) void people.notice(pathname, copy)
      return response
    },
    close: async () => {
      clearInterval(looking)
      clearInterval(ticking)
      people.stop()
      await server.close()
    },
  }
}
