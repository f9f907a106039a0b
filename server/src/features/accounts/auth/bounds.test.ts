import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, describe, expect, test } from 'vitest'

const settings = { auth: { anonymous: true, phone: true, saml: true, web3: { ethereum: true, solana: true } } }
const heraia = await createTestHeraia({ settings })
afterAll(() => heraia.close())

async function asks(path: string, body: object, token?: string, method = 'POST') {
  const headers = { 'x-supabase-api-version': '2024-01-01', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await heraia.fetch(`/auth/v1${path}`, { method, headers, body: JSON.stringify(body) })
  return { status: response.status, code: (await response.json().catch(() => null))?.code }
}

/** Of as many letters as asked. */
const emailOf = (letters: number) => `${'x'.repeat(letters - '@example.org'.length)}@example.org`

test('an address has 255 letters at most', async () => {
  const signsUp = (letters: number) => asks('/signup', { email: emailOf(letters), password: 'secret1' })
  expect((await signsUp(255)).status).toBe(200)
  expect(await signsUp(256)).toEqual({ status: 400, code: 'validation_failed' })
})

test('the text of a wallet has 64 to 20 thousand bytes', async () => {
  const says = (message: string) =>
    asks('/token?grant_type=web3', { chain: 'ethereum', message, signature: `0x${'a'.repeat(130)}` })
  const [short, long] = [{ code: 'validation_failed' }, { code: 'validation_failed' }]
  expect(await says('x'.repeat(63))).toMatchObject(short)
  expect(await says('é'.repeat(31))).toMatchObject(short)
  expect((await says('x'.repeat(64))).code).not.toBe('validation_failed')
  expect((await says('x'.repeat(20_480))).code).not.toBe('validation_failed')
  expect(await says('x'.repeat(20_481))).toMatchObject(long)
})

describe('a code challenge', () => {
  const challenge = 'x'.repeat(43)
  const wrong = {
    'of 42 letters': { code_challenge: 'x'.repeat(42), code_challenge_method: 's256' },
    'of 129 letters': { code_challenge: 'x'.repeat(129), code_challenge_method: 's256' },
    'with a letter that is none of its own': { code_challenge: `${challenge}+`, code_challenge_method: 's256' },
    'without its method': { code_challenge: challenge },
    'that is missing beside its method': { code_challenge_method: 's256' },
    'by a method that nobody knows': { code_challenge: challenge, code_challenge_method: 's512' },
  }

  test.each(Object.entries(wrong))('%s is refused wherever one is read', async (_, pkce) => {
    const { auth } = authClient(heraia)
    const email = `pkce-${crypto.randomUUID()}@example.org`
    const { data } = await auth.signUp({ email, password: 'secret1' })
    const refused = { status: 400, code: 'validation_failed' }
    expect(await asks('/signup', { email: `new-${email}`, password: 'secret1', ...pkce })).toEqual(refused)
    expect(await asks('/otp', { email, ...pkce })).toEqual(refused)
    expect(await asks('/recover', { email, ...pkce })).toEqual(refused)
    expect(await asks('/resend', { type: 'email_change', email, ...pkce })).toEqual(refused)
    expect(await asks('/sso', { domain: 'club.example', ...pkce })).toEqual(refused)
    const token = data.session?.access_token
    expect(await asks('/user', { email: `other-${email}`, ...pkce }, token, 'PUT')).toEqual(refused)
  })
})

test('what is null is as if it were not there', async () => {
  const nothing = {
    ...{ phone: null, data: null, code_challenge: null, code_challenge_method: null, channel: null },
    ...{ gotrue_meta_security: null, nonce: null, current_password: null, token: null, token_hash: null },
  }
  const email = 'null@example.org'
  expect((await asks('/signup', { email, password: 'secret1', ...nothing })).status).toBe(200)
  expect((await asks('/token?grant_type=password', { email, password: 'secret1', ...nothing })).status).toBe(200)
  expect((await asks('/otp', { email, create_user: null, ...nothing })).status).toBe(200)
  expect((await asks('/recover', { email, ...nothing })).status).toBe(200)
  expect((await asks('/resend', { type: 'signup', email, ...nothing })).status).toBe(200)
  expect((await asks('/verify', { type: 'email', email, ...nothing, token: '000000' })).status).toBe(403)
  const { data } = await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })
  const token = data.session?.access_token
  expect((await asks('/user', { email: null, password: null, ...nothing }, token, 'PUT')).status).toBe(200)
  expect((await asks('/factors', { factor_type: 'totp', friendly_name: null, issuer: null }, token)).status).toBe(200)
  const { token: operator } = await adminClient(heraia)
  const made = { password: null, password_hash: null, ban_duration: null, user_metadata: null, app_metadata: null }
  const more = { ...made, ...nothing, id: null, role: null, aud: null, email_confirm: null, phone_confirm: null }
  expect((await asks('/admin/users', { ...more, email: `made-${email}` }, operator)).status).toBe(200)
})
