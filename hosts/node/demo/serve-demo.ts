import { extname } from 'node:path'
import { mediaTypes } from '../http/media-types.ts'
import { type DemoFile, isBuilt, readDemoFolder } from './demo-folder.ts'
import { moved, type Place } from './index-page.ts'
import { demoHeaders, workerPolicy } from './policies.ts'

type Answer = (request: Request, pathname: string) => Response | null

/** Where a live site has it; web/src/features/accounts/demo/demo-pairs.ts leads there. */
const BESIDE: Place = { base: '/demo/', site: '/' }

/** The demo beside a live site, once it is built. The site itself loads nothing of it. */
export function demoBeside(): Answer {
  let answer: Answer | undefined
  return (request, pathname) => {
    if (pathname === '/demo') return Response.redirect(new URL(BESIDE.base, request.url), 302)
    if (!pathname.startsWith(BESIDE.base)) return null
    answer ??= isBuilt() ? demoFiles(BESIDE) : undefined
    return answer ? answer(request, pathname) : notBuilt()
  }
}

/** Answers the files of the demo below `base`, and its one page for every other address there; null elsewhere. */
export function demoFiles({ base, site }: Place): Answer {
  const { files, page } = readDemoFolder()
  const own = moved(page, { base, site })
  return (request, pathname) => {
    if (!pathname.startsWith(base)) return null
    const path = `/${pathname.slice(base.length)}`
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file) return withHeaders(answerFile(request, path, file), path)
    // A file that is not there is not a page: a script must not be answered with HTML.
    if (/^\/(assets|content)\//.test(path)) return withHeaders(new Response('Not found', { status: 404 }), path)
    return withHeaders(new Response(own, { headers: { 'content-type': 'text/html; charset=utf-8' } }), path)
  }
}

function answerFile(request: Request, path: string, { size, br, gzip, stream, etag }: DemoFile): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const [ending, encoding, length] =
    br !== null && /\bbr\b/.test(accepted)
      ? ['.br', 'br', br]
      : gzip !== null && /\bgzip\b/.test(accepted)
        ? ['.gz', 'gzip', gzip]
        : ['', null, size]
  const headers = {
    'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
    etag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : stream(ending)
  return new Response(body, { headers: { ...headers, 'content-length': String(length) } })
}

function withHeaders(response: Response, path: string): Response {
  for (const [name, value] of Object.entries(demoHeaders)) response.headers.set(name, value)
  // PostgreSQL is WebAssembly: compiling it is allowed to the worker alone.
  if (/^\/assets\/worker-[\w-]+\.js$/.test(path)) response.headers.set('content-security-policy', workerPolicy)
  const isForEver = path.startsWith('/assets/') && response.ok
  response.headers.set('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  return response
}

const notBuilt = () =>
  new Response('The demo is not built here: npm run build makes it. / La demo no está construida aquí.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
  })
