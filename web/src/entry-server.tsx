import { setTransport } from './lib/api-transport.ts'
import { withPageCache } from './rendering/page-cache.ts'
import { renderPage } from './rendering/render-page.tsx'
import { readVisitor } from './rendering/visitor.ts'

export interface RenderEnv {
  /** The product's API in this process: no network between. */
  fetch: (request: Request) => Promise<Response>
  /** Of canonical addresses and shared cards. */
  siteUrl: string
}

/** The rendered page of an address. Sessions live in the browser, so the server draws every page for nobody in particular. */
export function render(request: Request, env: RenderEnv): Promise<Response> {
  setTransport((call) => env.fetch(call))
  const visitor = readVisitor(request)
  return withPageCache(request, visitor, () => renderPage(request, visitor, env.siteUrl))
}
