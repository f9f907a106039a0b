/** A home gets a whole /64 of IPv6 addresses: they count as one. */
export const addressKey = (address: string): string =>
  address.includes(':') && !address.includes('.') ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address

/** All eight: a row of zeros is left out where the address is written. */
function groupsOf(address: string): string[] {
  const [start = '', end] = address.toLowerCase().split('::')
  const [first, last] = [start, end ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = end === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0)
  return [...(first ?? []), ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...(last ?? [])]
}
