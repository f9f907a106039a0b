import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  heraia.fetch(`/auth/v1${path}`, { method: 'POST', body, headers })

test('an error is written as the client of today reads it', async () => {
  const response = await post('/token?grant_type=password', '{"email":"a@b.org","password":"x"}', {
    'x-supabase-api-version': '2024-01-01',
  })
  expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
  expect(await response.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
})

test('and as older clients read it', async () => {
  const response = await post('/token?grant_type=password', '{"email":"a@b.org","password":"x"}')
  expect(response.headers.get('x-supabase-api-version')).toBeNull()
  expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
  expect(await response.json()).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
    error_id: response.headers.get('x-request-id'),
  })
})

test('a weak password says why', async () => {
  const response = await post('/signup', '{"email":"a@b.org","password":"x"}', {
    'x-supabase-api-version': '2024-01-01',
  })
  expect(await response.json()).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['length'] } })
})

test('pages of other origins may ask, and read what they need', async () => {
  const preflight = await heraia.fetch('/auth/v1/token', {
    method: 'OPTIONS',
    headers: { origin: 'https://app.example.org', 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.example.org')
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version')
  for (const path of ['/settings', '/user', '/nothing']) {
    const answer = await heraia.fetch(`/auth/v1${path}`, { headers: { origin: 'https://app.example.org' } })
    expect(answer.ok, 'an error is read there, too').toBe(path === '/settings')
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example.org')
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    expect(answer.headers.get('access-control-expose-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['X-Total-Count', 'Link', 'X-Supabase-Api-Version']),
    )
    expect(answer.headers.get('vary')).toContain('Origin')
  }
})

test('answers with tokens are kept by no cache', async () => {
  const response = await post('/signup', '{"email":"cache@b.org","password":"secret1"}')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a body that is too large, cut or not UTF-8 is refused', async () => {
  const tooLarge = await post('/signup', JSON.stringify({ data: 'x'.repeat(1_100_000) }))
  expect([tooLarge.status, (await tooLarge.json()).error_code]).toEqual([413, 'request_entity_too_large'])
  const notUtf8 = await post('/signup', new Uint8Array([0x7b, 0xff, 0x7d]))
  expect([notUtf8.status, (await notUtf8.json()).error_code]).toEqual([400, 'bad_json'])
})

test('what is not there, or not by this method, says so', async () => {
  expect((await heraia.fetch('/auth/v1/nothing')).status).toBe(404)
  const other = await heraia.fetch('/auth/v1/user', { method: 'POST' })
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT'])
  expect((await heraia.fetch('/auth/v1/__proto__', { method: 'POST' })).status).toBe(404)
})

test('the keys are published without their private part', async () => {
  const response = await heraia.fetch('/auth/v1/.well-known/jwks.json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=600')
  const { keys } = await response.json()
  expect(keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
      kid: expect.any(String),
      x: expect.any(String),
      y: expect.any(String),
    },
  ])
})

test('settings and health can be read by everyone', async () => {
  expect(await (await heraia.fetch('/auth/v1/settings')).json()).toMatchObject({
    external: { email: true, phone: false, anonymous_users: false },
    ...{ disable_signup: false, mailer_autoconfirm: true, phone_autoconfirm: false, sms_provider: '' },
    ...{ saml_enabled: false, passkeys_enabled: true },
  })
  expect((await heraia.fetch('/auth/v1/health')).status).toBe(200)
})
