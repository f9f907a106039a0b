import * as addresses from '../../../addresses.ts'

/**
 * Where a mail's link leads after its button: within this site only, for anybody can write such a link. The page that
 * other services send people back to has nothing more to do then.
 */
export function nextOfLink(redirectTo: string | null, origin: string, otherwise: string): string {
  if (!redirectTo || !URL.canParse(redirectTo)) return otherwise
  const url = new URL(redirectTo)
  if (url.origin !== origin || url.pathname === addresses.resetPassword()) return otherwise
  if (url.pathname === addresses.loginReturn()) return addresses.safeNext(url.searchParams.get('next'), otherwise)
  const path = url.pathname + url.search + url.hash
  return path === '/' ? otherwise : addresses.safeNext(path, otherwise)
}
