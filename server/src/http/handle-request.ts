import { ORPCError } from '@orpc/client'
import { type Context, runSoon, type Viewer } from '../context.ts'
import type { Ports } from '../ports.ts'
import type { Settings } from '../settings.ts'
import { toAnswer } from './answer-errors.ts'
import { answerApi } from './api.ts'
import { takeFromLimit } from './rate-limits.ts'
import { readBody } from './read-body.ts'
import { requestIdOf } from './request-id.ts'
import { securityHeaders, transportHeaders } from './security-headers.ts'

export interface From {
  /** The client's network address, behind trusted proxies already. */
  address: string
}

/** Answers one path; null: not one of its own. */
export type Answer = (request: Request, ctx: Context) => Promise<Response | null>

/** Who asks, by the Authorization header; throws Refused UNAUTHORIZED for a token that does not count. */
export type FindViewer = (request: Request, ctx: Context) => Promise<Viewer | null>

/** One request's journey: id, limits, body, session, procedure, headers. Never throws, never answers 500 to bad input. */
export function createRequestHandler(ports: Ports, settings: Settings, findViewer: FindViewer, others: Answer[]) {
  const headers = { ...securityHeaders, ...transportHeaders(settings.siteUrl) }

  return async (request: Request, from: From): Promise<Response> => {
    const started = ports.clock.now().getTime()
    const requestId = requestIdOf(request, ports.random)
    const ctx: Context = {
      ports,
      settings,
      db: ports.db,
      viewer: null,
      requestId,
      address: from.address,
      userAgent: request.headers.get('user-agent') ?? '',
      now: () => ports.clock.now(),
      afterCommit: runSoon(ports),
    }
    const response = await answer(request, ctx)
    for (const [name, value] of Object.entries(headers))
      if (!response.headers.has(name)) response.headers.set(name, value)
    response.headers.set('x-request-id', requestId)
    ports.metrics.observe('http_request_seconds', (ports.clock.now().getTime() - started) / 1000, {
      method: request.method,
      area: areaOf(request),
      status: String(response.status),
    })
    return response
  }

  async function answer(request: Request, ctx: Context): Promise<Response> {
    try {
      for (const other of others) {
        const response = await other(request, ctx)
        if (response) return response
      }
      if (!new URL(request.url).pathname.startsWith('/api/')) return noRoute(request, ctx)
      await takeFromLimit(ctx, 'address', ctx.address)
      const viewer = await findViewer(request, ctx)
      const known = { ...ctx, viewer }
      if (viewer) await takeFromLimit(known, 'person')
      const response = await answerApi(await readBody(request, ctx.requestId), known)
      return response ? await withRetryAfter(response) : noRoute(request, ctx)
    } catch (error) {
      return toResponse(toAnswer(error, ctx), isRpc(request))
    }
  }
}

const noRoute = (request: Request, ctx: Context) =>
  toResponse(
    new ORPCError('NOT_FOUND', {
      status: 404,
      message: 'There is nothing at this address.',
      data: { requestId: ctx.requestId, reason: 'no_route' },
    }),
    isRpc(request),
  )

const isRpc = (request: Request) => new URL(request.url).pathname.startsWith('/api/rpc/')

/** `rpc`: in the envelope that the web client reads, or it would see the status alone. */
export function toResponse(error: ORPCError<string, unknown>, rpc = false): Response {
  const data = error.data as { retryAfterSeconds?: number }
  const headers =
    data.retryAfterSeconds === undefined ? undefined : { 'retry-after': String(Math.ceil(data.retryAfterSeconds)) }
  const body = { ...error.toJSON(), defined: true }
  return Response.json(rpc ? { json: body } : body, { status: error.status, headers })
}

/** 429 and 503 say when to come back, also where the procedure refused: its answer has it in the body alone. */
async function withRetryAfter(response: Response): Promise<Response> {
  if (response.status !== 429 && response.status !== 503) return response
  const text = await response.text()
  const { headers, status } = response
  headers.set('retry-after', /"retryAfterSeconds":(\d+)/.exec(text)?.[1] ?? '2')
  return new Response(text, { status, headers })
}

const areaOf = (request: Request): string => new URL(request.url).pathname.split('/').slice(1, 3).join('/').slice(0, 20)
