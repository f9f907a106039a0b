import type { ContentPage } from '@heraia/contract/content'
import { setTransport } from './lib/api-transport.ts'
import { setContentSource } from './lib/content.ts'
import { setDrawing } from './lib/drawings.ts'
import type { PostedForm } from './lib/posted-form.ts'
import { setAskAuth } from './lib/session/ask-auth.ts'
import { drawOnce } from './rendering/drawings.tsx'
import { type Compress, forgetPages, withPageCache } from './rendering/page-cache.ts'
import type { PageChange } from './rendering/page-change.ts'
import { renderPage } from './rendering/render-page.tsx'
import { forgetSiteInfo } from './rendering/site-info.ts'
import { readVisitor } from './rendering/visitor.ts'

setDrawing(drawOnce)

export interface RenderEnv {
  /** The product's API in this process: no network between. */
  fetch: (request: Request) => Promise<Response>
  /** Of canonical addresses and shared cards. */
  siteUrl: string
  /** Of the auth endpoints: a path of this site, or another one's address. */
  authUrl: string
  /** By which a hosted auth service knows this site. */
  authKey?: string | null
  /** Nobody new is taken. */
  signUpClosed?: boolean
  /** A page of text. */
  content: (name: string, language: string) => Promise<ContentPage | undefined>
  /** Another one after each change of the texts. */
  version: string
  /** A form that was sent without scripts and could not be taken: the page stands there again with what she wrote. */
  posted?: PostedForm
  /** The host's own Brotli and gzip; without them the page is compressed as a stream, which costs more. */
  compress?: Compress
}

/** The rendered page of an address. Sessions live in the browser, so the server draws every page for nobody in particular. */
export function render(request: Request, env: RenderEnv): Promise<Response> {
  setTransport((call) => env.fetch(call))
  setContentSource(env.content)
  const hasAuth = env.authUrl.startsWith('/')
  const auth = `http://localhost${env.authUrl.replace(/\/+$/, '')}`
  setAskAuth(hasAuth ? (path, init) => env.fetch(new Request(auth + path, init)) : undefined)
  const visitor = { ...readVisitor(request), posted: env.posted }
  return withPageCache(request, visitor, env.version, () => renderPage(request, visitor, env), env.compress)
}

/** What was drawn before this change is old. */
export function changed(change: PageChange): void {
  if (change.by.startsWith('site.') || change.by.startsWith('admin.')) forgetSiteInfo()
  forgetPages(change)
}
