import { NavigationProvider } from '@heraia/ui/link'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language } from './lib/languages.ts'
import { LocaleProvider } from './lib/locale.tsx'
import { SessionProvider } from './lib/session.tsx'
import { SiteLink } from './lib/site-link.tsx'
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
  navigate: (href: string) => void
  /** The router's own provider. */
  children: ReactNode
}

export function App({ client, drawnWith, navigate, children }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <ThemeProvider initial={drawnWith.theme}>
        <LocaleProvider initial={drawnWith.language}>
          <SessionProvider expected={drawnWith.sessionExpected}>
            <NavigationProvider value={{ anchor: SiteLink, navigate }}>{children}</NavigationProvider>
          </SessionProvider>
        </LocaleProvider>
      </ThemeProvider>
    </QueryClientProvider>
  )
}
