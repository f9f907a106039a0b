import * as addresses from '../../../addresses.ts'

/** What a mail's link carries. */
interface MailLink {
  token: string
  type: string
  redirectTo: string | null
}

/**
 * The page, or the program, of another place that asked for the mail wants the session: the auth server hands it over,
 * where the operator allows the place. null: she stays here.
 */
export function wayElsewhere({ token, type, redirectTo }: MailLink, siteStart: string, auth: string): string | null {
  if (!redirectTo || !URL.canParse(redirectTo)) return null
  if (new URL(redirectTo).href.startsWith(`${siteStart}/`)) return null
  return `${auth}/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`
}

/**
 * Where a mail's link leads after its button: within this site only, for anybody can write such a link. The pages that
 * people are sent back to have nothing more to do then, and say themselves what comes next.
 */
export function nextOfLink(redirectTo: string | null, siteStart: string, otherwise: string): string {
  if (!redirectTo || !URL.canParse(redirectTo)) return otherwise
  const url = new URL(redirectTo)
  if (!url.href.startsWith(`${siteStart}/`)) return otherwise
  const pathname = `/${url.href.slice(siteStart.length + 1).replace(/[?#].*/, '')}`
  const isWayBack = pathname === addresses.resetPassword() || pathname === addresses.loginReturn()
  if (isWayBack) return addresses.safeNext(url.searchParams.get('next'), otherwise)
  const path = pathname + url.search + url.hash
  return path === '/' ? otherwise : addresses.safeNext(path, otherwise)
}
