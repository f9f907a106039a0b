import { NavigationProvider } from '@heraia/ui/link'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language } from './lib/languages.ts'
import { LocaleProvider, useLocale } from './lib/locale.tsx'
import { type PostedForm, PostedFormContext } from './lib/posted-form.ts'
import { SessionProvider } from './lib/session.tsx'
import { hrefOf, SiteLink } from './lib/site-link.tsx'
import { type Theme, ThemeProvider } from './lib/theme.tsx'

/** What the server drew with, for the browser to begin with the same. Travels in the page as JSON. */
export interface DrawnWith {
  language: Language | null
  theme: Theme
  /** A session is likely, or needed: the account's place in the header waits for it. */
  sessionExpected: boolean
  /** What she sent without scripts, and what is wrong with it. */
  posted?: PostedForm
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
            <PostedFormContext value={drawnWith.posted ?? null}>
              <NavigationProvider value={{ anchor: SiteLink, navigate, hrefOf, useLocale }}>
                {children}
              </NavigationProvider>
            </PostedFormContext>
          </SessionProvider>
        </LocaleProvider>
      </ThemeProvider>
    </QueryClientProvider>
  )
}
