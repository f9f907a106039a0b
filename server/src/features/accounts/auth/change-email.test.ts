import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

let count = 0
async function person() {
  count += 1
  const { auth } = authClient(heraia)
  const email = `p${count}@example.org`
  await auth.signUp({ email, password: 'secret1', options: { data: { name: 'Mira López', role: 'fan' } } })
  return { auth, email, wanted: `new${count}@example.org` }
}

async function asks() {
  const known = await person()
  const { data, error } = await known.auth.updateUser({ email: known.wanted })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: known.email, new_email: known.wanted })
  const [current, wanted] = [await newestMail(heraia, known.email), await newestMail(heraia, known.wanted)]
  return { ...known, mails: { current, wanted } }
}

const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

test.each([
  ['the old address first', 'current', 'wanted'],
  ['the new address first', 'wanted', 'current'],
] as const)('both confirm by link, %s', async (_, first, second) => {
  const { auth, email, wanted, mails } = await asks()
  expect([mails.current.type, mails.wanted.type]).toEqual(['email_change', 'email_change'])
  const half = await auth.verifyOtp({ type: 'email_change', token_hash: mails[first].token_hash })
  expect([half.error, half.data.session]).toEqual([null, null])
  expect((await auth.getUser()).data.user).toMatchObject({ email, new_email: wanted })
  const whole = await auth.verifyOtp({ type: 'email_change', token_hash: mails[second].token_hash })
  expect(whole.error).toBeNull()
  expect(whole.data.user).toMatchObject({ email: wanted, user_metadata: { email: wanted } })
  expect(whole.data.user?.new_email).toBeUndefined()
  expect(whole.data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email: wanted } }])
  const { auth: later } = authClient(heraia)
  expect((await later.signInWithPassword({ email, password: 'secret1' })).error?.code).toBe('invalid_credentials')
  expect((await later.signInWithPassword({ email: wanted, password: 'secret1' })).error).toBeNull()
  const me = await heraia.fetch('/api/me', {
    headers: { authorization: `Bearer ${whole.data.session?.access_token}` },
  })
  expect(await me.json()).toMatchObject({ email: wanted })
})

/** By the digits, as a page asks that says who is signed in. */
const confirmsAs = (bearer: string | undefined, email: string, token: string) =>
  heraia.fetch('/auth/v1/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ type: 'email_change', email, token }),
  })

test('confirmed where she is signed in, it leaves her in the session that she is in', async () => {
  const { auth, email, wanted, mails } = await asks()
  const { session } = (await auth.getSession()).data
  const sessions = () =>
    heraia.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('user_id', '=', session?.user.id ?? '')
      .execute()
  const held = await sessions()
  const half = await confirmsAs(session?.access_token, email, mails.current.code)
  expect(await half.json()).toMatchObject({ msg: HALF })
  const whole = await confirmsAs(session?.access_token, wanted, mails.wanted.code)
  const user = await whole.json()
  expect([whole.status, user]).toMatchObject([200, { id: session?.user.id, email: wanted }])
  expect(user).not.toHaveProperty('access_token')
  expect(await sessions()).toEqual(held)
  expect((await auth.refreshSession()).data.session?.user).toMatchObject({ email: wanted })
})

test.each([
  ['a token that is nobody’s', async () => 'anon-key'],
  ['the token of another', async () => (await (await asks()).auth.getSession()).data.session?.access_token],
])('confirmed with %s, it lets her in as ever', async (_, bearer) => {
  const { email, wanted, mails } = await asks()
  const token = await bearer()
  expect((await confirmsAs(token, email, mails.current.code)).status).toBe(200)
  const whole = await confirmsAs(token, wanted, mails.wanted.code)
  expect(await whole.json()).toMatchObject({ user: { email: wanted }, token_type: 'bearer' })
})

test('both confirm at the same moment', async () => {
  for (let time = 0; time < 4; time++) {
    const { auth, wanted, mails } = await asks()
    const ends = [mails.current, mails.wanted].map(({ token_hash }) =>
      authClient(heraia).auth.verifyOtp({ type: 'email_change', token_hash }),
    )
    const sessions = (await Promise.all(ends)).map(({ data }) => data.session)
    expect(sessions.filter((session) => session !== null)).toHaveLength(1)
    expect((await auth.getUser()).data.user).toMatchObject({ email: wanted })
  }
})

test.each([
  ['the old address first', 'current', 'wanted'],
  ['the new address first', 'wanted', 'current'],
] as const)('both confirm by digits, %s', async (_, first, second) => {
  const { auth, email, wanted, mails } = await asks()
  const by = (end: 'current' | 'wanted') => ({
    type: 'email_change' as const,
    email: end === 'current' ? email : wanted,
    token: mails[end].code,
  })
  const response = await heraia.fetch('/auth/v1/verify', { method: 'POST', body: JSON.stringify(by(first)) })
  expect([response.status, await response.json()]).toEqual([200, { msg: HALF, code: '200' }])
  const whole = await auth.verifyOtp(by(second))
  expect(whole.data.user?.email).toBe(wanted)
})

test('a link opened by GET says that the other is still asked', async () => {
  const { mails } = await asks()
  const token = mails.wanted.token_hash.replace(/^pkce_/, '')
  const response = await heraia.fetch(`/auth/v1/verify?type=email_change&token=${token}`, { redirect: 'manual' })
  expect(response.status).toBe(303)
  expect(new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1)).get('message')).toBe(HALF)
})

test('and where a tab waits for a code, in the query too', async () => {
  const { mails } = await asks()
  const path = `/auth/v1/verify?type=email_change&token=${mails.wanted.token_hash}`
  const response = await heraia.fetch(path, { redirect: 'manual' })
  const there = new URL(response.headers.get('location') ?? '')
  expect([there.searchParams.get('message'), new URLSearchParams(there.hash.slice(1)).get('message')]).toEqual([
    HALF,
    HALF,
  ])
})

test('the same address twice does not make two', async () => {
  const { auth, wanted, mails } = await asks()
  await auth.verifyOtp({ type: 'email_change', token_hash: mails.wanted.token_hash })
  heraia.clock.advance({ minutes: 2 })
  await auth.resend({ type: 'email_change', email: wanted })
  const again = await auth.verifyOtp({ type: 'email_change', token_hash: mails.wanted.token_hash })
  expect(again.error?.code).toBe('otp_expired')
  expect((await auth.getUser()).data.user?.email).not.toBe(wanted)
})

test('another mail goes to who has not confirmed yet', async () => {
  const { auth, email, wanted, mails } = await asks()
  await auth.verifyOtp({ type: 'email_change', token_hash: mails.wanted.token_hash })
  heraia.clock.advance({ minutes: 2 })
  heraia.mails.length = 0
  expect((await auth.resend({ type: 'email_change', email })).error).toBeNull()
  const again = await newestMail(heraia, email)
  expect(heraia.mails.map((mail) => mail.to)).toEqual([email])
  const whole = await auth.verifyOtp({ type: 'email_change', token_hash: again.token_hash })
  expect(whole.data.user?.email).toBe(wanted)
})

test('a change that was asked anew forgets who confirmed the one before', async () => {
  const { auth, email, mails } = await asks()
  await auth.verifyOtp({ type: 'email_change', token_hash: mails.current.token_hash })
  await auth.updateUser({ email: `other-${email}` })
  const other = await newestMail(heraia, `other-${email}`)
  const half = await auth.verifyOtp({ type: 'email_change', token_hash: other.token_hash })
  expect(half.data.session).toBeNull()
  expect((await auth.verifyOtp({ type: 'email_change', token_hash: mails.wanted.token_hash })).error?.code).toBe(
    'otp_expired',
  )
})

test('an address of somebody else is refused, also when she took it meanwhile', async () => {
  const other = await person()
  const { auth, wanted, mails } = await asks()
  expect((await auth.updateUser({ email: other.email })).error).toMatchObject({ status: 422, code: 'email_exists' })
  await authClient(heraia).auth.signUp({ email: wanted, password: 'secret1' })
  await auth.verifyOtp({ type: 'email_change', token_hash: mails.current.token_hash })
  const late = await auth.verifyOtp({ type: 'email_change', token_hash: mails.wanted.token_hash })
  expect(late.error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('what is refused with it takes no turn of the mail; the digits of an address that she gave up say so', async () => {
  const place = await createTestHeraia({ settings: { rateLimitFactor: 1 } })
  const [email, wanted, taken] = ['gives-up@example.org', 'given-up@example.org', 'taken@example.org']
  await authClient(place).auth.signUp({ email: taken, password: 'secret1' })
  const { auth } = authClient(place)
  await auth.signUp({ email, password: 'secret1' })
  expect((await auth.updateUser({ email: wanted, password: '123' })).error?.code).toBe('weak_password')
  expect((await auth.updateUser({ email: wanted, password: 'brandnew2' })).error).toBeNull()
  const { code: token } = await newestMail(place, wanted)
  await place.db.updateTable('users').set({ new_email: taken }).where('email', '=', email).execute()
  const late = await authClient(place).auth.verifyOtp({ type: 'email_change', email: wanted, token })
  expect(late.error).toMatchObject({ code: 'otp_expired', message: 'Token has expired or is invalid' })
  await place.close()
})
