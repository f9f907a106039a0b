import { ORPCError } from '@orpc/client'
import { type Context, runSoon, type Viewer } from '../context.ts'
import type { MayCommit } from '../features/accounts/sessions/still-here.ts'
import type { Ports } from '../ports.ts'
import type { Settings } from '../settings.ts'
import { toAnswer } from './answer-errors.ts'
import { answerThroughEyes } from './answer-through-eyes.ts'
import { answerApi, isRpc } from './api.ts'
import { JsonAnswer } from './json-answer.ts'
import { methodsOf } from './methods-of.ts'
import { pathOf } from './path-of.ts'
import { takeFromLimit } from './rate-limits.ts'
import { readBody } from './read-body.ts'
import { requestIdOf } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'
import { spokenIn } from './spoken-in.ts'

export interface From {
  /** The client's network address, behind trusted proxies already. */
  address: string
  /** What her browser says of itself, where its requests cannot. */
  userAgent?: string
}

/** Answers one path; null: not one of its own. */
export type Answer<As extends Response | JsonAnswer = Response> = (request: Request, ctx: Context) => Promise<As | null>

/** Who asks, by the Authorization header; throws Refused UNAUTHORIZED for a token that does not count. */
export type FindViewer = (request: Request, ctx: Context) => Promise<Viewer | null>

/** Whose account is to be deleted, or waits for an admin, is nobody, and so is a guest: no stream, no upload. */
export const onlyWhoStays =
  (findViewer: FindViewer): FindViewer =>
  async (request, ctx) => {
    const viewer = await findViewer(request, ctx)
    return viewer?.isLeaving || viewer?.isWaiting || viewer?.isGuest ? null : viewer
  }

/**
 * An answer is for who asks, as she may see it now: no browser or proxy keeps it, but where an answer itself says that it
 * may be kept.
 */
const NOT_KEPT = { 'cache-control': 'private, no-store' }

/** One request's journey: id, limits, body, session, procedure, headers. Never throws, never answers 500 to bad input. */
export function createRequestHandler(
  ports: Ports,
  settings: Settings,
  findViewer: FindViewer,
  watch: () => MayCommit,
  passFor: (viewer: Viewer) => Promise<string>,
  others: Answer<Response | JsonAnswer>[],
) {
  const headers = { ...NOT_KEPT, ...securityHeaders(settings) }

  return async (request: Request, from: From): Promise<Response> => {
    const started = ports.clock.now().getTime()
    const requestId = requestIdOf(request, ports.random)
    const ctx: Context = {
      ports,
      settings,
      db: ports.db,
      viewer: null,
      pass: null,
      requestId,
      address: from.address,
      userAgent: from.userAgent ?? request.headers.get('user-agent') ?? '',
      speaks: spokenIn(request.headers),
      now: () => ports.clock.now(),
      afterCommit: runSoon(ports),
    }
    const answered = await answer(request, ctx)
    const response =
      answered instanceof JsonAnswer
        ? answered.toResponse({ ...headers, 'x-request-id': requestId }, request.method)
        : withHeaders(answered, requestId)
    ports.metrics.observe('http_request_seconds', (ports.clock.now().getTime() - started) / 1000, {
      method: request.method,
      area: areaOf(pathOf(request)),
      status: String(answered.status),
    })
    return response
  }

  async function answer(request: Request, ctx: Context): Promise<Response | JsonAnswer> {
    try {
      const isCall = isRpc(request)
      for (const other of isCall ? [] : others) {
        const response = await other(request, ctx)
        if (response) return response
      }
      const isApi = pathOf(request).startsWith('/api/')
      if (isApi) await takeFromLimit(ctx, 'address', ctx.address)
      if (request.method === 'OPTIONS') return await sayMethods(request, ctx)
      if (!isApi) return await noProcedure(request, ctx)
      // First: while a slow body comes her session may end, and what she asks for is done by whom she is then.
      const body = await readBody(request, ctx.requestId)
      const mayCommit = watch()
      const found = await findViewer(request, ctx)
      const leaving = found?.isLeaving ? found : null
      const guest = found?.isGuest ? found : null
      const waiting = found?.isWaiting ? found : null
      const viewer = leaving || waiting || guest ? null : found
      const known = { ...ctx, viewer, leaving, waiting, guest, mayCommit, pass: viewer && (await passFor(viewer)) }
      if (viewer) await takeFromLimit(known, 'person')
      const eyes = request.headers.get('heraia-view-as')
      const answered = eyes === null ? answerApi(request, body, known) : answerThroughEyes(request, body, known, eyes)
      return (await answered) ?? (await noProcedure(request, ctx))
    } catch (error) {
      return refusal(toAnswer(error, ctx), request)
    }
  }

  function withHeaders(response: Response, requestId: string): Response {
    for (const [name, value] of Object.entries(headers))
      if (!response.headers.has(name)) response.headers.set(name, value)
    response.headers.set('x-request-id', requestId)
    return response
  }
}

async function sayMethods(request: Request, ctx: Context): Promise<JsonAnswer> {
  const allow = await methodsOf(request)
  if (allow === '') return noRoute(request, ctx)
  const answer = new JsonAnswer(204, null)
  answer.headers.allow = allow
  return answer
}

/** An address that takes other methods says which; a call has no method of its own. */
async function noProcedure(request: Request, ctx: Context): Promise<JsonAnswer> {
  const allow = isRpc(request) ? '' : await methodsOf(request)
  if (allow === '') return noRoute(request, ctx)
  const answer = refusal(
    new ORPCError('METHOD_NOT_SUPPORTED', {
      status: 405,
      message: `This address takes ${allow}.`,
      data: { requestId: ctx.requestId, reason: 'no_such_method' },
    }),
    request,
  )
  answer.headers.allow = allow
  return answer
}

const noRoute = (request: Request, ctx: Context): JsonAnswer =>
  refusal(
    new ORPCError('NOT_FOUND', {
      status: 404,
      message: 'There is nothing at this address.',
      data: { requestId: ctx.requestId, reason: 'no_route' },
    }),
    request,
  )

/** Of a call: in the envelope that the web client reads, or it would see the status alone. */
function refusal(error: ORPCError<string, unknown>, request: Request): JsonAnswer {
  const body = { ...error.toJSON(), defined: true }
  return new JsonAnswer(error.status, JSON.stringify(isRpc(request) ? { json: body } : body))
}

const AREAS = ['api/rpc', 'api', 'events', 'media', 'healthz', 'readyz', 'metrics']

/** Few, whatever is asked for: each is a set of counters. */
const areaOf = (path: string): string => AREAS.find((area) => path.startsWith(`/${area}`)) ?? 'other'
