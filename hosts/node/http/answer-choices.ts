import { isPathHere } from '@heraia/contract/path-here'
import { readBody } from '@heraia/server/http/read-body'

/** Language and appearance, for browsers without scripts; the names are those of web/src/lib/kept-here.ts. */
const choices: Record<string, { cookie: string; values: string[] }> = {
  language: { cookie: 'heraia_language', values: ['en', 'es'] },
  theme: { cookie: 'heraia_theme', values: ['system', 'light', 'dark'] },
}

/** Keeps the choice and sends the browser back to where it was. null: not posted to /choices. */
export async function answerChoices(request: Request, pathname: string): Promise<Response | null> {
  if (pathname !== '/choices' || request.method !== 'POST') return null
  try {
    return keepChoices(request, new URLSearchParams(await readBody(request, '')))
  } catch (error) {
    // Too large, or not UTF-8.
    if (!(error instanceof Error && 'status' in error && typeof error.status === 'number')) throw error
    return new Response(error.message, { status: error.status, headers: { 'content-type': 'text/plain' } })
  }
}

function keepChoices(request: Request, form: URLSearchParams): Response {
  const headers = new Headers({ location: backOf(request, form.get('back')) })
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  for (const [name, { cookie, values }] of Object.entries(choices)) {
    const chosen = form.get(name)
    if (chosen === null || !values.includes(chosen)) continue
    headers.append('set-cookie', `${cookie}=${chosen}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`)
  }
  return new Response(null, { status: 303, headers })
}

/** Only to a page of this site. */
function backOf(request: Request, back: string | null): string {
  const url = URL.parse(back ?? request.headers.get('referer') ?? '/', request.url)
  if (!url || !isOurs(url, request)) return '/'
  // What the address asked for is no more than what she chose.
  url.searchParams.delete('lang')
  const path = url.pathname + (url.searchParams.size > 0 ? `?${url.searchParams}` : '')
  return isPathHere(path) ? path : '/'
}

/** Behind a proxy the browser alone may know that it is https. What is no page has no origin, as a browser that hides its own. */
function isOurs({ origin, protocol }: URL, request: Request): boolean {
  if (!/^https?:$/.test(protocol)) return false
  return [new URL(request.url).origin, request.headers.get('origin')].includes(origin)
}
