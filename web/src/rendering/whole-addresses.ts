/** What of schema.org holds an address. */
const HOLDS_ADDRESS = new Set(['url', 'image', 'item', 'logo'])

/** Search engines want whole addresses: what begins at the site's root gets the site before it. */
export function withWholeAddresses(thing: object, siteUrl: string): object {
  const whole = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return HOLDS_ADDRESS.has(name) && value.startsWith('/') ? siteUrl + value : value
    if (Array.isArray(value)) return value.map((each) => whole(each, name))
    return typeof value === 'object' && value !== null ? withWholeAddresses(value, siteUrl) : value
  }
  return Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, whole(value, name)]))
}
