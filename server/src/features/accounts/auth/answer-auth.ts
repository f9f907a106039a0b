import type { Context } from '../../../context.ts'
import type { Answer } from '../../../http/handle-request.ts'
import { pathOf } from '../../../http/path-of.ts'
import type { SigningKeys } from '../tokens/signing-keys.ts'
import { answerAuthError } from './answer-auth-error.ts'
import { AuthError } from './auth-error.ts'
import { addressKey, takeFromAuthLimit } from './auth-limits.ts'
import { readAuthBody } from './auth-request.ts'
import { answerPreflight, withCors } from './cors.ts'
import { endpoints } from './endpoints.ts'

/** Answers everything below the auth path, with the wire contract of Supabase Auth. */
export function createAuthAnswer(basePath: string, keys: SigningKeys): Answer {
  const base = basePath.replace(/\/+$/, '')
  return async (request, ctx) => {
    const pathname = pathOf(request)
    if (!pathname.startsWith(`${base}/`)) return null
    const path = pathname.slice(base.length)
    const isOurs = base !== '' || endpoints.some((endpoint) => endpoint.path === path)
    if (!isOurs) return null
    const response = await answer(request, ctx, keys, path, new URL(request.url))
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return withCors(response, request.headers.get('origin'))
  }
}

async function answer(request: Request, ctx: Context, keys: SigningKeys, path: string, url: URL): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  try {
    const endpoint = findEndpoint(request.method, path)
    if (endpoint.limit) await takeFromAuthLimit(ctx, endpoint.limit, addressKey(ctx.address))
    const body = await readAuthBody(request, ctx.requestId)
    return await endpoint.answer({ ctx, keys, url, headers: request.headers, body })
  } catch (error) {
    return answerAuthError(error, ctx, request.headers.get('x-supabase-api-version'))
  }
}

function findEndpoint(method: string, path: string) {
  const here = endpoints.filter((endpoint) => endpoint.path === path)
  if (here.length === 0) throw new AuthError(404, 'unknown', '404 page not found')
  const endpoint = here.find((one) => one.method === (method === 'HEAD' ? 'GET' : method))
  if (!endpoint) throw new AuthError(405, 'unknown', 'Method not allowed')
  return endpoint
}
