import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { App, type DrawnWith } from '../app.tsx'
import { api } from '../lib/api.ts'
import type { PageHandle } from '../lib/page.ts'
import { type PageContext, pageContext } from '../lib/page-context.ts'
import { makeQueryClient } from '../lib/query-client.ts'
import { routes } from '../routes.tsx'
import { htmlDocument } from './document.ts'
import { headOf } from './head.ts'
import type { DrawnPage } from './page-cache.ts'
import type { AuthPlace } from './say-auth.ts'
import { giveSiteInfo, keepSiteInfo } from './site-info.ts'

const handler = createStaticHandler(routes)

interface MatchedPage extends PageHandle {
  page: string
}

/**
 * Loads, then draws in one go. Nothing suspends, so React has no reason to write scripts into the page,
 * which the Content-Security-Policy would refuse.
 */
export async function renderPage(
  request: Request,
  visitor: DrawnWith,
  { siteUrl, authUrl, authKey, signUpClosed }: { siteUrl: string; signUpClosed?: boolean } & Omit<AuthPlace, 'signUp'>,
): Promise<DrawnPage> {
  const client = makeQueryClient()
  giveSiteInfo(client)
  const page: PageContext = { client, server: { chosenLanguage: visitor.language } }
  const requestContext = new RouterContextProvider(new Map([[pageContext, page]]))
  const context = await handler.query(asGet(request), { requestContext })
  keepSiteInfo(client)
  if (context instanceof Response)
    return { html: '', status: context.status, headers: Object.fromEntries(context.headers) }
  // What a route throws the host writes down and answers: drawn, nobody but her would ever know.
  const failed = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error))
  if (failed) throw failed

  const handle = matchedPage(context)
  const isGuarded = handle.guard === 'signed-in' || handle.guard === 'admin'
  const drawnWith = { ...visitor, sessionExpected: visitor.sessionExpected || isGuarded }
  const markup = renderToString(
    <App client={client} drawnWith={drawnWith} navigate={() => undefined}>
      <StaticRouterProvider
        router={createStaticRouter(drawnBranch(context), context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
  const { pathname } = new URL(request.url)
  const html = htmlDocument({
    markup,
    page: handle.page,
    guard: handle.guard,
    still: drawnWith.sessionExpected || lacksSomething(client, authUrl, handle) ? undefined : handle.still,
    theme: visitor.theme,
    auth: { authUrl, authKey, signUp: whoSignsUp(client, signUpClosed) },
    head: headOf({
      page: handle.page,
      handle,
      pathname,
      siteUrl,
      chosenLanguage: visitor.language,
      own: page.server?.head,
    }),
    state: {
      drawnWith,
      queries: dehydrate(client),
      hydration: { loaderData: context.loaderData, errors: null },
    },
  })
  const status = visitor.posted?.status ?? page.server?.status ?? context.statusCode
  client.clear()
  return { html, status, headers: headersOf(status) }
}

/** As the page itself says it, which every page asks for its foot; the host's word where that could not be loaded. */
const whoSignsUp = (client: QueryClient, isClosed = false): AuthPlace['signUp'] =>
  isClosed ? 'closed' : client.getQueryData(api.site.info.queryOptions().queryKey)?.registration?.mode

/** The routes that are drawn: preparing all of them, for each page, takes as long as a part of the page. */
const drawnBranch = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((below, { route }) => [{ ...route, index: false, children: below }], [])

/**
 * What could not be loaded the browser asks for again, or leads elsewhere; the ways in of another auth server only it
 * can ask for: it needs the product's code at once.
 */
const lacksSomething = (client: QueryClient, authUrl: string, { guard }: PageHandle) =>
  (guard === 'anonymous' && !authUrl.startsWith('/')) ||
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error')

/** Pages are read; a form that was posted without scripts gets the page again. */
const asGet = (request: Request) => {
  const url = readable(request.url)
  const isAsItIs = request.method === 'GET' && url === request.url
  return isAsItIs ? request : new Request(url, { headers: request.headers, signal: request.signal })
}

/** A link that was cut short ends in half a letter: taken by its signs it leads to nobody, and the router says nothing. */
function readable(address: string): string {
  const url = new URL(address)
  try {
    decodeURI(url.pathname)
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
  }
  return url.href
}

function matchedPage(context: StaticHandlerContext): MatchedPage {
  const handle: MatchedPage | undefined = context.matches.at(-1)?.route.handle
  if (!handle) throw new Error('The route table has no page for what is not found')
  return handle
}

const headersOf = (status: number): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  // It depends on three cookies, and is made anew within seconds: browsers ask again.
  'cache-control': 'private, no-cache',
  vary: 'cookie, accept-encoding',
  ...(status === 503 ? { 'retry-after': '5' } : {}),
})
