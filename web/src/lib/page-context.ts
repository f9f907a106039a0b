import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { Language } from './languages.ts'
import type { PageHead } from './page.ts'

/** What the loaders of both sides work with. */
export interface PageContext {
  client: QueryClient
  /** The server waits for what a screen loads and asks its head; the browser shows skeletons meanwhile. */
  server?: { chosenLanguage: Language | null; head?: PageHead; status?: number }
}

export const pageContext = createContext<PageContext>()
