import type { Context } from '../context.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { docsPage } from './openapi-page.ts'
import { pathOf } from './path-of.ts'

/** /api/openapi.json for programs, /api/docs for people. Made once, for it is the same for everyone. */
export function createOpenApiAnswer(siteUrl: string) {
  let made: Promise<OpenApiDocument> | undefined
  const document = () => {
    made ??= describe(siteUrl)
    return made
  }
  return async (request: Request, _ctx: Context): Promise<Response | null> => {
    if (request.method !== 'GET') return null
    switch (pathOf(request)) {
      case '/api/openapi.json':
        return Response.json(await document(), { headers: { 'access-control-allow-origin': '*' } })
      case '/api/docs':
        return new Response(docsPage(await document()), { headers: DOCS_HEADERS })
      default:
        return null
    }
  }
}

/** What describes the contract is large, and few ask. */
async function describe(siteUrl: string): Promise<OpenApiDocument> {
  const { openApiDocument } = await import('./openapi-document.ts')
  return openApiDocument(siteUrl)
}

/** The page has no script at all and one style sheet of its own in the page. */
const DOCS_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}
