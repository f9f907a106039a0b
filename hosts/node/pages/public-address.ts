import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 that is not one machine of the open internet (IANA special-purpose registry, RFC 6890). */
const closedV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, and with it the metadata services of clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Metadata service of Azure.
  ['168.63.129.16', 32],
]

/** Only 2000::/3 is given out; mapped, translated, local and multicast addresses are all outside of it. */
const openV6: [string, number] = ['2000::', 3]
/** Inside of it: Teredo and its neighbours, documentation, 6to4, which carry other addresses in them. */
const closedV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [net, bits] of closedV4) closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of closedV6) closed.addSubnet(net, bits, 'ipv6')
const given = new BlockList()
given.addSubnet(...openV6, 'ipv6')

/** Whether it may be asked: a machine of the open internet, in no network of the operator's. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  return isIPv6(address) && given.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
