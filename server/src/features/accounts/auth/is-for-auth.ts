import { pathOf } from '../../../http/path-of.ts'
import { paramsOf } from './endpoint-path.ts'
import { endpoints } from './endpoints.ts'

/** Where a browser itself goes, sent by a mail or another service. */
const BY_BROWSERS = ['/authorize', '/callback', '/user/identities/authorize', '/sso/saml/metadata']

/**
 * Whether the auth endpoints answer this. At the root of the site (AUTH_BASE_PATH=/) they share addresses with screens:
 * a browser that wants to see a page gets the page.
 */
export function isForAuth(basePath: string, request: Request): boolean {
  const base = basePath.replace(/\/+$/, '')
  const pathname = pathOf(request)
  if (base !== '') return pathname.startsWith(`${base}/`)
  if (!endpoints.some(({ path }) => paramsOf(path, pathname))) return false
  const wantsPage = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
  return !wantsPage || BY_BROWSERS.includes(pathname) || isOldLink(pathname, request.url)
}

/** Of a mail that an operator's own program wrote; ours say `token_hash` and lead to the screen. */
const isOldLink = (pathname: string, url: string) => pathname === '/verify' && new URL(url).searchParams.has('token')
