import { createAuthAnswer } from './features/accounts/auth/answer-auth.ts'
import { answerExport } from './features/accounts/export/answer-export.ts'
import { createFindOutsider } from './features/accounts/sessions/find-outsider.ts'
import { createFindViewer } from './features/accounts/sessions/find-viewer.ts'
import { createSessionsElsewhere } from './features/accounts/sessions/sessions-elsewhere.ts'
import { createStillHere } from './features/accounts/sessions/still-here.ts'
import { verifiedTokens } from './features/accounts/sessions/verified-tokens.ts'
import { createRemoteKeys } from './features/accounts/tokens/remote-keys.ts'
import { createSigningKeys } from './features/accounts/tokens/signing-keys.ts'
import { answerForms } from './features/inbox/answer-forms.ts'
import { createResumeAnswer } from './features/inbox/answer-resume.ts'
import { createMediaAnswer } from './features/media/serve/answer-media.ts'
import { createUploads, type Uploads } from './features/media/uploads/uploads.ts'
import { answerOneClick } from './features/notifications/mails/answer-one-click.ts'
import { answerPaymentNotice } from './features/orders/payments/answer-payment-notice.ts'
import { forgetAddresses, mayHideSomebody } from './features/outside/list-addresses.ts'
import { createMediaPasses } from './files/media-pass.ts'
import { createRequestHandler, type From, onlyWhoStays } from './http/handle-request.ts'
import { answerHealth } from './http/health.ts'
import { createOpenApiAnswer } from './http/openapi/answer-openapi.ts'
import { createJobRunner } from './jobs.ts'
import { hearKeys } from './live/broadcasts.ts'
import { createLive } from './live/create-live.ts'
import { hearPages } from './live/page-changes.ts'
import { findPresenceAudience } from './live/presence-audience.ts'
import type { Ports } from './ports.ts'
import { serverContext } from './server-context.ts'
import type { Settings } from './settings.ts'

export interface HeraiaServer {
  fetch(request: Request, from: From): Promise<Response>
  /** The rules of uploads, whose endpoint is the host's. */
  uploads: Uploads
  /** Does one job of the queue; rejects so that the queue tries again. */
  runJob(name: string, payload: Record<string, unknown>): Promise<void>
  jobNames: readonly string[]
  /** Jobs that come by the clock; patterns as crontab writes them, in UTC. */
  schedule: readonly { job: string; pattern: string }[]
  /** Ends the open streams. Ports are closed by whoever made them. */
  close(): Promise<void>
}

/** The whole product behind one `fetch`. Opens nothing by itself: what it needs comes in as ports. */
export function createServer(ports: Ports, settings: Settings): HeraiaServer {
  const { basePath, authUrl } = settings.auth
  const keys = authUrl === null ? createSigningKeys(ports, settings) : createRemoteKeys(ports, settings, authUrl)
  const sessions =
    authUrl === null
      ? createFindViewer(ports.broadcast, keys)
      : createFindOutsider(keys, createSessionsElsewhere(ports, settings))
  const stillHere = createStillHere(ports.broadcast)
  const passes = createMediaPasses(ports)
  const findViewer = onlyWhoStays(sessions.findViewer)
  const live = createLive(ports, findViewer, {
    presenceAudience: (people) => findPresenceAudience(ports.db, people, ports.clock.now()),
    livingSessions: (ids) => sessions.living(serverContext(ports, settings), ids),
  })
  const fetch = createRequestHandler(ports, settings, sessions.findViewer, stillHere.watch, passes.passFor, [
    answerHealth,
    createOpenApiAnswer(settings.siteUrl),
    ...(authUrl === null ? [createAuthAnswer(basePath, keys)] : []),
    answerOneClick,
    answerForms,
    createResumeAnswer(findViewer),
    answerPaymentNotice,
    live.answer,
    createMediaAnswer(passes),
    answerExport,
  ])
  const endHearingKeys = hearKeys(ports.broadcast, () => {
    keys.forget()
    verifiedTokens(keys).forget()
  })
  const endHearing = hearPages(ports.broadcast, ({ by }) => {
    if (mayHideSomebody(by)) forgetAddresses(serverContext(ports, settings))
  })
  return {
    fetch,
    uploads: createUploads(ports, settings, findViewer),
    ...createJobRunner(ports, settings),
    close: async () => {
      live.close()
      sessions.close()
      stillHere.close()
      endHearing()
      endHearingKeys()
    },
  }
}
