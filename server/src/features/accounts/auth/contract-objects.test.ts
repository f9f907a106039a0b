import { adminClient } from '@heraia/hosts/test/admin-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, describe, expect, test } from 'vitest'

/** What of the contract's objects is there, of which kind, and nothing else. */
const numbers = ['34600000001', '34600000003', '34600000004', '34600000005']
const testOtp = Object.fromEntries(numbers.map((number) => [number, '424242']))
const heraia = await createTestHeraia({
  settings: { auth: { phone: true, anonymous: true, autoconfirm: false, testOtp } },
})
afterAll(() => heraia.close())

const ask = async (method: string, path: string, body?: object, token?: string) => {
  const response = await heraia.fetch(`/auth/v1${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}

const text = expect.any(String)
const id = expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const number = expect.any(Number)

const identity = (provider: string, said: object) => ({
  ...{ identity_id: id, id, user_id: id, provider, last_sign_in_at: time, created_at: time, updated_at: time },
  identity_data: { sub: id, email_verified: false, phone_verified: false, ...said },
})

test('who has nothing has the fields that nobody lacks, with empty words', async () => {
  const session = await ask('POST', '/signup', {})
  expect(session).toEqual({
    ...{ access_token: text, token_type: 'bearer', expires_in: 3600, expires_at: number, refresh_token: text },
    user: {
      ...{ id, aud: 'authenticated', role: 'authenticated', email: '', phone: '', is_anonymous: true },
      ...{ app_metadata: {}, user_metadata: expect.any(Object), identities: [] },
      ...{ last_sign_in_at: time, created_at: time, updated_at: time },
    },
  })
  expect(await ask('GET', '/user', undefined, session.access_token)).toEqual(session.user)
})

test('who did all that can be done has them all', async () => {
  const email = 'mira@example.org'
  const first = await ask('POST', '/signup', { email, password: 'secret1', data: { shirt: 7 } })
  expect(first).toMatchObject({ email, confirmation_sent_at: time, identities: [] })
  await ask('POST', '/recover', { email })
  const { token_hash } = await newestMail(heraia, email)
  const { access_token } = await ask('POST', '/verify', { type: 'recovery', token_hash })
  await ask('PUT', '/user', { phone: '+34600000001' }, access_token)
  await ask('POST', '/verify', { type: 'phone_change', phone: '+34600000001', token: '424242' })
  await ask('PUT', '/user', { email: 'mira@new.example.org', phone: '+34600000002' }, access_token)
  await ask('GET', '/reauthenticate', undefined, access_token)
  const factor = await ask('POST', '/factors', { factor_type: 'totp', friendly_name: 'App' }, access_token)
  expect(factor).toEqual({ id, type: 'totp', friendly_name: 'App', totp: { qr_code: text, secret: text, uri: text } })
  const challenge = await ask('POST', `/factors/${factor.id}/challenge`, undefined, access_token)
  expect(challenge).toEqual({ id, type: 'totp', expires_at: Math.floor(heraia.clock.now().getTime() / 1000) + 300 })
  expect(await ask('GET', '/user', undefined, access_token)).toEqual({
    ...{ id: first.id, aud: 'authenticated', role: 'authenticated', is_anonymous: false },
    ...{ email, email_confirmed_at: time, phone: '34600000001', phone_confirmed_at: time, confirmed_at: time },
    ...{ confirmation_sent_at: time, recovery_sent_at: time, reauthentication_sent_at: time },
    ...{ new_email: 'mira@new.example.org', email_change_sent_at: time },
    ...{ new_phone: '34600000002', phone_change_sent_at: time },
    app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    user_metadata: expect.objectContaining({ shirt: 7, email, email_verified: true, phone_verified: true }),
    factors: [
      {
        ...{ id: factor.id, status: 'unverified', friendly_name: 'App', factor_type: 'totp', phone: '' },
        ...{ created_at: time, updated_at: time, last_challenged_at: time },
      },
    ],
    identities: [
      { ...identity('email', { email, email_verified: true }), email },
      identity('phone', { phone: '34600000001', phone_verified: true }),
    ],
    ...{ last_sign_in_at: time, created_at: time, updated_at: time },
  })
})

test('a browser that opens a link is sent on with a session of these words, back to the page it came from', async () => {
  const email = 'dana@example.org'
  await ask('POST', '/otp', { email })
  const { token_hash } = await newestMail(heraia, email)
  const opens = async (referer: string) => {
    const link = `/auth/v1/verify?type=signup&token=${token_hash}`
    const response = await heraia.fetch(link, { redirect: 'manual', headers: { referer } })
    return new URL(response.headers.get('location') ?? '')
  }
  const here = await opens(`${heraia.siteUrl}/from`)
  expect(here.pathname).toBe('/from')
  const words = [...new URLSearchParams(here.hash.slice(1)).keys()].sort()
  const session = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type', 'type']
  expect(words).toEqual(session)
  const there = await opens('https://evil.example.net/from')
  expect(there.href.startsWith(`${heraia.siteUrl}/#error=access_denied&error_code=otp_expired`)).toBe(true)
})

/** A code to her phone, and who she is by it. */
async function byPhone(phone: string, type: 'sms' | 'phone_change', token?: string) {
  if (type === 'sms') await ask('POST', '/otp', { phone })
  else await ask('PUT', '/user', { phone }, token)
  return ask('POST', '/verify', { type, phone, token: '424242' })
}

/** A mail to her address, and who she is by it. */
async function byMail(email: string, type: 'signup' | 'email_change', token?: string) {
  if (type === 'signup') await ask('POST', '/otp', { email })
  else await ask('PUT', '/user', { email }, token)
  const { token_hash } = await newestMail(heraia, email)
  return ask('POST', '/verify', { type, token_hash })
}

test('she is confirmed since the first of address and phone, whichever that was', async () => {
  const first = await byMail('noor@example.org', 'signup')
  heraia.clock.advance({ minutes: 1 })
  const { user: noor } = await byPhone('+34600000003', 'phone_change', first.access_token)
  expect([noor.confirmed_at, noor.confirmed_at < noor.phone_confirmed_at]).toEqual([noor.email_confirmed_at, true])
  const other = await byPhone('+34600000004', 'sms')
  heraia.clock.advance({ minutes: 1 })
  const { user: ana } = await byMail('ana@example.org', 'email_change', other.access_token)
  expect([ana.confirmed_at, ana.confirmed_at < ana.email_confirmed_at]).toEqual([ana.phone_confirmed_at, true])
})

describe('what answers no more than that it is done', async () => {
  const { token: operator } = await adminClient(heraia)
  const anyone = async () => byMail(`any-${crypto.randomUUID()}@example.org`, 'signup')

  const rows: [string, object, drive: () => Promise<unknown>][] = [
    ['POST /recover', {}, () => ask('POST', '/recover', { email: 'done@example.org' })],
    ['POST /resend', {}, () => ask('POST', '/resend', { type: 'signup', email: 'done@example.org' })],
    [
      'DELETE /user/identities/{id}',
      {},
      async () => {
        const { access_token } = await byMail('done@example.org', 'signup')
        const { user } = await byPhone('+34600000005', 'phone_change', access_token)
        const phone = user.identities.find((one: { provider: string }) => one.provider === 'phone')
        return ask('DELETE', `/user/identities/${phone.identity_id}`, undefined, access_token)
      },
    ],
    [
      'DELETE /admin/users/{id}',
      {},
      async () => ask('DELETE', `/admin/users/${(await anyone()).user.id}`, undefined, operator),
    ],
    [
      'GET /reauthenticate, by phone',
      { message_id: text },
      async () => {
        await ask('POST', '/otp', { phone: '+34600000055' })
        const token = /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0]
        const { access_token } = await ask('POST', '/verify', { type: 'sms', phone: '+34600000055', token })
        heraia.clock.advance({ minutes: 2 })
        return ask('GET', '/reauthenticate', undefined, access_token)
      },
    ],
    [
      'POST /passkeys/registration/options',
      { challenge_id: id, options: expect.any(Object), expires_at: number },
      async () => ask('POST', '/passkeys/registration/options', {}, (await anyone()).access_token),
    ],
    [
      'POST /passkeys/authentication/options',
      { challenge_id: id, options: expect.any(Object), expires_at: number },
      async () => ask('POST', '/passkeys/authentication/options', {}),
    ],
  ]

  test.each(rows)('%s: %j', async (_, answer, drive) => {
    expect(await drive()).toEqual(answer)
  })
})
