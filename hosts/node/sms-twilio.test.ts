import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { smsTwilio } from './sms-twilio.ts'

let status = 201
const asked: { url: string | undefined; headers: IncomingHttpHeaders; form: Record<string, string> }[] = []
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push({
    url: request.url,
    headers: request.headers,
    form: Object.fromEntries(new URLSearchParams(await text(request))),
  })
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ sid: 'SM42', status: 'queued' }))
}
const provider = createServer((request, response) => void answer(request, response))
await new Promise<void>((done) => void provider.listen(0, '127.0.0.1', done))
afterAll(() => provider.close())

const { port } = provider.address() as AddressInfo
const sender = smsTwilio(`twilio+http://AC1:s%3Acret@127.0.0.1:${port}?from=+15550100`)

test('a message is handed over as Twilio wants it', async () => {
  expect(await sender.send({ to: '34600000001', text: '123456 is your code', channel: 'sms' })).toEqual({
    messageId: 'SM42',
  })
  expect(asked.at(-1)).toMatchObject({
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    headers: { authorization: `Basic ${btoa('AC1:s:cret')}`, 'content-type': expect.stringContaining('urlencoded') },
    form: { To: '+34600000001', From: '+15550100', Body: '123456 is your code' },
  })
})

test('by WhatsApp, too', async () => {
  await sender.send({ to: '34600000001', text: 'x', channel: 'whatsapp' })
  expect(asked.at(-1)?.form).toMatchObject({ To: 'whatsapp:+34600000001', From: 'whatsapp:+15550100' })
})

test('by WhatsApp from the number that is registered there, where it is another', async () => {
  const both = smsTwilio(`twilio+http://AC1:s%3Acret@127.0.0.1:${port}?from=+15550100&whatsapp=+15550101`)
  await both.send({ to: '34600000001', text: 'x', channel: 'whatsapp' })
  expect(asked.at(-1)?.form).toMatchObject({ To: 'whatsapp:+34600000001', From: 'whatsapp:+15550101' })
  await both.send({ to: '34600000001', text: 'x', channel: 'sms' })
  expect(asked.at(-1)?.form).toMatchObject({ To: '+34600000001', From: '+15550100' })
})

test('a refusal is an error without the message', async () => {
  status = 401
  await expect(sender.send({ to: '34600000001', text: 'secret', channel: 'sms' })).rejects.toThrow(
    'The SMS provider answered 401.',
  )
})
