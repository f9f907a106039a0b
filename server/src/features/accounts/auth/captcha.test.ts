import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'

const asked: Record<string, string>[] = []
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  asked.push(form)
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ success: form.response === 'solved' && form.secret === 'of the tests' }))
}
const provider = createServer((request, response) => void answer(request, response))
await new Promise<void>((done) => void provider.listen(0, '127.0.0.1', done))
const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`

const start = (at: string) =>
  createTestHeraia({
    settings: { auth: { captcha: 'turnstile' } },
    captcha: { provider: 'turnstile', secret: 'of the tests', url: at },
  })
const [heraia, cutOff] = [await start(url), await start('http://127.0.0.1:1/siteverify')]
afterAll(async () => {
  provider.close()
  await heraia.close()
  await cutOff.close()
})

const signUp = (captchaToken?: string, place = heraia) =>
  authClient(place).auth.signUp({
    email: `${crypto.randomUUID()}@example.org`,
    password: 'secret1',
    options: captchaToken === undefined ? {} : { captchaToken },
  })

test('who solved it gets in, who did not does not', async () => {
  expect((await signUp('solved')).error).toBeNull()
  expect(asked.at(-1)).toEqual({ secret: 'of the tests', response: 'solved', remoteip: '127.0.0.1' })
  expect((await signUp('wrong')).error).toMatchObject({ status: 400, code: 'captcha_failed' })
  expect((await signUp()).error).toMatchObject({ status: 400, code: 'captcha_failed' })
})

test.each([
  '/recover',
  '/resend',
  '/otp',
  '/magiclink',
  '/sso',
  '/passkeys/authentication/options',
  '/token?grant_type=password',
  '/token?grant_type=web3',
])('%s asks for it', async (path) => {
  const response = await heraia.fetch(`/auth/v1${path}`, { method: 'POST', body: '{}' })
  expect([response.status, (await response.json()).error_code]).toEqual([400, 'captcha_failed'])
})

test.each([
  ['refresh_token', { error_code: 'validation_failed' }],
  ['pkce', { error_code: 'validation_failed' }],
  ['id_token', { error: 'invalid request', error_description: 'id_token required' }],
])('what was earned before does not: %s', async (grant, missing) => {
  const response = await heraia.fetch(`/auth/v1/token?grant_type=${grant}`, { method: 'POST', body: '{}' })
  expect(await response.json()).toMatchObject(missing)
})

test('the operator’s programs need none', async () => {
  const { token } = await adminClient(heraia)
  const response = await heraia.fetch('/auth/v1/recover', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '{"email":"mira@example.org"}',
  })
  expect(response.status).toBe(200)
})

test('a provider that does not answer lets nobody in', async () => {
  expect((await signUp('solved', cutOff)).error?.code).toBe('captcha_failed')
})
