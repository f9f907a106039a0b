import type { DrawnWith } from '../app.tsx'
import { isOldAfter, type PageChange } from './page-change.ts'

const FRESH_MS = 10_000
/** Pages are some tens of kilobytes. */
const MOST_BYTES = 5_000_000

/** A page before it is an answer. */
export interface DrawnPage {
  html: string
  status: number
  headers: Record<string, string>
}

/** As browsers name them; the first that both know is taken. */
export type Encoding = 'br' | 'gzip'
export type Compress = (page: Uint8Array<ArrayBuffer>, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>

interface KeptPage extends Omit<DrawnPage, 'html'> {
  pathname: string
  /** Of the people and things that are on it. */
  ids: () => ReadonlySet<string>
  plain: Uint8Array<ArrayBuffer>
  /** A seventh of the size. Made when somebody asks for it. */
  packed: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>
  until: number
}

/** Oldest first: what is used again moves to the end. */
const kept = new Map<string, KeptPage>()
let keptBytes = 0
const beingDrawn = new Map<string, Drawing>()
/** Also those that nobody joins any more. */
const drawings = new Set<Drawing>()

interface Drawing {
  page: Promise<KeptPage>
  /** What changed since it began to ask for its data. */
  changes: PageChange[]
}

/** What changed may be on these pages: they are drawn anew when somebody asks for them. */
export function forgetPages(change: PageChange): void {
  for (const [key, page] of kept) if (isOldAfter(change, page)) forget(key)
  for (const drawing of drawings) drawing.changes.push(change)
  // Who asks from now on gets what is drawn from now on.
  beingDrawn.clear()
}

/** The same page for the same choices is drawn once in ten seconds, however many ask; anew once its data change. */
export async function withPageCache(
  request: Request,
  visitor: DrawnWith,
  version: string,
  draw: () => Promise<DrawnPage>,
  compress?: Compress,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (import.meta.env.DEV || !mayKeep(request)) return answer(request, toKeep(pathname, await draw()), compress)
  const key = [pathname + search, visitor.language, visitor.theme, visitor.sessionExpected, version].join(' ')
  return answer(request, fresh(key) ?? (await drawOnce(key, pathname, draw)), compress)
}

async function answer(request: Request, page: KeptPage, compress: Compress | undefined): Promise<Response> {
  const { status, headers } = page
  const encoding = encodingFor(request, compress !== undefined)
  if (!encoding) {
    return new Response(request.method === 'HEAD' ? null : page.plain, { status, headers })
  }
  page.packed[encoding] ??= (compress ?? compressInStream)(page.plain, encoding)
  const body = request.method === 'HEAD' ? null : await page.packed[encoding]
  return new Response(body, { status, headers: { ...headers, 'content-encoding': encoding } })
}

/** Streams know no Brotli. */
function encodingFor(request: Request, knowsBrotli: boolean): Encoding | undefined {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (knowsBrotli && /\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const mayKeep = (request: Request) => request.method === 'GET' || request.method === 'HEAD'

function fresh(key: string): KeptPage | undefined {
  const page = kept.get(key)
  if (!page || page.until < Date.now()) return undefined
  kept.delete(key)
  kept.set(key, page)
  return page
}

function drawOnce(key: string, pathname: string, draw: () => Promise<DrawnPage>): Promise<KeptPage> {
  const running = beingDrawn.get(key)
  if (running) return running.page
  const changes: PageChange[] = []
  const drawing: Drawing = {
    changes,
    page: drawAndKeep(key, pathname, draw, changes).finally(() => {
      drawings.delete(drawing)
      if (beingDrawn.get(key) === drawing) beingDrawn.delete(key)
    }),
  }
  drawings.add(drawing)
  beingDrawn.set(key, drawing)
  return drawing.page
}

async function drawAndKeep(
  key: string,
  pathname: string,
  draw: () => Promise<DrawnPage>,
  changes: readonly PageChange[],
): Promise<KeptPage> {
  const page = toKeep(pathname, await draw())
  // Missing pages have endless addresses, and failed ones may be well again at the next try.
  const isGood = page.status >= 200 && page.status < 300
  if (isGood && !changes.some((change) => isOldAfter(change, page))) keep(key, page)
  return page
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const toKeep = (pathname: string, { html, status, headers }: DrawnPage): KeptPage => {
  const plain = new TextEncoder().encode(html)
  return {
    ...{ status, headers, pathname, plain, ids: idsIn(plain) },
    ...{ packed: {}, until: Date.now() + FRESH_MS },
  }
}

/** Looked for once something has changed: most pages are old before. */
function idsIn(plain: Uint8Array): () => ReadonlySet<string> {
  let found: ReadonlySet<string> | undefined
  return () => {
    found ??= new Set(new TextDecoder('latin1').decode(plain).match(UUID))
    return found
  }
}

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
