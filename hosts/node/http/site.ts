import type { ContentPage } from '@heraia/contract/content'
import type { HeraiaServer } from '@heraia/server/create-server'
import { isForAuth } from '@heraia/server/features/accounts/auth/is-for-auth'
import { addressKey } from '@heraia/server/http/address-key'
import { pathOf } from '@heraia/server/http/path-of'
import { requestIdOf } from '@heraia/server/http/request-id'
import { securityHeaders } from '@heraia/server/http/security-headers'
import type { Log, RateLimiter } from '@heraia/server/ports'
import type { AuthSettings } from '@heraia/server/settings'
import { random } from '../../random.ts'
import { type AnswerUpload, isUpload } from '../../uploads/uploads-endpoint.ts'
import type { Content } from '../content/open-content.ts'
import { pageOfText } from '../content/page-of-text.ts'
import { machines } from '../machines/answer-machines.ts'
import { answerOutside } from '../machines/answer-outside.ts'
import type { KeptMaps } from '../machines/kept-maps.ts'
import { listingsOnSale } from '../machines/listings-on-sale.ts'
import { publicTeams } from '../machines/public-teams.ts'
import { answerChoices } from './answer-choices.ts'
import { answerContent } from './answer-content.ts'
import { answerPost, type PostedForm } from './answer-post.ts'
import { compress, type Encoding } from './compress.ts'

/** What the web workspace's entry-server exports. */
export type Render = (request: Request, env: RenderEnvironment) => Promise<Response>

export interface RenderEnvironment {
  /** The API of this very process: no network between. */
  fetch: (request: Request) => Promise<Response>
  siteUrl: string
  /** Of the auth endpoints that people's browsers talk to. */
  authUrl: string
  /** By which a hosted auth service knows this site; null: it asks for none. */
  authKey: string | null
  /** Nobody new is taken. Where another service has the accounts, that one alone knows. */
  signUpClosed: boolean
  /** A page of text, by name and language. */
  content: (name: string, language: string) => Promise<ContentPage | undefined>
  /** Another one after each change of the texts: what was drawn before is old. */
  version: string
  /** A form that could not be taken, to be shown again. */
  posted?: PostedForm
  compress: (page: Uint8Array<ArrayBuffer>, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>
}

export interface SiteParts {
  server: Pick<HeraiaServer, 'fetch'>
  uploads: AnswerUpload
  /** Answers the client's files; null for a path that is none. */
  assets: (request: Request, pathname: string) => Response | null
  render: Render
  content: Content
  maps: KeptMaps
  siteUrl: string
  auth: AuthSettings
  limiter: RateLimiter
  limitFactor: number
  log: Log
  /** Development only: Vite injects styles that no policy allows. */
  withoutSecurityHeaders?: boolean
}

/** Who asks the API while a page is rendered. Pages are drawn for nobody in particular, so no visitor's limits count. */
const renderer = 'renderer'

/** The limits as the server sees them: what rendering asks is counted with the page, by the visitor's address. */
export const sparingRenderer = (limiter: RateLimiter): RateLimiter => ({
  ...limiter,
  take: (bucket, key, limit, strict) =>
    key === renderer ? Promise.resolve({ retryAfterSeconds: 0 }) : limiter.take(bucket, key, limit, strict),
})

/** One origin: the client's files, the server's endpoints, and a rendered page for everything else. */
export function site(parts: SiteParts): (request: Request, address: string) => Promise<Response> {
  const { server, assets, siteUrl, auth } = parts
  const isOfServer = (pathname: string) =>
    ['/events', '/healthz', '/readyz', '/metrics'].includes(pathname) ||
    ['/api/', '/media/', '/forms/'].some((start) => pathname.startsWith(start))
  const headers = parts.withoutSecurityHeaders ? {} : securityHeaders({ siteUrl, auth })

  const asNobody = (call: Request) => server.fetch(call, { address: renderer })
  const answerMachines = machines({
    ...parts,
    listings: listingsOnSale(asNobody, siteUrl, parts.log),
    teams: publicTeams(asNobody, siteUrl, parts.log),
  })

  const answerForOutside = answerOutside(asNobody, siteUrl, parts.maps)

  const answerBrowser = async (request: Request, pathname: string, address: string): Promise<Response> =>
    refuseMethod(request) ??
    leadOn(pathname) ??
    assets(request, pathname) ??
    (DRAWN.test(pathname) ? await tooMany(parts, address) : null) ??
    (await answerForOutside(request, pathname)) ??
    (await answerMachines(request, pathname)) ??
    (await answerContent(parts.content, request, pathname)) ??
    (await answerChoices(request, pathname)) ??
    (await answerPage(parts, request, address))

  return async (request, address) => {
    const pathname = pathOf(request)
    if (isForAuth(auth.basePath, request) || isOfServer(pathname)) return server.fetch(request, { address })
    if (isUpload(pathname)) return parts.uploads(request, address)
    const requestId = requestIdOf(request, random)
    const response = await answerBrowser(request, pathname, address).catch((error: unknown) =>
      notDrawn(error, requestId, parts.log),
    )
    return withHeaders(response, { ...headers, 'x-request-id': requestId })
  }
}

/** A form that is posted before the page's scripts are there gets its page again; nothing else is done to a page. */
const METHODS = ['GET', 'HEAD', 'POST']

const refuseMethod = ({ method }: Request): Response | null =>
  METHODS.includes(method) ? null : plain(405, `A page takes ${METHODS.join(', ')}.`, { allow: METHODS.join(', ') })

/** Where a password manager looks: https://w3c.github.io/webappsec-change-password-url/ */
const leadOn = (pathname: string): Response | null =>
  pathname === '/.well-known/change-password'
    ? new Response(null, { status: 302, headers: { location: '/settings/security/password' } })
    : null

/** Drawn; what a form without scripts has posted is handed on first. */
async function answerPage(parts: SiteParts, request: Request, address: string): Promise<Response> {
  const posted = await answerPost(parts.server, request, address)
  return posted instanceof Response ? posted : renderPage(parts, request, address, posted ?? undefined)
}

/** Drawn when it is asked for, as pages are: pictures of shared links and lists of thousands of addresses. */
const DRAWN = /^\/(pictures\/|sitemap)/

/** The answer to an address that has asked for more pages than anybody reads. */
async function tooMany({ limiter, limitFactor }: SiteParts, address: string): Promise<Response | null> {
  const limit = { points: Math.ceil(600 * limitFactor), windowSeconds: 60 }
  const { retryAfterSeconds } = await limiter.take('page', addressKey(address), limit)
  if (retryAfterSeconds === 0) return null
  return plain(429, 'Too many requests. / Demasiadas peticiones.', { 'retry-after': String(retryAfterSeconds) })
}

async function renderPage(parts: SiteParts, request: Request, address: string, posted?: PostedForm): Promise<Response> {
  const { server, render, content, siteUrl, auth } = parts
  const refused = await tooMany(parts, address)
  if (refused) return refused
  return render(request, {
    fetch: (call) => server.fetch(call, { address: renderer }),
    siteUrl,
    authUrl: auth.authUrl ?? auth.basePath,
    authKey: auth.authKey,
    signUpClosed: !auth.authUrl && !auth.signup,
    content: (name, language) => pageOfText(content, name, language),
    version: String(content.version()),
    posted,
    compress,
  })
}

function notDrawn(error: unknown, requestId: string, log: Log): Response {
  if (isOfAnotherBuild(error)) {
    log.error({ requestId, file: error.url }, 'the site was built anew while this server ran: start it again')
    return plain(503, 'Back in a moment. / Volvemos en un momento.', { 'retry-after': '60' })
  }
  log.error({ requestId, error: error instanceof Error ? error.stack : String(error) }, 'page could not be rendered')
  return plain(500, 'Something went wrong. / Algo salió mal.')
}

/** What draws a page is read when it is first asked for; another build has taken that file away. */
const isOfAnotherBuild = (error: unknown): error is Error & { url?: string } =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}
