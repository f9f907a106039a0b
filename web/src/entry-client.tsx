import './styles.css'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App, type DrawnWith } from './app.tsx'
import { rememberLanguage } from './lib/locale.tsx'
import { pageContext } from './lib/page-context.ts'
import { makeQueryClient } from './lib/query-client.ts'
import { startSession } from './lib/session/start-session.ts'
import { routes } from './routes.tsx'

/** What the server left for the browser; see rendering/document.ts. */
export interface ServerState {
  drawnWith: DrawnWith
  queries: DehydratedState
  hydration: Pick<HydrationState, 'loaderData' | 'errors'>
}

const root = document.getElementById('root')
// Not awaited here: pages import from this very file, and would wait for it while it waits for them.
if (root) void start(root, readServerState())

async function start(root: HTMLElement, state: ServerState | undefined) {
  rememberLanguage(state?.drawnWith.language ?? null)
  startSession()
  await loadMatchedPages()
  const client = makeQueryClient()
  if (state) hydrate(client, state.queries)
  const router = createBrowserRouter(routes, {
    hydrationData: state?.hydration,
    getContext: () => new RouterContextProvider(new Map([[pageContext, { client }]])),
  })
  const app = (
    <StrictMode>
      <App
        client={client}
        drawnWith={state?.drawnWith ?? { language: null, theme: 'system', sessionExpected: true }}
        navigate={(href) => void router.navigate(href)}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  if (state) hydrateRoot(root, app)
  else createRoot(root).render(app)
  // Whoever woke this page (entry-still.ts) waits for it.
  dispatchEvent(new Event('app-started'))
}

/** The browser's first drawing repeats the server's, so the page's code must be here before it. */
async function loadMatchedPages() {
  const matches = matchRoutes(routes, location) ?? []
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
