import type { DrawnWith } from '../app.tsx'

const FRESH_MS = 10_000
const MOST_PAGES = 500

interface KeptPage {
  plain: Uint8Array<ArrayBuffer>
  /** A fifth of the size. */
  gzip: Uint8Array<ArrayBuffer>
  headers: [string, string][]
  status: number
  until: number
}

/** Oldest first: what is used again moves to the end. */
const kept = new Map<string, KeptPage>()
const beingDrawn = new Map<string, Promise<KeptPage>>()

/** The same page for the same choices is drawn once in ten seconds, however many ask. */
export async function withPageCache(
  request: Request,
  visitor: DrawnWith,
  draw: () => Promise<Response>,
): Promise<Response> {
  if (import.meta.env.DEV || !mayKeep(request)) return draw()
  const { pathname, search } = new URL(request.url)
  const key = [pathname + search, visitor.language, visitor.theme, visitor.sessionExpected].join(' ')
  return answer(request, fresh(key) ?? (await drawOnce(key, draw)))
}

function answer(request: Request, { plain, gzip, status, headers }: KeptPage): Response {
  const isSmall = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const response = new Response(request.method === 'HEAD' ? null : isSmall ? gzip : plain, { status, headers })
  if (isSmall) response.headers.set('content-encoding', 'gzip')
  return response
}

const mayKeep = (request: Request) => request.method === 'GET' || request.method === 'HEAD'

function fresh(key: string): KeptPage | undefined {
  const page = kept.get(key)
  if (!page || page.until < Date.now()) return undefined
  kept.delete(key)
  kept.set(key, page)
  return page
}

function drawOnce(key: string, draw: () => Promise<Response>): Promise<KeptPage> {
  const running = beingDrawn.get(key)
  if (running) return running
  const drawing = drawAndKeep(key, draw).finally(() => beingDrawn.delete(key))
  beingDrawn.set(key, drawing)
  return drawing
}

async function drawAndKeep(key: string, draw: () => Promise<Response>): Promise<KeptPage> {
  const response = await draw()
  const plain = new Uint8Array(await response.arrayBuffer())
  const gzip = await compress(plain)
  const until = Date.now() + FRESH_MS
  const page: KeptPage = { plain, gzip, headers: [...response.headers], status: response.status, until }
  // Missing pages have endless addresses, and failed ones may be well again at the next try.
  if (response.ok) keep(key, page)
  return page
}

function keep(key: string, page: KeptPage) {
  kept.delete(key)
  kept.set(key, page)
  const oldest = kept.keys().next().value
  if (kept.size > MOST_PAGES && oldest !== undefined) kept.delete(oldest)
}

async function compress(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([plain]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}
