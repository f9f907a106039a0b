import type { Settings } from '../../../settings.ts'
import type { AuthRequest } from './auth-request.ts'

type Asking = Pick<AuthRequest, 'ctx' | 'url' | 'body' | 'headers'>

/** Where the client asked to be sent, when that may be; null: it said nothing, or somewhere else. */
function redirectAsked({ ctx, url, body }: Asking): string | null {
  // Never an error, not even where it is no text.
  const said = typeof body.redirect_to === 'string' ? body.redirect_to : ''
  const asked = url.searchParams.get('redirect_to') || said
  return asked !== '' && mayRedirect(asked, ctx.settings) ? asked : null
}

/** The same of who asks for a mail; a page elsewhere that says nothing means itself. Ours say where they lead. */
export function redirectOfMail(request: Asking): string | null {
  const asked = redirectAsked(request)
  if (asked) return asked
  const { ctx, url, headers } = request
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer) || !mayRedirect(referer, ctx.settings)) return null
  const { origin } = new URL(referer)
  return origin === url.origin || origin === new URL(ctx.settings.siteUrl).origin ? null : referer
}

/** Never an error: where she asked to go, the page she came from, or the site. */
export function redirectTarget(request: Asking): string {
  const asked = redirectAsked(request)
  if (asked) return asked
  const referer = request.headers.get('referer') ?? ''
  return mayRedirect(referer, request.ctx.settings) ? referer : request.ctx.settings.siteUrl
}

/** The site itself, this machine, or what the operator lists. Everything else would hand sessions to strangers. */
export function mayRedirect(address: string, { siteUrl, auth }: Pick<Settings, 'siteUrl' | 'auth'>): boolean {
  // What browsers and URL parsers read differently: spaces, backslashes, names in front, hosts in decimal.
  if (/[\s\\\p{Cc}]/u.test(address) || /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#]*@|[0-9]+(?:[:/?#]|$))/i.test(address))
    return false
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const site = new URL(siteUrl)
  const isWeb = /^https?:$/.test(url.protocol)
  if (isWeb) {
    // `http:/name@host` and `http:///name@host` are the same to browsers, and hide the name from what is asked above.
    if (!/^https?:\/\/[^/]/i.test(address)) return false
    if (url.origin === site.origin || isLoopbackAddress(url.hostname)) return true
    if (url.hostname === 'localhost' && site.hostname === 'localhost' && url.protocol === site.protocol) return true
  }
  const [plain = ''] = address.split('#')
  // As it stands there must be the host that is meant: `0x08080808` is another, and a `?` ends it as a slash does.
  if (isWeb && !startsWithHost(plain, url)) return false
  return auth.redirectUrls.some((pattern) => globOf(pattern).test(plain))
}

const startsWithHost = (plain: string, { protocol, host }: URL): boolean => {
  const start = `${protocol}//${host}`
  return plain.toLowerCase().startsWith(start) && /^(?::80|:443)?(?:$|\/)/.test(plain.slice(start.length))
}

const isLoopbackAddress = (host: string): boolean => /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/.test(host)

/** `*` stays within a part (between dots and slashes), `**` crosses them. */
function globOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*|\*|\?)/).map((part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return part.replace(/[.+^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`, 'u')
}
