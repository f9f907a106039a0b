/** Enough to tell home from elsewhere, and no address: `203.0.x.x`, `2001:db8::/32`. */
export function coarseNetwork(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/i.exec(address)
  if (v4) return `${v4[1]}.${v4[2]}.x.x`
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(':')) return ''
  const [first = '0', second = '0'] = address.toLowerCase().split(':')
  return `${first || '0'}:${second || '0'}::/32`
}
