import type { Context } from '../../context.ts'
import { madeOnce } from '../../made-once.ts'
import { pathOf } from '../path-of.ts'
import { docsPage, type ShownDocument } from './docs-page.ts'

/** As it travels: with gzip for whoever takes that. */
interface Made {
  plain: Uint8Array<ArrayBuffer>
  packed: Uint8Array<ArrayBuffer>
}

/**
 * /api/openapi.json for programs, /api/docs for people. Both are the same for everyone: they are made and packed once,
 * and sent as they lie there.
 */
export function createOpenApiAnswer(siteUrl: string) {
  const made = madeOnce(() => make(siteUrl))
  return async (request: Request, _ctx: Context): Promise<Response | null> => {
    const headers = HEADERS[pathOf(request)]
    if (!headers || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    const { plain, packed } = (await made())[pathOf(request)] as Made
    const isPacked = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
    const body = isPacked ? packed : plain
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: { ...headers, ...KEPT, ...(isPacked && { 'content-encoding': 'gzip' }), vary: 'accept-encoding' },
    })
  }
}

/** What describes the contract is large, and few ask. */
async function make(siteUrl: string): Promise<Record<string, Made>> {
  const { openApiDocument } = await import('./openapi-document.ts')
  const document = await openApiDocument(siteUrl)
  return {
    '/api/openapi.json': await pack(JSON.stringify(document)),
    '/api/docs': await pack(docsPage(document as ShownDocument)),
  }
}

async function pack(text: string): Promise<Made> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return { plain: new TextEncoder().encode(text), packed: new Uint8Array(await new Response(packed).arrayBuffer()) }
}

/** Until the next release, of which who reads it need not know within minutes. */
const KEPT = { 'cache-control': 'public, max-age=300' }

const HEADERS: Record<string, Record<string, string>> = {
  '/api/openapi.json': { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  // The page has no script at all and one style sheet of its own in the page.
  '/api/docs': {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  },
}
