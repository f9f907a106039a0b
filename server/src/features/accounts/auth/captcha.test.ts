import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { captcha } from '@heraia/hosts/node/captcha'
import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test, vi } from 'vitest'
import { endpoints } from './endpoints.ts'

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

const start = (at: string, named: 'turnstile' | 'hcaptcha' = 'turnstile') =>
  createTestHeraia({
    settings: { auth: { captcha: named } },
    captcha: { provider: named, secret: 'of the tests', url: at },
  })
const [heraia, cutOff] = [await start(url), await start('http://127.0.0.1:1/siteverify', 'hcaptcha')]
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
  const onRecord = await heraia.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'session.held_back')
    .execute()
  expect(onRecord, 'once an hour').toMatchObject([{ actor_id: null, details: { by: 'captcha' } }])
})

test.each([
  ['hcaptcha', 'https://api.hcaptcha.com/siteverify'],
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
] as const)('%s is asked at its own address, and lets by only who solved it', async (named, address) => {
  const judge = captcha({ provider: named, secret: 'of the tests', url: null })
  // Theirs are not for tests: what would go there goes to the provider above.
  const reached: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    reached.push(input)
    return fetch(url, init)
  })
  const solved = await judge.isSolved('solved', '203.0.113.9')
  const wrong = await judge.isSolved('wrong', '203.0.113.9')
  const form = asked.at(-1)
  const unknown = await judge.isSolved('solved', '')
  vi.unstubAllGlobals()
  expect([solved, wrong, unknown]).toEqual([true, false, true])
  expect(form).toEqual({ secret: 'of the tests', response: 'wrong', remoteip: '203.0.113.9' })
  expect(asked.at(-1)).toEqual({ secret: 'of the tests', response: 'solved' })
  expect(new Set(reached)).toEqual(new Set([address]))
})

test('no other endpoint asks for it, whatever its body says', () => {
  const asking = endpoints.filter((endpoint) => endpoint.captcha).map(({ method, path }) => `${method} ${path}`)
  expect(asking.sort()).toEqual([
    ...['POST /magiclink', 'POST /otp', 'POST /passkeys/authentication/options', 'POST /recover', 'POST /resend'],
    ...['POST /signup', 'POST /sso', 'POST /token'],
  ])
})

test.each([
  '/signup',
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

test('an ordinary person needs one also with her own token', async () => {
  const { data } = await signUp('solved')
  const response = await heraia.fetch('/auth/v1/recover', {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    body: '{"email":"mira@example.org"}',
  })
  expect([data.session?.user.role, response.status]).toEqual(['authenticated', 400])
  expect((await response.json()).error_code).toBe('captcha_failed')
})

test('a provider that does not answer lets nobody in', async () => {
  expect((await signUp('solved', cutOff)).error?.code).toBe('captcha_failed')
})
