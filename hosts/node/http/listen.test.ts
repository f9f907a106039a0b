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
  const http = httpServer(requestListener(answer, clientAddressBehind(trustedProxies)))
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

test('a port that is taken is said in words', async () => {
  const port = Number(new URL(await echo([])).port)
  const again = httpServer(() => {})
  await expect(listen(again, port, '127.0.0.1')).rejects.toThrow('Set PORT to another one')
})
