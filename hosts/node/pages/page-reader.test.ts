import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { certificateFor } from '../../test/certificate.ts'
import { pageReader } from './page-reader.ts'
import { isPublicAddress } from './public-address.ts'

const PUBLIC = '93.184.215.14'
const certificate = await certificateFor('mira.example', 'www.mira.example')
const asked: IncomingMessage[] = []
let answer: (response: ServerResponse) => void
const site = createServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
  asked.push(request)
  answer(response)
})
/** Takes connections and says nothing. */
const mute = createTcpServer(() => {})
const portOf = (server: typeof site | typeof mute) => (server.address() as AddressInfo).port

beforeAll(async () => {
  for (const server of [site, mute]) await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
  mute.close()
})
beforeEach(() => {
  asked.length = 0
  answer = (response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>Hi</p>')
})

/** Names lead where `addresses` says; a public address is reached at the site of this test. */
const reader = (addresses: readonly string[], more: { mostMs?: number; server?: typeof mute } = {}) => {
  const reached: string[] = []
  return {
    reached,
    ...pageReader('https://heraia.example', {
      resolve: async () => addresses,
      reach: (address) => {
        reached.push(address)
        return { host: '127.0.0.1', port: portOf(more.server ?? site) }
      },
      ca: certificate.cert,
      mostMs: more.mostMs ?? 20_000,
    }),
  }
}
const read = (addresses: readonly string[], url = 'https://mira.example/me?x=1') => reader(addresses).read(new URL(url))

test('a public page is read, at the address that its name led to, without cookies', async () => {
  const pages = reader([PUBLIC])
  expect(await pages.read(new URL('https://mira.example/me?x=1'))).toEqual({ kind: 'page', html: '<p>Hi</p>' })
  expect(pages.reached).toEqual([PUBLIC])
  const [request] = asked
  expect(request).toMatchObject({ method: 'GET', url: '/me?x=1', headers: { host: 'mira.example' } })
  expect(request?.headers['user-agent']).toContain('https://heraia.example')
  expect(request?.headers).not.toHaveProperty('cookie')
})

test.each([
  ['loopback', ['127.0.0.1']],
  ['loopback, written otherwise', ['127.8.9.1']],
  ['this host', ['0.0.0.0']],
  ['a private network', ['10.1.2.3']],
  ['another', ['192.168.1.1']],
  ['a third', ['172.31.255.255']],
  ['shared space', ['100.64.0.1']],
  ['metadata of a cloud', ['169.254.169.254']],
  ['broadcast', ['255.255.255.255']],
  ['multicast', ['224.0.0.1']],
  ['loopback of IPv6', ['::1']],
  ['anything of IPv6', ['::']],
  ['a mapped address', ['::ffff:10.0.0.1']],
  ['a mapped address in hex', ['::ffff:7f00:1']],
  ['a mapped public one', [`::ffff:${PUBLIC}`]],
  ['a translated one', ['64:ff9b::7f00:1']],
  ['6to4 of a private one', ['2002:a00:1::']],
  ['Teredo', ['2001:0:4136:e378:8000:63bf:3fff:fdd2']],
  ['link-local', ['fe80::1']],
  ['link-local with a zone', ['fe80::1%eth0']],
  ['unique local', ['fd00:ec2::254']],
  ['documentation', ['2001:db8::1']],
  ['one public, one not', [PUBLIC, '127.0.0.1']],
  ['one public, one mapped', [PUBLIC, '::ffff:127.0.0.1']],
  ['no address at all', ['metadata']],
])('a name that leads to %s is not asked', async (_, addresses) => {
  expect(await read(addresses)).toEqual({ kind: 'refused', why: 'not_public' })
  expect(asked).toEqual([])
})

test('public addresses of both kinds are public', () => {
  expect(
    [PUBLIC, '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450:4003:80f::2004'].every(isPublicAddress),
  ).toBe(true)
})

test.each([
  'http://mira.example/',
  'https://mira.example:8443/',
  'https://name:word@mira.example/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://93.184.215.14/',
  'https://localhost/',
  'https://db.internal/',
  'https://printer.local/',
  'file:///etc/passwd',
])('%s is not asked', async (url) => {
  expect(await read([PUBLIC], url)).toEqual({ kind: 'refused', why: 'not_public' })
  expect(asked).toEqual([])
})

test('a name that answers otherwise a moment later changes nothing: it is resolved once', async () => {
  let times = 0
  const pages = pageReader('https://heraia.example', {
    resolve: async () => (times++ === 0 ? [PUBLIC] : ['127.0.0.1']),
    reach: (address) => ({ host: address === PUBLIC ? '127.0.0.1' : 'nowhere.invalid', port: portOf(site) }),
    ca: certificate.cert,
  })
  expect(await pages.read(new URL('https://mira.example/'))).toMatchObject({ kind: 'page' })
  expect(times).toBe(1)
})

test('a certificate of somebody else is out of reach', async () => {
  expect(await read([PUBLIC], 'https://other.example/')).toEqual({ kind: 'refused', why: 'unreachable' })
})

test('where it moved to is said, and not gone to', async () => {
  answer = (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  expect(await read([PUBLIC])).toEqual({ kind: 'moved', to: 'http://169.254.169.254/latest' })
  expect(asked).toHaveLength(1)
})

test('what is no page is not read', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  expect(await read([PUBLIC])).toEqual({ kind: 'refused', why: 'not_a_page' })
  answer = (response) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x')
  expect(await read([PUBLIC])).toEqual({ kind: 'refused', why: 'not_a_page' })
  answer = (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('x')
  expect(await read([PUBLIC])).toEqual({ kind: 'refused', why: 'not_a_page' })
  answer = (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('x')
  expect(await read([PUBLIC])).toEqual({ kind: 'refused', why: 'unreachable' })
})

test('a page without an end is read as far as it is worth', async () => {
  answer = (response) => {
    response.setHeader('content-type', 'text/html')
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) {}
    }
    response.on('drain', more)
    more()
  }
  const page = await read([PUBLIC])
  expect(page.kind === 'page' && page.html.length).toBe(512 * 1024)
})

test('who says nothing, or drips, is left after a while', async () => {
  const url = new URL('https://mira.example/')
  const silent = reader([PUBLIC], { mostMs: 300, server: mute })
  expect(await silent.read(url)).toEqual({ kind: 'refused', why: 'unreachable' })
  answer = (response) => {
    response.setHeader('content-type', 'text/html')
    const drip = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(drip))
  }
  expect(await reader([PUBLIC], { mostMs: 1000 }).read(url)).toEqual({ kind: 'refused', why: 'unreachable' })
  const lost = pageReader('https://heraia.example', { resolve: () => new Promise(() => {}), mostMs: 100 })
  expect(await lost.read(url)).toEqual({ kind: 'refused', why: 'unreachable' })
})

test('a name that is not there is out of reach', async () => {
  expect(await read([])).toEqual({ kind: 'refused', why: 'unreachable' })
})
