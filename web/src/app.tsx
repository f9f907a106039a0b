import type { Navigation } from '@heraia/ui/link'
import { NavigationProvider } from '@heraia/ui/link'
import { type DehydratedState, HydrationBoundary, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Language } from './lib/languages.ts'
import { LocaleProvider } from './lib/locale.tsx'
import { SessionProvider } from './lib/session.tsx'
import { type Theme, ThemeProvider } from './lib/theme.tsx'

/** What the server drew with, for the browser to begin with the same. Travels in the page as JSON. */
export interface DrawnWith {
  language: Language | null
  theme: Theme
  /** A session is likely, or needed: the account's place in the header waits for it. */
  sessionExpected: boolean
}

interface AppProps {
  client: QueryClient
  drawnWith: DrawnWith
  queries?: DehydratedState
  navigate: (href: string) => void
  /** The router's own provider. */
  children: ReactNode
}

export function App({ client, drawnWith, queries, navigate, children }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={queries}>
        <ThemeProvider initial={drawnWith.theme}>
          <LocaleProvider initial={drawnWith.language}>
            <SessionProvider expected={drawnWith.sessionExpected}>
              <NavigationProvider value={{ anchor, navigate }}>{children}</NavigationProvider>
            </SessionProvider>
          </LocaleProvider>
        </ThemeProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

/** Addresses of this site are followed without loading the page anew; all others are plain links. */
const anchor: Navigation['anchor'] = ({ href, ...rest }) =>
  href.startsWith('/') ? <RouterLink to={href} {...rest} /> : <a href={href} {...rest} />
