import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { routes } from '../features.ts'
import { pathOf } from './path-of.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const matcher = new StandardOpenAPIMatcher()
matcher.init(routes)

/** Beside the documented API. A stream has no head that could be asked for alone. */
const BESIDE: Record<string, string> = {
  '/healthz': 'GET, HEAD, OPTIONS',
  '/readyz': 'GET, HEAD, OPTIONS',
  '/metrics': 'GET, HEAD, OPTIONS',
  '/events': 'GET, OPTIONS',
}

/** What may be done at an address of the server, as `Allow` says it; empty: there is nothing. */
export async function methodsOf(request: Request): Promise<string> {
  const whole = pathOf(request)
  if (!whole.startsWith('/api/')) return BESIDE[whole] ?? ''
  const path = whole.replace(/^\/api\/|\/$/g, '')
  const found: string[] = []
  for (const method of METHODS) {
    if (await matcher.match(method, `/${path}`)) found.push(method, ...(method === 'GET' ? ['HEAD'] : []))
  }
  return found.length > 0 ? [...found, 'OPTIONS'].join(', ') : ''
}
