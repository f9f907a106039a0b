import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router'
import type { Language, PerLanguage } from './languages.ts'

/**
 * Who may see a screen: everybody, the signed-in, admins, or (sign-in and registration) those who are not signed in.
 * The API decides for itself; this only spares people a screen that would be empty.
 */
export type Guard = 'public' | 'signed-in' | 'admin' | 'anonymous'

/** What the route table says of a screen before any of its code is loaded. */
export interface PageHandle {
  /** Without the product's name. Empty: the name alone. */
  title: PerLanguage<string>
  /** What the screen speaks until the visitor chooses a language. */
  language: Language
  guard: Guard
  /** The one address of a screen that has several. */
  canonical?: string
  noindex?: boolean
  status?: number
  /** Drawn by the server and read as it is: its scripts come with the first touch (rendering/document.ts). */
  still?: 'words' | 'screen'
}

/** A row of the route table. `page` names the file: `home` is src/pages/home-page.tsx. */
export interface PageRoute extends PageHandle {
  page: string
  paths: string[]
}

export interface PageAddress {
  params: Params
  url: URL
  /** What the screen speaks: hers, or its own until she chooses. */
  language: Language
}

export interface PageHead {
  title?: string
  description?: string
  /** Absolute, or from the site's root. */
  image?: string
  /** The host draws a picture for it. */
  picture?: boolean
  /** What it is for shared cards. */
  kind?: 'website' | 'article' | 'profile'
  /** The day of an article. */
  published?: string
  /** Parts of schema.org, without @context. */
  structured?: object[]
  noindex?: boolean
  /** Nothing is at this address: the not-found screen stands there. */
  missing?: boolean
  /** Of somebody who does not want to be found: nothing of it is said to machines, neither to engines nor in shared links. */
  hidden?: boolean
  /** The one address of what can be reached by several: a profile by id and by handle. */
  canonical?: string
}

/** Fetches into the cache, awaited on the server and in the background in the browser: `(client) => client.query(options)`. */
export type Load = (client: QueryClient) => Promise<unknown>

/** What a file in src/pages exports. */
export interface PageModule {
  Component: ComponentType
  /** What the screen needs first: drawn on the server, and asked for while a link is followed. */
  loads?: (address: PageAddress) => Load[]
  /** Title and description that follow from what was loaded. */
  head?: (client: QueryClient, address: PageAddress, language: Language) => PageHead | undefined
}
