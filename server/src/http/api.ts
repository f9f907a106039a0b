import { ORPCError } from '@orpc/client'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { RPCHandler } from '@orpc/server/fetch'
import type { Context } from '../context.ts'
import { routes } from '../features.ts'
import { malformed, toAnswer, withRequestId } from './answer-errors.ts'

/** One error mapping for both protocols: errors of the call first, then what could not be read. */
const errors = {
  clientInterceptors: [
    async (call: { context: Context; next: () => Promise<unknown> }) => {
      try {
        return await call.next()
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
}

const rpc = new RPCHandler(routes, errors)
const rest = new OpenAPIHandler(routes, errors)

/** `/api/rpc/…` is the web client's protocol, `/api/…` the documented one; the same procedures behind both. */
export async function answerApi(request: Request, context: Context): Promise<Response | null> {
  const isRpc = new URL(request.url).pathname.startsWith('/api/rpc/')
  const { response } = isRpc
    ? await rpc.handle(request, { prefix: '/api/rpc', context })
    : await rest.handle(request, { prefix: '/api', context })
  return response ?? null
}
