import { createRequestHandler, type From } from './http/handle-request.ts'
import { answerHealth } from './http/health.ts'
import { createOpenApiAnswer } from './http/openapi.ts'
import type { Ports } from './ports.ts'
import type { Settings } from './settings.ts'

export interface HeraiaServer {
  fetch(request: Request, from: From): Promise<Response>
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
  const fetch = createRequestHandler(ports, settings, async () => null, [
    answerHealth,
    createOpenApiAnswer(settings.siteUrl),
  ])
  return { fetch, runJob: async () => {}, jobNames: [], schedule: [], close: async () => {} }
}
