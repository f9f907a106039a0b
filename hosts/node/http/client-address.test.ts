import { expect, test } from 'vitest'
import { clientAddressBehind } from './client-address.ts'

const find = clientAddressBehind(['10.0.0.0/8', '2001:db8::/32', '127.0.0.1'])

test.each([
  ['nobody can say she is somebody else', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['a trusted proxy says who asked it', '127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['what the client wrote before the proxy does not count', '10.1.1.1', '1.2.3.4, 203.0.113.1', '203.0.113.1'],
  ['a chain of trusted proxies is walked', '10.1.1.1', '203.0.113.1, 10.2.2.2', '203.0.113.1'],
  ['IPv6 proxies too', '2001:db8::1', '203.0.113.1', '203.0.113.1'],
  ['IPv4 in IPv6 is IPv4', '::ffff:10.1.1.1', '::ffff:203.0.113.1', '203.0.113.1'],
  ['a proxy may say her port, too', '10.1.1.1', '203.0.113.9:51234', '203.0.113.9'],
  ['and put IPv6 into brackets, with her port', '10.1.1.1', '[2001:db9::1]:443', '2001:db9::1'],
  ['or without', '10.1.1.1', '[2001:db9::1]', '2001:db9::1'],
  ['a chain whose proxies say ports is walked', '10.1.1.1', '[::ffff:203.0.113.9]:443, 10.2.2.2:80', '203.0.113.9'],
  ['brackets around rubbish are rubbish', '10.1.1.1', '[203.0.113.9:80', '10.1.1.1'],
  ['rubbish is not an address', '10.1.1.1', 'unknown', '10.1.1.1'],
  ['no header, no other address', '10.1.1.1', undefined, '10.1.1.1'],
])('%s', (_, peer, forwarded, expected) => {
  expect(find(peer, forwarded)).toBe(expected)
})

test('a range that is none is said at the start', () => {
  for (const range of ['loadbalancer', '10.0.0.0/33', '10.0.0.0/', '2001:db8::/x', '10.0.0.0/-1']) {
    expect(() => clientAddressBehind([range])).toThrow(`TRUSTED_PROXIES: "${range}"`)
  }
})
