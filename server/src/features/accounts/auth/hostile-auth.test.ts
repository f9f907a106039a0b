import { adminClient } from '@heraia/hosts/test/admin-client'
import { fewerOnPglite, fewerRunsOnPglite } from '@heraia/hosts/test/by-turns'
import { type Asked, complaintsOf, type WrongWith } from '@heraia/hosts/test/complaints'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { hostileValues } from '@heraia/hosts/test/hostile-values'
import { season } from '@heraia/hosts/test/season'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

const heraia = await createTestHeraia({
  settings: { auth: { anonymous: true, phone: true, saml: true, web3: { ethereum: true, solana: true } } },
})
afterAll(() => heraia.close())
const mira = await season(heraia).joins('Mira Target')

const today = { 'x-supabase-api-version': '2024-01-01' }
const { token: operator } = await adminClient(heraia)
const signedIn = { authorization: `Bearer ${mira.token}` }

/** What each endpoint reads; the values are right, so that the one that is not is met alone. */
const reads: Record<string, { query?: string; body: Record<string, unknown> }[]> = {
  '/signup': [
    {
      body: {
        ...{ email: 'x@example.org', password: 'secret1', phone: '', data: {}, gotrue_meta_security: {} },
        ...{ code_challenge: null, code_challenge_method: null, channel: 'sms' },
      },
    },
  ],
  '/token': [
    { query: '?grant_type=password', body: { email: mira.email, password: 'wrong pass', phone: '' } },
    { query: '?grant_type=refresh_token', body: { refresh_token: 'aaaaaaaaaaaa' } },
    { query: '?grant_type=password', body: { phone: '+34600000001', password: 'wrong pass' } },
    { query: '?grant_type=pkce', body: { auth_code: 'x', code_verifier: 'x' } },
    { query: '?grant_type=id_token', body: { provider: 'google', id_token: 'x', nonce: 'x', link_identity: true } },
    { query: '?grant_type=web3', body: { chain: 'solana', message: 'x'.repeat(70), signature: 'x' } },
    { query: '?grant_type=%00', body: { a: 1 } },
  ],
  '/verify': [
    { body: { type: 'signup', email: mira.email, token: '123456', phone: '' } },
    { body: { type: 'recovery', token_hash: 'x' } },
    { body: { type: 'sms', phone: '+34600000001', token: '123456' } },
  ],
  '/otp': [
    {
      body: {
        ...{ email: 'new@example.org', phone: '', create_user: true, data: {}, channel: 'sms' },
        ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 's256' },
      },
    },
    { body: { phone: '+34600000001', channel: 'sms' } },
  ],
  '/resend': [
    { body: { type: 'signup', email: mira.email, phone: '' } },
    { body: { type: 'sms', phone: '+34600000001', channel: 'sms' } },
  ],
  '/recover': [{ body: { email: mira.email } }],
  '/user': [
    { body: { email: '', password: 'secret2', data: {}, nonce: '', current_password: 'x', phone: '', channel: 'sms' } },
  ],
  '/sso': [
    { body: { domain: 'x.example', redirect_to: 'x', skip_http_redirect: true } },
    { body: { provider_id: 'x' } },
  ],
  '/sso/saml/acs': [{ body: { SAMLResponse: 'x', RelayState: 'x' } }],
  '/callback': [{ body: { state: 'x', code: 'x', error: '', error_description: '', iss: '' } }],
  '/invite': [{ body: { email: 'x@example.org', data: {} } }],
  '/admin/generate_link': [
    { body: { type: 'signup', email: 'y@example.org', password: 'secret1', new_email: '', data: {} } },
  ],
  '/admin/users': [
    {
      body: {
        ...{ id: '', email: 'z@example.org', phone: '', password: 'secret1', password_hash: '', ban_duration: '1h' },
        ...{ user_metadata: {}, app_metadata: {}, email_confirm: true, phone_confirm: true, role: '', aud: '' },
      },
    },
  ],
  '/admin/users/:id': [
    { body: { email: 'x@example.org', ban_duration: 'none', user_metadata: {}, should_soft_delete: true } },
  ],
  '/admin/sso/providers': [
    {
      body: {
        type: 'saml',
        metadata_xml: '<x/>',
        metadata_url: '',
        domains: [],
        attribute_mapping: {},
        disabled: false,
      },
    },
  ],
  '/admin/sso/providers/:id': [{ body: { metadata_xml: '<x/>', domains: ['x.example'] } }],
  '/admin/custom-providers': [
    {
      body: {
        ...{ provider_type: 'oauth2', identifier: 'custom:x', name: 'x', client_id: 'x', client_secret: 'x' },
        ...{ acceptable_client_ids: [], scopes: [], custom_claims_allowlist: [], pkce_enabled: true, enabled: true },
        ...{ attribute_mapping: {}, authorization_params: {}, email_optional: true, skip_nonce_check: false },
        ...{ issuer: '', discovery_url: '', authorization_url: 'http://127.0.0.1:1', jwks_uri: '' },
        ...{ token_url: 'http://127.0.0.1:1', userinfo_url: 'http://127.0.0.1:1' },
      },
    },
  ],
  '/admin/oauth/clients': [
    {
      body: {
        ...{ client_name: 'x', client_uri: '', logo_uri: '', redirect_uris: ['https://x.example'], scope: 'x' },
        ...{ grant_types: ['refresh_token'], response_types: ['code'], token_endpoint_auth_method: 'none' },
      },
    },
  ],
  '/admin/oauth/clients/:id': [{ body: { client_name: 'x', redirect_uris: ['https://x.example'] } }],
  '/admin/custom-providers/:id': [{ body: { name: 'x', enabled: false } }],
  '/factors': [
    { body: { factor_type: 'totp', friendly_name: 'x', issuer: 'x' } },
    { body: { factor_type: 'phone', phone: '+34600000001' } },
  ],
  '/factors/:id/challenge': [{ body: { channel: 'sms', webauthn: { rpId: 'x', rpOrigins: [] } } }],
  '/factors/:id/verify': [{ body: { challenge_id: 'x', code: '123456', webauthn: {} } }],
  '/factors/recovery-codes': [{ body: { friendly_name: 'x' } }],
  '/factors/recovery-codes/verify': [{ body: { code: 'aaaa-bbbb' } }],
  '/passkeys/registration/verify': [{ body: { challenge_id: 'x', credential: {} } }],
  '/passkeys/authentication/verify': [{ body: { challenge_id: 'x', credential: {} } }],
  '/passkeys/:id': [{ body: { friendly_name: 'x' } }],
  '/logout': [{ query: '?scope=everything', body: {} }],
}

/** Both ways in which clients read an error; the older one says the request id too. */
const wrongWith: WrongWith = ({ status, headers }, text) => {
  if (status < 400) return null
  const error = JSON.parse(text) as Record<string, unknown>
  const code = headers.get('x-sb-error-code')
  if (!code) return 'has no error code'
  // The third shape: of grants that OAuth 2.0 names.
  if (typeof error.error_description === 'string') return typeof error.error === 'string' ? null : 'is no OAuth error'
  if (headers.get('x-supabase-api-version')) {
    return error.code === code && typeof error.message === 'string' ? null : 'is no error of today'
  }
  const isOld = error.code === status && error.error_code === code && typeof error.msg === 'string'
  return isOld && error.error_id === headers.get('x-request-id') ? null : 'is no error of the older kind'
}

const byOperator = { authorization: `Bearer ${operator}` }
const isOperators = ({ path }: Asked) => /^\/auth\/v1\/(admin|invite)/.test(path)

const complaints = async (calls: Asked[]) => [
  ...(await complaintsOf(
    heraia,
    calls,
    { ...(calls.every(isOperators) ? byOperator : signedIn), ...today },
    wrongWith,
  )),
  ...(await complaintsOf(
    heraia,
    calls.filter((_call, at) => at % 3 === 0),
    {},
    wrongWith,
  )),
]

const send = (method: string, path: string, body: BodyInit, type = 'application/json'): Asked => ({
  path: `/auth/v1${path}`,
  init: { method, ...(method === 'GET' ? {} : { body, headers: { 'content-type': type } }) },
})

describe.each(
  endpoints.map((each, place) => [`${each.method} ${each.path}`, each, fewerOnPglite(place)] as const),
)('%s', (_, { method, path }, isAsked) => {
  const kinds = reads[path] ?? [{ body: {} }]

  test('refuses what is not right, field by field', async () => {
    const calls = kinds.flatMap(({ query = '', body }) =>
      Object.keys(body).flatMap((field) =>
        hostileValues.map((value) => send(method, path + query, JSON.stringify({ ...body, [field]: value }))),
      ),
    )
    expect(await complaints(calls.filter(isAsked))).toEqual([])
  })

  test('refuses bodies and addresses that cannot be read', async () => {
    const bodies: BodyInit[] = ['', '{', 'null', '[]', '"x"', '1e999', '{"a":1}{"b":2}', '['.repeat(20_000), '\ufeff{}']
    bodies.push(new Uint8Array([0x7b, 0xff, 0x7d]), '{"__proto__":{"email":"x@y.org"}}', '{"email":{"length":5}}')
    const types = ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'x']
    const queries = ['?', '?%', '?grant_type=password&grant_type=x', '?scope[]=1', `?redirect_to=${'x'.repeat(9000)}`]
    const calls = [
      ...bodies.map((body) => send(method, `${path}${kinds[0]?.query ?? ''}`, body)),
      ...types.map((type) => send(method, path, '{}', type)),
      ...queries.map((query) => send(method, path + query, '{}')),
      ...['PUT', 'PATCH', 'DELETE', 'PROPFIND'].map((other) => ({
        path: `/auth/v1${path}`,
        init: { method: other },
      })),
      ...['/', '//', '/__proto__', '/%00', '/%ff', '/..%2f'].map((more) => send(method, path + more, '{}')),
    ]
    expect(await complaints(calls.filter(isAsked))).toEqual([])
  })

  test('bears any junk', async () => {
    const { query = '', body } = kinds[0] ?? { body: {} }
    const found: string[] = []
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...Object.keys(body), 'x'), fc.jsonValue()), async (junk) => {
        found.push(...(await complaints([send(method, path + query, JSON.stringify({ ...body, ...junk }))])))
      }),
      { numRuns: fewerRunsOnPglite(15), seed: 4711 },
    )
    expect(found).toEqual([])
  })
})

test.each([
  ['idempotency-key', 'x'],
  ['idempotency-key', `${'k'.repeat(300)}`],
  ['x-supabase-api-version', 'yesterday'],
  ['x-request-id', "'; drop table users"],
  ['authorization', 'Bearer a b c'],
  ['authorization', 'Basic eDp5'],
  ['origin', 'null'],
  ['accept-language', `${'es,'.repeat(2000)}`],
  ['user-agent', '<script>alert(1)</script>'],
])('a header %s that is %s does no harm', async (name, value) => {
  const calls = [
    send('POST', '/signup', JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'secret1' })),
    send('GET', '/user', ''),
  ]
  expect(await complaintsOf(heraia, calls, { [name]: value }, wrongWith)).toEqual([])
})

test('nothing of all that was unexpected, and no line of the log names anybody', () => {
  expect(heraia.log.lines.filter(({ level }) => level === 'error')).toEqual([])
  const names = /\w@example|Mira|34600000001|127\.0\.0\.1/
  expect(heraia.log.lines.filter((line) => names.test(JSON.stringify(line)))).toEqual([])
})
