import type { Context } from '../../../context.ts'
import { addressKey } from '../../../http/address-key.ts'
import type { Answer } from '../../../http/handle-request.ts'
import { JsonAnswer } from '../../../http/json-answer.ts'
import { pathOf } from '../../../http/path-of.ts'
import type { SigningKeys } from '../tokens/signing-keys.ts'
import { answerAuthError, toAuthError } from './answer-auth-error.ts'
import { AuthError } from './auth-error.ts'
import { takeFromAddress, takeFromAuthLimit } from './auth-limits.ts'
import { type AuthBody, type AuthRequest, readAuthBody } from './auth-request.ts'
import { answerPreflight, withCors } from './cors.ts'
import { paramsOf } from './endpoint-path.ts'
import { type AuthEndpoint, endpoints } from './endpoints.ts'
import { leadBack } from './lead-back.ts'
import { noteHeldBack, noteRefusal } from './note-refusal.ts'
import { requireCaptcha } from './require-captcha.ts'

/** Answers everything below the auth path, with the wire contract of Supabase Auth. */
export function createAuthAnswer(basePath: string, keys: SigningKeys): Answer<Response | JsonAnswer> {
  const base = basePath.replace(/\/+$/, '')
  return async (request, ctx) => {
    const pathname = pathOf(request)
    if (!pathname.startsWith(`${base}/`)) return null
    const path = pathname.slice(base.length)
    const isOurs = base !== '' || endpoints.some((endpoint) => paramsOf(endpoint.path, path))
    if (!isOurs) return null
    const response = await answer(request, ctx, keys, path)
    return withCors(notStored(response), request.headers.get('origin'))
  }
}

function notStored(answer: Response | JsonAnswer): Response | JsonAnswer {
  if (answer instanceof JsonAnswer) answer.headers['cache-control'] = 'no-store'
  else if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
  return answer
}

async function answer(request: Request, ctx: Context, keys: SigningKeys, path: string): Promise<Response | JsonAnswer> {
  if (request.method === 'OPTIONS') return answerPreflight()
  try {
    await takeFromAddress(ctx)
    const { endpoint, params } = findEndpoint(request.method, path)
    if (endpoint.limit) await takeFromAuthLimit(ctx, endpoint.limit, addressKey(ctx.address))
    const body = await readAuthBody(request, ctx.requestId)
    const asked = new Asked(request, { ctx, params, keys, body })
    if (endpoint.captcha?.(asked)) await requireCaptcha(asked)
    return await noted(ctx, () => endpoint.answer(asked))
  } catch (thrown) {
    const error = toAuthError(thrown, ctx)
    await noteHeldBack(ctx, error)
    return (
      leadBack(request, path, error, ctx) ?? answerAuthError(error, ctx, request.headers.get('x-supabase-api-version'))
    )
  }
}

async function noted<Answered>(ctx: Context, work: () => Promise<Answered>): Promise<Answered> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AuthError) await noteRefusal(ctx, error)
    throw error
  }
}

/** Taking an address apart costs as much as reading the body of a refresh, which asks for nothing in it. */
class Asked implements AuthRequest {
  readonly ctx: Context
  readonly method: string
  readonly params: Record<string, string>
  readonly keys: SigningKeys
  readonly address: string
  readonly headers: Headers
  readonly body: AuthBody
  #url: URL | undefined

  constructor(
    { method, url, headers }: Request,
    { ctx, params, keys, body }: Pick<AuthRequest, 'ctx' | 'params' | 'keys' | 'body'>,
  ) {
    this.ctx = ctx
    this.method = method
    this.params = params
    this.keys = keys
    this.address = url
    this.headers = headers
    this.body = body
  }

  get url(): URL {
    this.#url ??= new URL(this.address)
    return this.#url
  }
}

type Found = { endpoint: AuthEndpoint; params: Record<string, string> }

/** Those without names in their path, which are most of what is asked, by method and path. */
const plainEndpoints = new Map(
  endpoints.map((endpoint): [string, Found] => [`${endpoint.method} ${endpoint.path}`, { endpoint, params: {} }]),
)

function findEndpoint(method: string, path: string): Found {
  return plainEndpoints.get(`${method} ${path}`) ?? searchEndpoint(method, path)
}

function searchEndpoint(method: string, path: string): Found {
  const here = endpoints.flatMap((endpoint) => {
    const params = paramsOf(endpoint.path, path)
    return params ? [{ endpoint, params }] : []
  })
  if (here.length === 0) throw new AuthError(404, 'unknown', '404 page not found')
  const found = here.find(({ endpoint }) => endpoint.method === (method === 'HEAD' ? 'GET' : method))
  if (!found) throw new AuthError(405, 'unknown', 'Method not allowed', { allow: methodsOf(here) })
  return found
}

const methodsOf = (here: Found[]): string =>
  here.flatMap(({ endpoint: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
