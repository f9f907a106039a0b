import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { redirectUrls: ['https://app.example.org/**'] } } })
afterAll(() => heraia.close())

let count = 0
const newEmail = () => `p${++count}@example.org`
const asks = (email: string, options: Record<string, unknown> = {}, auth = authClient(heraia).auth) =>
  auth.signInWithOtp({ email, options })

test('somebody new gets the mail that confirms her address, and is in with its digits', async () => {
  const email = newEmail()
  const { auth } = authClient(heraia)
  const data = { name: 'Mira López', role: 'fan', language: 'es' }
  expect((await asks(email, { data }, auth)).error).toBeNull()
  const mail = await newestMail(heraia, email)
  expect(mail).toMatchObject({ subject: 'Confirma tu email en Heraia', type: 'signup' })
  const { data: got, error } = await auth.verifyOtp({ type: 'email', email, token: mail.code })
  expect(error).toBeNull()
  expect(got.user).toMatchObject({ email, user_metadata: { name: 'Mira López', email_verified: true } })
  const me = await heraia.fetch('/api/me', { headers: { authorization: `Bearer ${got.session?.access_token}` } })
  expect(await me.json()).toMatchObject({ name: 'Mira López', handle: expect.any(String) })
})

test('a member gets a magic link that works once', async () => {
  const email = newEmail()
  await authClient(heraia).auth.signUp({ email, password: 'secret1' })
  const { auth } = authClient(heraia)
  expect((await asks(email, {}, auth)).error).toBeNull()
  const mail = await newestMail(heraia, email)
  expect(mail).toMatchObject({ subject: 'Your way into Heraia', type: 'magiclink' })
  expect((await auth.verifyOtp({ type: 'magiclink', token_hash: mail.token_hash })).error).toBeNull()
  expect((await auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }])
  const again = await auth.verifyOtp({ type: 'email', email, token: mail.code })
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('who forbids a new account is told when there is none', async () => {
  expect((await asks(newEmail(), { shouldCreateUser: false })).error).toMatchObject({
    status: 422,
    code: 'otp_disabled',
    message: 'Signups not allowed for otp',
  })
})

test('where she wanted to go goes with the link, unless that is a stranger', async () => {
  const email = newEmail()
  await asks(email, { emailRedirectTo: 'https://app.example.org/after/this?x=1' })
  expect((await newestMail(heraia, email)).text).toContain(
    `&redirect_to=${encodeURIComponent('https://app.example.org/after/this?x=1')}`,
  )
  const other = newEmail()
  await asks(other, { emailRedirectTo: 'https://evil.example.net/' })
  expect((await newestMail(heraia, other)).text).not.toContain('redirect_to')
})

/** What the browser is told when it opens GET /verify. */
async function opens(query: Record<string, string>, method = 'GET') {
  const response = await heraia.fetch(`/auth/v1/verify?${new URLSearchParams(query)}`, { method, redirect: 'manual' })
  const location = response.headers.get('location')
  const url = location ? new URL(location) : null
  const fragment = Object.fromEntries(new URLSearchParams(url?.hash.slice(1)))
  return { status: response.status, url, fragment, query: Object.fromEntries(url?.searchParams ?? []) }
}

test('a link that begins in a tab answers with a code, which only that tab can exchange, once', async () => {
  const email = newEmail()
  const { auth } = authClient(heraia)
  await asks(email, {}, auth)
  const { token_hash } = await newestMail(heraia, email)
  expect(token_hash).toMatch(/^pkce_/)
  const redirect_to = 'https://app.example.org/in'
  const { status, url, query } = await opens({ token: token_hash, type: 'signup', redirect_to })
  expect([status, url?.origin, url?.pathname, url?.hash]).toEqual([303, 'https://app.example.org', '/in', ''])
  const stranger = await heraia.fetch('/auth/v1/token?grant_type=pkce', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ auth_code: query.code, code_verifier: 'a'.repeat(56) }),
  })
  expect([stranger.status, (await stranger.json()).code]).toEqual([400, 'bad_code_verifier'])
  const code = query.code ?? ''
  const { data, error } = await auth.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe(email)
  const again = await heraia.fetch('/auth/v1/token?grant_type=pkce', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ auth_code: code, code_verifier: 'a'.repeat(56) }),
  })
  expect([again.status, (await again.json()).code]).toEqual([404, 'flow_state_not_found'])
})

test('a code counts for five minutes', async () => {
  const email = newEmail()
  const { auth } = authClient(heraia)
  await asks(email, {}, auth)
  const { token_hash } = await newestMail(heraia, email)
  const { query } = await opens({ token: token_hash, type: 'signup' })
  heraia.clock.advance({ minutes: 6 })
  expect((await auth.exchangeCodeForSession(query.code ?? '')).error).toMatchObject({
    status: 422,
    code: 'flow_state_expired',
  })
})

/** As a client without a verifier of its own asks. */
const asksPlainly = (email: string) =>
  heraia.fetch('/auth/v1/otp', { method: 'POST', body: JSON.stringify({ email, code_challenge: null }) })

test('without a challenge the link answers with the session in the fragment', async () => {
  const email = newEmail()
  expect((await asksPlainly(email)).status).toBe(200)
  const { token_hash } = await newestMail(heraia, email)
  const { status, url, fragment } = await opens({ token: token_hash, type: 'signup' })
  expect([status, url?.origin, url?.search]).toEqual([303, heraia.siteUrl, ''])
  expect(fragment).toMatchObject({ token_type: 'bearer', type: 'signup', expires_in: '3600' })
  const user = await heraia.fetch('/auth/v1/user', { headers: { authorization: `Bearer ${fragment.access_token}` } })
  expect(await user.json()).toMatchObject({ email })
})

test('a used link says so in the address', async () => {
  const said = { error: 'access_denied', error_code: 'otp_expired' }
  const plain = await opens({ token: 'abc', type: 'magiclink' })
  expect([plain.status, plain.fragment, plain.query]).toMatchObject([303, said, {}])
  const pkce = await opens({ token: 'pkce_abc', type: 'magiclink', redirect_to: 'javascript:alert(1)' })
  expect([pkce.url?.origin, pkce.query]).toMatchObject([heraia.siteUrl, said])
  const unknown = await opens({ token: 'abc', type: 'nonsense' })
  const unsupported = { error: 'invalid_request', error_code: 'validation_failed' }
  expect([unknown.status, unknown.fragment]).toMatchObject([303, unsupported])
})

test('looking at a link with HEAD uses nothing up', async () => {
  const email = newEmail()
  await asksPlainly(email)
  const { token_hash } = await newestMail(heraia, email)
  expect((await opens({ token: token_hash, type: 'signup' }, 'HEAD')).status).toBe(204)
  expect((await authClient(heraia).auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull()
})

test.each([
  [{}, 'One of email or phone must be set'],
  [{ email: 'a@b.org', phone: '+34600000000' }, 'Only an email address or phone number should be provided'],
  [{ email: 'nobody' }, 'Unable to validate email address: invalid format'],
  [{ email: 'mira\u200b@example.org' }, 'Unable to validate email address: invalid format'],
  [{ email: 'mira\u0001@example.org' }, 'Unable to validate email address: invalid format'],
  [{ email: 'a@b.org', create_user: 'yes' }, 'create_user must be true or false'],
  [{ email: 'a@b.org', code_challenge: 'x' }, 'PKCE flow requires code_challenge_method and code_challenge'],
  [
    { email: 'a@b.org', code_challenge: 'x', code_challenge_method: 's256' },
    'code challenge has to be between 43 and 128 characters',
  ],
  [{ email: 'a@b.org', code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' }, 'invalid code challenge method'],
  [{ phone: '+34600000000' }, 'Unsupported phone provider'],
])('refuses %j', async (body, message) => {
  const response = await heraia.fetch('/auth/v1/otp', { method: 'POST', body: JSON.stringify(body) })
  expect([response.status, (await response.json()).msg]).toEqual([400, message])
})

test.each([
  ['', 'Verify requires a verification type'],
  ['?type=signup', 'Verify requires a token or a token hash'],
])('GET /verify%s is plain JSON', async (query, msg) => {
  const response = await heraia.fetch(`/auth/v1/verify${query}`, { redirect: 'manual' })
  expect([response.status, (await response.json()).msg]).toEqual([400, msg])
})
