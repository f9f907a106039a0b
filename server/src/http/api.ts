import { ORPCError } from '@orpc/client'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { StrictGetMethodPlugin } from '@orpc/server/plugins'
import { StandardHandler, StandardRPCMatcher } from '@orpc/server/standard'
import type { Context } from '../context.ts'
import { routes } from '../features.ts'
import { tellPages } from '../live/page-changes.ts'
import { malformed, toAnswer, withRequestId } from './answer-errors.ts'
import { JsonAnswer } from './json-answer.ts'
import { pathOf } from './path-of.ts'
import { PlainCodec } from './plain-codec.ts'

/** One error mapping for both protocols: errors of the call first, then what could not be read. */
const errors = () => ({
  clientInterceptors: [
    async (call: Call) => {
      try {
        const answer = await call.next()
        if (call.procedure['~orpc'].route.method !== 'GET') sayWhatChanged(call)
        return answer
      } catch (error) {
        throw toAnswer(error, call.context)
      }
    },
  ],
  interceptors: [
    async <Result>(request: { context: Context; next: () => Promise<Result> }): Promise<Result> => {
      try {
        return await request.next()
      } catch (error) {
        const { requestId } = request.context
        throw error instanceof ORPCError ? withRequestId(error, requestId) : malformed(requestId)
      }
    },
  ],
})

interface Call {
  context: Context
  path: readonly string[]
  input: unknown
  procedure: { '~orpc': { route: { method?: string } } }
  next: () => Promise<unknown>
}

/** What was done is committed here: pages that show it are drawn anew. */
function sayWhatChanged({ context, path, input }: Call): void {
  context.afterCommit(() => tellPages(context.ports.broadcast, path, input, context.viewer?.id))
}

/*
 * Both speak JSON only, so they are asked below the library's adapter for fetch, which makes streams, headers and
 * requests of every call: that is as dear as the rest of a small request.
 */
const rpc = new StandardHandler(routes, new StandardRPCMatcher(), new PlainCodec(), {
  ...errors(),
  plugins: [new StrictGetMethodPlugin()],
})
const rest = new StandardOpenAPIHandler(routes, errors())

/** `/api/rpc/…` is the web client's protocol, `/api/…` the documented one; the same procedures behind both. */
export async function answerApi(request: Request, body: string, context: Context): Promise<JsonAnswer | null> {
  const ofRpc = isRpc(request)
  const call = {
    url: new URL(request.url),
    // The same answer; what is read of it is left out where it is sent.
    method: request.method === 'HEAD' && !ofRpc ? 'GET' : request.method,
    headers: {},
    signal: undefined,
    body: async (): Promise<unknown> => readJson(request, body),
  }
  const { response } = ofRpc
    ? await rpc.handle(call, { prefix: '/api/rpc', context })
    : await rest.handle(call, { prefix: '/api', context })
  if (!response) return null
  return new JsonAnswer(response.status, response.body === undefined ? null : JSON.stringify(response.body))
}

export const isRpc = (request: Request): boolean => pathOf(request).startsWith('/api/rpc/')

/** Throws for what is not JSON; the call is then answered as malformed. */
function readJson(request: Request, body: string): unknown {
  if (body === '') return undefined
  const type = request.headers.get('content-type') ?? 'application/json'
  if (!/^application\/json\b/i.test(type)) throw new TypeError(`${type} is not read here.`)
  return JSON.parse(body)
}
