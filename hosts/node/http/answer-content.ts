import type { Content } from '../content/open-content.ts'
import { pageOfText } from '../content/page-of-text.ts'

/** `/content/es/learn/warm-up.json`, for a browser that follows a link to a page of text; null for other paths. */
export async function answerContent(content: Content, request: Request, pathname: string): Promise<Response | null> {
  const [, language = '', name = ''] = /^\/content\/(en|es)\/([a-z0-9/-]+)\.json$/.exec(pathname) ?? []
  if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const page = await pageOfText(content, name, language)
  if (!page) return Response.json({ message: 'There is no such text.' }, { status: 404 })
  return Response.json(page, { headers: { 'cache-control': 'public, max-age=60' } })
}
