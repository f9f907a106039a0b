import { BlockList, isIP } from 'node:net'

export type FindClientAddress = (peer: string, forwardedFor: string | undefined) => string

/**
 * The network address of who asks. X-Forwarded-For is read from its end (each proxy adds who asked it) and only as far
 * as the proxies are ours; anyone can write the rest.
 */
export function clientAddressBehind(trustedProxies: string[]): FindClientAddress {
  const trusted = toBlockList(trustedProxies)
  return (peer, forwardedFor) => {
    let address = plain(peer)
    const hops = forwardedFor?.split(',').map((hop) => plain(withoutPort(hop.trim()))) ?? []
    while (isTrusted(trusted, address)) {
      const before = hops.pop()
      if (!before || !isIP(before)) break
      address = before
    }
    return address
  }
}

/** Throws for what is neither an address nor a CIDR range. */
function toBlockList(ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const family = isIP(address)
    if (family === 0) throw new Error(`TRUSTED_PROXIES: "${range}" is neither an address nor a range.`)
    const most = family === 4 ? 32 : 128
    const bits = prefix === undefined ? most : Number(prefix || Number.NaN)
    if (!Number.isInteger(bits) || bits < 0 || bits > most) throw new Error(`TRUSTED_PROXIES: "${range}" is no range.`)
    list.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

const isTrusted = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Some proxies say her port, too: 203.0.113.9:51234, [2001:db8::1]:443. */
const withoutPort = (hop: string) => hop.replace(/^\[([^\]]+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')

/** An IPv4 client on an IPv6 socket is the same client. */
const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address)
