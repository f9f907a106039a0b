import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { routes } from '../features.ts'
import { pathOf } from './path-of.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const matcher = new StandardOpenAPIMatcher()
matcher.init(routes)

/** What may be done at an address of the documented API, as `Allow` says it; empty: there is nothing. */
export async function methodsOf(request: Request): Promise<string> {
  const path = pathOf(request).replace(/^\/api\/|\/$/g, '')
  const found: string[] = []
  for (const method of METHODS) {
    if (await matcher.match(method, `/${path}`)) found.push(method, ...(method === 'GET' ? ['HEAD'] : []))
  }
  return found.length > 0 ? [...found, 'OPTIONS'].join(', ') : ''
}
