import './styles.css'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App, type DrawnWith } from './app.tsx'
import { basePath } from './lib/demo/is-demo.ts'
import { rememberLanguage } from './lib/locale.tsx'
import { pageContext } from './lib/page-context.ts'
import { makeQueryClient } from './lib/query-client.ts'
import { startSession } from './lib/session/start-session.ts'
import { standInForStorage } from './lib/storage-of-this-page.ts'
import { routes } from './routes.tsx'

/** What the server left for the browser; see rendering/document.ts. */
export interface ServerState {
  drawnWith: DrawnWith
  queries: DehydratedState
  hydration: Pick<HydrationState, 'loaderData' | 'errors'>
}

/** Where no server draws, the choices of this browser are read by itself. */
const drawnHere = async (): Promise<DrawnWith> =>
  import.meta.env.MODE === 'demo'
    ? (await import('./lib/demo/drawn-here.ts')).drawnHere()
    : { language: null, theme: 'system', sessionExpected: true }

const root = document.getElementById('root')
// Not awaited here: pages import from this very file, and would wait for it while it waits for them.
if (root) void start(root, readServerState())

async function start(root: HTMLElement, state: ServerState | undefined) {
  const drawnWith = state?.drawnWith ?? (await drawnHere())
  standInForStorage()
  rememberLanguage(drawnWith.language)
  startSession()
  const client = makeQueryClient()
  if (import.meta.env.MODE === 'demo') void import('./lib/demo/ask-ahead.ts').then(({ askAhead }) => askAhead(client))
  await loadMatchedPages()
  if (state) hydrate(client, state.queries)
  const router = createBrowserRouter(routes, {
    basename: basePath || '/',
    hydrationData: state?.hydration,
    getContext: () => new RouterContextProvider(new Map([[pageContext, { client }]])),
  })
  const app = (
    <StrictMode>
      <App client={client} drawnWith={drawnWith} navigate={(href) => void router.navigate(href)}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  if (state) hydrateRoot(root, app)
  else createRoot(root).render(app)
  document.getElementById('late')?.remove()
  // Whoever woke this page (entry-still.ts) waits for it.
  dispatchEvent(new Event('app-started'))
}

/** The browser's first drawing repeats the server's, so the page's code must be here before it. */
async function loadMatchedPages() {
  const matches = matchRoutes(routes, location, basePath || '/') ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

function readServerState(): ServerState | undefined {
  const json = document.getElementById('heraia-state')?.textContent
  return json ? JSON.parse(json) : undefined
}
