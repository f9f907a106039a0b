import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { clientAddressBehind } from './client-address.ts'
import { httpServer, type Listening, listen, requestListener } from './listen.ts'

const open: Listening[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close(100)
})

/** A server that says who it thinks asks. */
async function echo(trustedProxies: string[]): Promise<string> {
  const answer = async (_request: Request, address: string) => new Response(address)
  const headers = { 'x-content-type-options': 'nosniff' }
  const http = httpServer(requestListener(answer, clientAddressBehind(trustedProxies), headers))
  const listening = await listen(http, 0, '127.0.0.1')
  open.push(listening)
  return `http://127.0.0.1:${listening.port}`
}

const saying = { headers: { 'x-forwarded-for': '203.0.113.7' } }

test('limits count by the address that a trusted proxy says', async () => {
  expect(await (await fetch(await echo(['127.0.0.1']), saying)).text()).toBe('203.0.113.7')
})

test('and by nothing that anybody else says', async () => {
  expect(await (await fetch(await echo([]), saying)).text()).toBe('127.0.0.1')
})

test('who speaks HTTP/1.0 and names no host is answered', async () => {
  const asked = connect(Number(new URL(await echo([])).port), '127.0.0.1')
  asked.write('GET /healthz HTTP/1.0\r\n\r\n')
  expect(String((await once(asked, 'data'))[0])).toMatch(/^HTTP\/1.1 200 OK/)
})

test('who names a host that is none is refused like everybody else, with all headers', async () => {
  const asked = connect(Number(new URL(await echo([])).port), '127.0.0.1')
  asked.write('GET / HTTP/1.1\r\nHost: her aia<>\r\nConnection: close\r\n\r\n')
  const said = String((await once(asked, 'data'))[0])
  expect(said).toMatch(/^HTTP\/1.1 400 Bad Request/)
  expect(said).toMatch(/^x-content-type-options: nosniff\r$/im)
  expect(said).toMatch(/^x-request-id: [0-9a-f]{16}\r$/im)
})

test('a port that is taken is said in words', async () => {
  const port = Number(new URL(await echo([])).port)
  const again = httpServer(() => {})
  await expect(listen(again, port, '127.0.0.1')).rejects.toThrow('Set PORT to another one')
  await expect(
    listen(
      httpServer(() => {}),
      0,
      '203.0.113.5',
    ),
  ).rejects.toThrow('HOST: this machine cannot listen')
})

test('it closes once what is being answered has ended, and waits for no web socket', async () => {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  const { promise: word, resolve: says } = Promise.withResolvers<string>()
  const answer = async () => {
    isAsked()
    return new Response(await word)
  }
  const http = httpServer(requestListener(answer, clientAddressBehind([])))
  http.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  const listening = await listen(http, 0, '127.0.0.1')
  const page = connect(listening.port, '127.0.0.1')
  const ended = once(page, 'close')
  page.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await once(page, 'data')
  const answered = fetch(`http://127.0.0.1:${listening.port}`)
  await asked
  const closed = listening.close(60_000)
  says('to the end')
  expect(await (await answered).text()).toBe('to the end')
  await closed
  await ended
})
