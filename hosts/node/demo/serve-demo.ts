import { staticAssets } from '../http/static-assets.ts'
import { demoHeaders, workerPolicy } from './policies.ts'

/** Answers the files of the demo below `base`, and its one page for every other address there; null elsewhere. */
export function demoFiles(folder: string, base: string): (request: Request, pathname: string) => Response | null {
  const assets = staticAssets(folder)
  return (request, pathname) => {
    if (!pathname.startsWith(base)) return null
    const path = `/${pathname.slice(base.length)}`
    const file = assets(request, path) ?? (looksLikeFile(path) ? null : assets(request, '/index.html'))
    return withHeaders(file ?? new Response('Not found', { status: 404 }), path)
  }
}

/** A file that is not there is not a page: a script must not be answered with HTML. */
const looksLikeFile = (path: string) => path.startsWith('/assets/') || path.startsWith('/content/')

function withHeaders(response: Response, path: string): Response {
  for (const [name, value] of Object.entries(demoHeaders)) response.headers.set(name, value)
  // PostgreSQL is WebAssembly: compiling it is allowed to the worker alone.
  if (/^\/assets\/worker-[\w-]+\.js$/.test(path)) response.headers.set('content-security-policy', workerPolicy)
  if (!path.startsWith('/assets/')) response.headers.set('cache-control', 'no-cache')
  return response
}
