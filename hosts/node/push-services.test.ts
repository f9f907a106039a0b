import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { decodeJwt, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pushServices } from './push-services.ts'

let answer = 201
const requests: { headers: IncomingMessage['headers']; body: Buffer }[] = []
const service = createServer((request, response) => {
  void buffer(request).then((body) => {
    requests.push({ headers: request.headers, body })
    response.writeHead(answer).end()
  })
})
const heraia = await createTestHeraia()
beforeAll(() => new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve)))
afterAll(async () => {
  service.close()
  await heraia.close()
})

const sender = pushServices('mailto:operator@example.org')
const browser = createECDH('prime256v1')
browser.generateKeys()
const secret = randomBytes(16)
const address = () => ({
  endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/1`,
  p256dh: browser.getPublicKey('base64url'),
  auth: secret.toString('base64url'),
})

/** The keys as the server makes them. */
async function keys() {
  await (await season(heraia).joins('Mira')).api.notifications.pushKey({})
  const row = await heraia.db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow()
  return { publicKey: row.public_key, privateKey: row.private_key }
}

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** What a browser does (RFC 8291 and 8188, one record). */
function read(body: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body[20] ?? 0
  const sendersKey = body.subarray(21, 21 + idLength)
  const shared = browser.computeSecret(sendersKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sendersKey])
  const material = derive(shared, secret, info, 32)
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12)
  const sealed = body.subarray(21 + idLength)
  const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

test('the browser that it is for can read it, and the service knows who sent it', async () => {
  const pair = await keys()
  expect(await sender.send(address(), 'Dana te escribió. 👍', pair)).toBe('sent')
  const [request] = requests
  expect(read(request?.body ?? Buffer.alloc(0))).toBe('Dana te escribió. 👍')
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'notices' })
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(request?.headers.authorization ?? '') ?? []
  expect(key).toBe(pair.publicKey)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))
  expect(decodeJwt(token)).toMatchObject({
    sub: 'mailto:operator@example.org',
    aud: new URL(address().endpoint).origin,
  })
})

test('a browser that is gone is told of as gone; a service that is ill is an error', async () => {
  const pair = await keys()
  for (const status of [404, 410]) {
    answer = status
    expect(await sender.send(address(), 'x', pair)).toBe('gone')
  }
  answer = 503
  await expect(sender.send(address(), 'x', pair)).rejects.toThrow('503')
  answer = 302
  await expect(sender.send(address(), 'x', pair)).rejects.toThrow('fetch failed')
})
