import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { factorJudge } from './factor-judge.ts'

const key = Buffer.alloc(24, 7)
let [status, says] = [200, '{"decision":"continue"}']
const asked: { headers: IncomingHttpHeaders; body: string }[] = []
async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push({ headers: request.headers, body: await text(request) })
  response.writeHead(status, { 'content-type': 'application/json' }).end(says)
}
const service = createServer((request, response) => void reply(request, response))
await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done))
afterAll(() => service.close())

const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/mfa`
const judge = factorJudge({ url, secret: `v1,whsec_${key.toString('base64')}` })
const answer = { userId: 'u', factorId: 'f', type: 'totp', isRight: false } as const

test('the operator’s service is asked, signed with the secret that it shares', async () => {
  expect(await judge.judge(answer)).toEqual({ isRejected: false, message: '' })
  const { headers, body } = asked.at(-1) ?? { headers: {}, body: '' }
  expect(JSON.parse(body)).toEqual({ user_id: 'u', factor_id: 'f', factor_type: 'totp', valid: false })
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(Math.abs(Number(headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(60_000)
})

test('it rejects with words of its own', async () => {
  says = '{"decision":"reject","message":"Come back tomorrow"}'
  expect(await judge.judge(answer)).toEqual({ isRejected: true, message: 'Come back tomorrow' })
})

test.each([
  [500, '{"decision":"continue"}', 'answered 500'],
  [200, '{"decision":"perhaps"}', 'decision'],
  [200, 'yes', 'JSON'],
])('%i %s is no answer', async (its, words, why) => {
  status = its
  says = words
  await expect(judge.judge(answer)).rejects.toThrow(why)
})

test('nobody is asked where there is no such service', async () => {
  expect(await factorJudge(null).judge(answer)).toEqual({ isRejected: false, message: '' })
})
