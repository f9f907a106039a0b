import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'

const redirectUrls = ['https://app.example.org/**']
const heraia = await createTestHeraia({ settings: { auth: { redirectUrls } } })
/** Where an address counts once it is confirmed. */
const mailing = await createTestHeraia({ settings: { auth: { redirectUrls, autoconfirm: false } } })
afterAll(() => Promise.all([heraia.close(), mailing.close()]))

let count = 0
const newEmail = () => `p${++count}@example.org`
type Auth = ReturnType<typeof authClient>['auth']
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

test('a client that says magiclink gets a member the same mail, and somebody new that of a sign-up', async () => {
  const [member, other] = [newEmail(), newEmail()]
  await authClient(heraia).auth.signUp({ email: member, password: 'secret1' })
  for (const email of [member, other]) {
    const response = await heraia.fetch('/auth/v1/magiclink', { method: 'POST', body: JSON.stringify({ email }) })
    expect([response.status, await response.json()]).toEqual([200, {}])
  }
  const { type, token_hash } = await newestMail(heraia, member)
  expect(type).toBe('magiclink')
  expect((await authClient(heraia).auth.verifyOtp({ type: 'magiclink', token_hash })).data.user?.email).toBe(member)
  expect((await newestMail(heraia, other)).type).toBe('signup')
})

test('a mail that a page elsewhere asks for leads back there, where that is allowed', async () => {
  const leadsTo = async (referer: string) => {
    const email = newEmail()
    const body = JSON.stringify({ email })
    await heraia.fetch('/auth/v1/otp', { method: 'POST', headers: { referer }, body })
    const [link = ''] = /https?:\S+token_hash=\S+/.exec((await newestMail(heraia, email)).text) ?? []
    return new URL(link).searchParams.get('redirect_to')
  }
  expect(await leadsTo('https://app.example.org/')).toBe('https://app.example.org/')
  expect(await leadsTo('https://evil.example/')).toBeNull()
  expect(await leadsTo(`${heraia.siteUrl}/register`)).toBeNull()
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

/** Each mail that a client asks for with `redirect_to` in the query, and to whom it goes. */
const mailsThatLeadOn: [string, (redirect_to: string) => Promise<string>][] = [
  ['a sign-up', async (to) => leadsOn('POST', '/signup', to, { email: newEmail(), password: 'secret1' })],
  [
    'a mail that is sent again',
    async (to) => {
      const email = newEmail()
      await leadsOn('POST', '/signup', heraia.siteUrl, { email, password: 'secret1' })
      await mailing.runJobs()
      mailing.clock.advance({ minutes: 2 })
      return leadsOn('POST', '/resend', to, { type: 'signup', email })
    },
  ],
  [
    'a new address',
    async (to) => {
      const { auth } = authClient(mailing)
      const email = newEmail()
      await auth.signUp({ email, password: 'secret1' })
      const { token_hash } = await newestMail(mailing, email)
      const { data } = await auth.verifyOtp({ type: 'signup', token_hash })
      return leadsOn('PUT', '/user', to, { email: newEmail() }, data.session?.access_token)
    },
  ],
  [
    'an invitation',
    async (to) => leadsOn('POST', '/invite', to, { email: newEmail() }, (await adminClient(mailing)).token),
  ],
]

async function leadsOn(
  method: string,
  path: string,
  to: string,
  body: { email: string; [more: string]: string },
  token?: string,
) {
  const response = await mailing.fetch(`/auth/v1${path}?${new URLSearchParams({ redirect_to: to })}`, {
    method,
    body: JSON.stringify(body),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  expect(response.status).toBe(200)
  return body.email
}

test.each(mailsThatLeadOn)('the link of %s leads to where she wanted to go, and to no stranger', async (_, asksFor) => {
  const wanted = 'https://app.example.org/after?x=1'
  const { text } = await newestMail(mailing, await asksFor(wanted))
  expect(text).toContain(`&redirect_to=${encodeURIComponent(wanted)}`)
  expect((await newestMail(mailing, await asksFor('https://evil.example.net/'))).text).not.toContain('redirect_to')
})

/** What the browser is told when it opens GET /verify. */
async function opens(query: Record<string, string>, method = 'GET', place = heraia) {
  const response = await place.fetch(`/auth/v1/verify?${new URLSearchParams(query)}`, { method, redirect: 'manual' })
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

const asksForToken = async (grant: string, body: object) => {
  const response = await heraia.fetch(`/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  })
  return { status: response.status, ...(await response.json()) }
}

/** A tab that keeps this secret asks for a mail, and its link is opened. Answers the code for the tab. */
async function asksWith(code_challenge: string, code_challenge_method: string) {
  const email = newEmail()
  const body = JSON.stringify({ email, code_challenge, code_challenge_method })
  const { status } = await heraia.fetch('/auth/v1/otp', { method: 'POST', body })
  expect(status).toBe(200)
  const { token_hash } = await newestMail(heraia, email)
  const { query } = await opens({ token: token_hash, type: 'signup' })
  return { email, auth_code: query.code ?? '' }
}

const s256 = async (verifier: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))).toString('base64url')

test.each([
  'plain',
  'Plain',
  's256',
  'S256',
])('a challenge of the method %s is met by its secret and by no other', async (method) => {
  const code_verifier = `${'secret-of.the_tab~'.repeat(3)}${method}`
  const challenge = /plain/i.test(method) ? code_verifier : await s256(code_verifier)
  const { email, auth_code } = await asksWith(challenge, method)
  const other = /plain/i.test(method) ? await s256(code_verifier) : challenge
  expect(await asksForToken('pkce', { auth_code, code_verifier: other })).toMatchObject({
    ...{ status: 400, code: 'bad_code_verifier' },
  })
  expect(await asksForToken('pkce', { auth_code, code_verifier })).toMatchObject({ status: 200, user: { email } })
})

test.each([43, 128])('a challenge may have %i signs, of all that the contract names', async (length) => {
  const code_verifier = 'Az09-._~'.repeat(16).slice(0, length)
  const { email, auth_code } = await asksWith(code_verifier, 'plain')
  expect(await asksForToken('pkce', { auth_code, code_verifier })).toMatchObject({ status: 200, user: { email } })
})

describe('what her token says of how she came in', () => {
  const methodsOf = (token: string | undefined) =>
    (decodeJwt(token ?? '').amr as { method: string }[]).map(({ method }) => method)

  type Ask = (auth: Auth, email: string) => Promise<unknown>
  const joins = (auth: Auth, email: string) => auth.signUp({ email, password: 'secret1' })
  const ways: [asked: string, byMail: string, inHerTab: string, ask: Ask][] = [
    ['a sign-up', 'email/signup', 'email/signup', (auth, email) => asks(email, {}, auth)],
    [
      'a magic link',
      'otp',
      'magiclink',
      async (auth, email) => [await joins(auth, email), await asks(email, {}, auth)],
    ],
    [
      ...(['a forgotten password', 'recovery', 'recovery'] as const),
      async (auth, email) => [await joins(auth, email), await auth.resetPasswordForEmail(email)],
    ],
  ]

  test.each(
    ways,
  )('by the mail of %s: %s, and %s where its link leads back to her tab', async (_, byMail, inHerTab, ask) => {
    const [typed, linked] = [authClient(heraia).auth, authClient(heraia).auth]
    const [one, other] = [newEmail(), newEmail()]
    await ask(typed, one)
    const mail = await newestMail(heraia, one)
    const { data } = await typed.verifyOtp({ type: 'email', email: one, token: mail.code })
    expect(methodsOf(data.session?.access_token)).toEqual([byMail])
    await ask(linked, other)
    const { token_hash, type } = await newestMail(heraia, other)
    const { query } = await opens({ token: token_hash, type })
    const exchanged = await linked.exchangeCodeForSession(query.code ?? '')
    expect(methodsOf(exchanged.data.session?.access_token)).toEqual([inHerTab])
  })

  const waits: [string, ask: Ask][] = [
    ['of a sign-up that waits', joins],
    [
      'that is sent again',
      async (auth, email) => {
        await joins(auth, email)
        await mailing.runJobs()
        mailing.clock.advance({ minutes: 2 })
        mailing.mails.length = 0
        await auth.resend({ type: 'signup', email })
      },
    ],
  ]

  test.each(waits)('by the link %s she is in, in her tab', async (_, ask) => {
    const { auth } = authClient(mailing)
    const email = newEmail()
    await ask(auth, email)
    const { token_hash, type } = await newestMail(mailing, email)
    const { query } = await opens({ token: token_hash, type }, 'GET', mailing)
    const { data } = await auth.exchangeCodeForSession(query.code ?? '')
    expect([data.user?.email, methodsOf(data.session?.access_token)]).toEqual([email, ['email/signup']])
  })

  test('by the second link of a new address she is in as herself, in her tab', async () => {
    const { auth } = authClient(heraia)
    const [email, wanted] = [newEmail(), newEmail()]
    const { data: before } = await auth.signUp({ email, password: 'secret1' })
    await auth.updateUser({ email: wanted })
    const open = async (to: string) =>
      (await opens({ token: (await newestMail(heraia, to)).token_hash, type: 'email_change' })).query
    const half = await open(email)
    expect([half.code, half.message]).toEqual([undefined, expect.stringMatching(/^Confirmation link accepted/)])
    const { data } = await auth.exchangeCodeForSession((await open(wanted)).code ?? '')
    expect(data.user).toMatchObject({ id: before.user?.id, email: wanted })
    expect(methodsOf(data.session?.access_token)).toEqual(['email_change'])
  })

  test('by an invitation, and by the mails of a new address', async () => {
    const { admin } = await adminClient(heraia)
    const [email, wanted] = [newEmail(), newEmail()]
    await admin.inviteUserByEmail(email)
    const { auth } = authClient(heraia)
    const invited = await auth.verifyOtp({ type: 'invite', token_hash: (await newestMail(heraia, email)).token_hash })
    expect(methodsOf(invited.data.session?.access_token)).toEqual(['invite'])
    await auth.updateUser({ email: wanted })
    // Elsewhere: in her own session she would stay in that.
    const elsewhere = authClient(heraia).auth
    const confirms = async (to: string) =>
      elsewhere.verifyOtp({ type: 'email_change', token_hash: (await newestMail(heraia, to)).token_hash })
    await confirms(email)
    const changed = await confirms(wanted)
    // With the ways of the session that asked for it (0030).
    expect(methodsOf(changed.data.session?.access_token)).toEqual(['email_change', 'invite'])
  })
})

test('a code counts for five minutes from when the link was opened, hours after the mail was asked for', async () => {
  const email = newEmail()
  const { auth } = authClient(heraia)
  await auth.signUp({ email, password: 'secret1' })
  const codeOfRecovery = async () => {
    await auth.resetPasswordForEmail(email)
    const { token_hash } = await newestMail(heraia, email)
    heraia.clock.advance({ hours: 2 })
    return (await opens({ token: token_hash, type: 'recovery' })).query.code ?? ''
  }
  const { data, error } = await auth.exchangeCodeForSession(await codeOfRecovery())
  expect([error, data.user?.email]).toEqual([null, email])
  const late = await codeOfRecovery()
  heraia.clock.advance({ minutes: 6 })
  const refused = await auth.exchangeCodeForSession(late)
  expect(refused.error).toMatchObject({ status: 422, code: 'flow_state_expired' })
})

test('a code of who is new counts for five minutes, too', async () => {
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
  [{ email: 'a@b.org', code_challenge_method: 's256' }, 'PKCE flow requires code_challenge_method and code_challenge'],
  [
    { email: 'a@b.org', code_challenge: 'x'.repeat(42), code_challenge_method: 'plain' },
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    { email: 'a@b.org', code_challenge: 'x'.repeat(129), code_challenge_method: 's256' },
    'code challenge has to be between 43 and 128 characters',
  ],
  ...['+', '/', '=', ' ', 'ñ'].map((sign): [object, string] => [
    { email: 'a@b.org', code_challenge: `${'x'.repeat(50)}${sign}`, code_challenge_method: 's256' },
    'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
  ]),
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
