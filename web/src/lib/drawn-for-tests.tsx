import type { SiteInfo } from '@heraia/contract/site'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from '../app.tsx'
import { api } from './api.ts'
import type { Language } from './languages.ts'
import type { PageHandle } from './page.ts'
import { makeQueryClient } from './query-client.ts'

interface DrawnAt {
  at?: string
  /** null: she has chosen none. */
  language?: Language | null
  /** What the route table says of the screen. */
  handle?: Partial<PageHandle>
  /** A session is likely: her account is not known yet. Otherwise it is a visitor. */
  sessionExpected?: boolean
  /** What the operator says of the site, as far as it is asked for. */
  site?: Partial<SiteInfo>
  /** What else has been answered: by its key. */
  known?: readonly (readonly [QueryKey, unknown])[]
  /** What all that it asks for has been answered with; otherwise that is on its way. */
  answered?: Answered
}

export type Answered = 'nothing' | 'failed'

/** A part of a page as the server draws it. */
export async function drawn(
  part: ReactNode,
  { at = '/', language = 'en', handle, sessionExpected = false, site, known = [], answered }: DrawnAt = {},
): Promise<string> {
  const page: PageHandle = { title: { en: '', es: '' }, language: language ?? 'en', guard: 'public', ...handle }
  const { query, dataRoutes } = createStaticHandler([{ path: '*', handle: page, element: part }])
  const context = await query(new Request(new URL(at, 'https://heraia.example')))
  if (context instanceof Response) throw new Error('A part of a page leads nowhere else')
  const client = makeQueryClient()
  const queryKey: QueryKey = api.site.info.queryOptions().queryKey
  if (site) client.setQueryData(queryKey, site)
  for (const [key, data] of known) client.setQueryData(key, data)
  const draw = () =>
    renderToStaticMarkup(
      <App client={client} drawnWith={{ language, theme: 'system', sessionExpected }} navigate={() => undefined}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </App>,
    )
  const waiting = draw()
  if (answered) answer(client, answered)
  const html = answered ? draw() : waiting
  client.clear()
  return html
}

/** All that was asked for while it was drawn. */
function answer(client: QueryClient, how: Answered) {
  const { queries } = client.getDefaultOptions()
  // Else what failed would count as asked for again.
  client.setDefaultOptions({ queries: { ...queries, retryOnMount: false } })
  const none = { items: [], nextCursor: null, count: 0, more: false, roles: [] }
  for (const query of client.getQueryCache().getAll()) {
    if (how === 'failed') query.setState({ status: 'error', error: new Error('gone'), fetchStatus: 'idle' })
    else query.setData('initialPageParam' in query.options ? { pages: [none], pageParams: [undefined] } : none)
  }
}

/** Its links in their order: words and address. */
export const linksIn = (html: string): [words: string, href: string][] =>
  Array.from(html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs), ([, href = '', within = '']) => [
    wordsOf(within),
    href.replaceAll('&amp;', '&'),
  ])

/** What is read of it, without what it is made of. */
export const wordsOf = (html: string): string => html.replace(/<[^>]+>/g, '')
