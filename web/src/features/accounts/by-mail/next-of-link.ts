import * as addresses from '../../../addresses.ts'

/**
 * Where a mail's link leads after its button: within this site only, for anybody can write such a link. The page that
 * other services send people back to has nothing more to do then.
 */
export function nextOfLink(redirectTo: string | null, siteStart: string, otherwise: string): string {
  if (!redirectTo || !URL.canParse(redirectTo)) return otherwise
  const url = new URL(redirectTo)
  if (!url.href.startsWith(`${siteStart}/`)) return otherwise
  const pathname = `/${url.href.slice(siteStart.length + 1).replace(/[?#].*/, '')}`
  if (pathname === addresses.resetPassword()) return otherwise
  if (pathname === addresses.loginReturn()) return addresses.safeNext(url.searchParams.get('next'), otherwise)
  const path = pathname + url.search + url.hash
  return path === '/' ? otherwise : addresses.safeNext(path, otherwise)
}
