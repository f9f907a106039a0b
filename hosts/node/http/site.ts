import type { HeraiaServer } from '@heraia/server/create-server'
import { securityHeaders, transportHeaders } from '@heraia/server/http/security-headers'
import type { Log } from '@heraia/server/ports'

/** What the web workspace's entry-server exports. */
export type Render = (request: Request, env: RenderEnvironment) => Promise<Response>

export interface RenderEnvironment {
  /** The API of this very process, as the person who asks for the page: no network between. */
  fetch: typeof globalThis.fetch
  siteUrl: string
}

interface SiteParts {
  server: HeraiaServer
  /** Answers the client's files; null for a path that is none. */
  assets: (request: Request, pathname: string) => Response | null
  render: Render
  siteUrl: string
  authPath: string
  log: Log
  /** Development only: Vite injects styles that no policy allows. */
  withoutSecurityHeaders?: boolean
}

/** One origin: the client's files, the server's endpoints, and a rendered page for everything else. */
export function site(parts: SiteParts): (request: Request, address: string) => Promise<Response> {
  const { server, assets, siteUrl } = parts
  const ofServer = ['/api/', '/events', '/healthz', '/readyz', '/metrics', `${parts.authPath}/`]
  const headers = parts.withoutSecurityHeaders ? {} : { ...securityHeaders, ...transportHeaders(siteUrl) }

  return async (request, address) => {
    const { pathname } = new URL(request.url)
    if (ofServer.some((start) => pathname.startsWith(start))) return server.fetch(request, { address })
    const response = assets(request, pathname) ?? (await renderPage(parts, request, address))
    return withHeaders(response, headers)
  }
}

async function renderPage({ server, render, siteUrl, log }: SiteParts, request: Request, address: string) {
  try {
    const fetch: typeof globalThis.fetch = (input, init) =>
      server.fetch(typeof input === 'string' ? new Request(new URL(input, siteUrl), init) : new Request(input, init), {
        address,
      })
    return await render(request, { fetch, siteUrl })
  } catch (error) {
    log.error({ error: error instanceof Error ? error.stack : String(error) }, 'page could not be rendered')
    return new Response('Something went wrong. / Algo salió mal.', {
      status: 500,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}
