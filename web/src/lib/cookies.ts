/** Two small choices and a hint live in cookies, so that the server draws the first page as it will be. */
export function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2))
  return new Map(pairs.filter(([name]) => name).map(([name = '', value = '']) => [name, value]))
}

const aYear = 60 * 60 * 24 * 365

/** `lifetime` in seconds; null ends with the browser, 0 removes it. Values here are plain words. */
export function writeCookie(name: string, value: string, lifetime: number | null = aYear) {
  const age = lifetime === null ? '' : `; Max-Age=${lifetime}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`
}
