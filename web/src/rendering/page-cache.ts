import type { DrawnWith } from '../app.tsx'

const FRESH_MS = 10_000
/** Pages are some tens of kilobytes. */
const MOST_BYTES = 5_000_000

/** A page before it is an answer. */
export interface DrawnPage {
  html: string
  status: number
  headers: Record<string, string>
}

export type Compress = (page: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

interface KeptPage extends Omit<DrawnPage, 'html'> {
  plain: Uint8Array<ArrayBuffer>
  /** A fifth of the size. Made when somebody asks for it. */
  gzip: Promise<Uint8Array<ArrayBuffer>> | null
  until: number
}

/** Oldest first: what is used again moves to the end. */
const kept = new Map<string, KeptPage>()
let keptBytes = 0
const beingDrawn = new Map<string, Promise<KeptPage>>()

/** The same page for the same choices is drawn once in ten seconds, however many ask; anew once texts change. */
export async function withPageCache(
  request: Request,
  visitor: DrawnWith,
  version: string,
  draw: () => Promise<DrawnPage>,
  compress: Compress = compressInStream,
): Promise<Response> {
  if (import.meta.env.DEV || !mayKeep(request)) return answer(request, toKeep(await draw()), compress)
  const { pathname, search } = new URL(request.url)
  const key = [pathname + search, visitor.language, visitor.theme, visitor.sessionExpected, version].join(' ')
  return answer(request, fresh(key) ?? (await drawOnce(key, draw)), compress)
}

async function answer(request: Request, page: KeptPage, compress: Compress): Promise<Response> {
  const { status, headers } = page
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) {
    return new Response(request.method === 'HEAD' ? null : page.plain, { status, headers })
  }
  page.gzip ??= compress(page.plain)
  const body = request.method === 'HEAD' ? null : await page.gzip
  return new Response(body, { status, headers: { ...headers, 'content-encoding': 'gzip' } })
}

const mayKeep = (request: Request) => request.method === 'GET' || request.method === 'HEAD'

function fresh(key: string): KeptPage | undefined {
  const page = kept.get(key)
  if (!page || page.until < Date.now()) return undefined
  kept.delete(key)
  kept.set(key, page)
  return page
}

function drawOnce(key: string, draw: () => Promise<DrawnPage>): Promise<KeptPage> {
  const running = beingDrawn.get(key)
  if (running) return running
  const drawing = drawAndKeep(key, draw).finally(() => beingDrawn.delete(key))
  beingDrawn.set(key, drawing)
  return drawing
}

async function drawAndKeep(key: string, draw: () => Promise<DrawnPage>): Promise<KeptPage> {
  const page = toKeep(await draw())
  // Missing pages have endless addresses, and failed ones may be well again at the next try.
  if (page.status >= 200 && page.status < 300) keep(key, page)
  return page
}

const toKeep = ({ html, status, headers }: DrawnPage): KeptPage => ({
  ...{ status, headers, plain: new TextEncoder().encode(html) },
  ...{ gzip: null, until: Date.now() + FRESH_MS },
})

function keep(key: string, page: KeptPage) {
  forget(key)
  kept.set(key, page)
  keptBytes += page.plain.length
  for (const oldest of kept.keys()) {
    if (keptBytes <= MOST_BYTES) break
    forget(oldest)
  }
}

function forget(key: string) {
  keptBytes -= kept.get(key)?.plain.length ?? 0
  kept.delete(key)
}

async function compressInStream(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([plain]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}
