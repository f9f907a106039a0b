import { PersonId } from '@heraia/contract/ids'
import { passwords } from '@heraia/hosts/node/passwords'
import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { apiFor, refusal, season } from '@heraia/hosts/test/season'
import { SignJWT } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterAll, describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

const jwtSecret = 'a secret of the tests that is long enough'
// Those of a server, on every host: they read the hashes that accounts bring along.
const ofServers = passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
const heraia = await createTestHeraia({ settings: { auth: { jwtSecret, phone: true } }, passwords: ofServers })
afterAll(() => heraia.close())
const { admin, token } = await adminClient(heraia)
const { joins } = season(heraia)

let count = 0
const newEmail = () => `admin-${++count}@example.org`

async function asks(path: string, init: RequestInit = {}, bearer = token) {
  const headers = { authorization: `Bearer ${bearer}`, 'x-supabase-api-version': '2024-01-01' }
  const response = await heraia.fetch(`/auth/v1${path}`, { ...init, headers })
  return { status: response.status, body: await response.json().catch(() => null), headers: response.headers }
}

describe('who may', () => {
  const sign = (claims: object, secret = jwtSecret) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret))

  test('a token of an admin role, by any key that is trusted', async () => {
    expect((await asks('/admin/users')).status).toBe(200)
    expect((await asks('/admin/users', {}, await sign({ role: 'supabase_admin' }))).status).toBe(200)
  })

  test('and that key is in no list, or everybody could sign with it', async () => {
    const response = await heraia.fetch('/auth/v1/.well-known/jwks.json')
    const { keys } = await response.clone().json()
    expect(keys.map(({ kty, alg }: { kty: string; alg: string }) => [kty, alg])).toEqual([['EC', 'ES256']])
    const text = await response.text()
    for (const secret of [jwtSecret, Buffer.from(jwtSecret).toString('base64url')]) expect(text).not.toContain(secret)
  })

  const adminPaths = endpoints.filter(({ path }) => path.startsWith('/admin') || path === '/invite')

  test.each(adminPaths.map(({ method, path }) => [method, path]))('nobody else: %s %s', async (method, path) => {
    const mira = await joins('Mira López')
    const strange = await sign({ role: 'service_role' }, 'another secret that is as long as ours')
    const as = async (bearer: string) => (await asks(path, { method }, bearer)).body.code
    expect(await as(mira.token)).toBe('not_admin')
    expect(await as(strange)).toBe('bad_jwt')
    expect((await heraia.fetch(`/auth/v1${path}`, { method })).status).toBe(401)
  })
})

test('an account is made for somebody, with a password that she can use', async () => {
  const email = newEmail()
  const { data, error } = await admin.createUser({
    email,
    password: 'secret1',
    email_confirm: true,
    user_metadata: { name: 'Mira López' },
    app_metadata: { plan: 'club' },
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email,
    email_confirmed_at: expect.any(String),
    user_metadata: { name: 'Mira López' },
    app_metadata: { provider: 'email', plan: 'club' },
  })
  expect((await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })).error).toBeNull()
  expect((await admin.createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' })
  expect((await admin.createUser({})).error?.code).toBe('validation_failed')
})

test('a password that the operator gives her is a way in of its own; an address that she has not is not confirmed', async () => {
  const phone = `3460001${String(++count).padStart(4, '0')}`
  const { data } = await admin.createUser({ phone, phone_confirm: true, password: 'secret1' })
  expect(data.user?.user_metadata).toMatchObject({ phone_verified: true })
  const id = data.user?.id ?? ''
  const said = await admin.updateUserById(id, { email_confirm: true })
  expect([said.data.user?.email, said.data.user?.email_confirmed_at]).toEqual(['', undefined])

  const email = newEmail()
  const made = (await admin.createUser({ email, email_confirm: true })).data.user
  await heraia.db
    .deleteFrom('identities')
    .where('user_id', '=', made?.id ?? '')
    .execute()
  const changed = await admin.updateUserById(made?.id ?? '', { password: 'secret1' })
  expect(changed.data.user?.identities).toMatchObject([{ provider: 'email' }])
})

test('one that moves here brings the hash of her password', async () => {
  const email = newEmail()
  const password_hash = '$2b$04$TIBwW16Sh7dUVXZR48OSg.uHRGGA2ckfXeQMy1GT3o2May.PXWz4m'
  expect((await admin.createUser({ email, password_hash: 'md5:x' })).error?.code).toBe('validation_failed')
  const tooSlow = password_hash.replace('$04$', '$14$')
  expect((await admin.createUser({ email, password_hash: tooSlow })).error?.code).toBe('validation_failed')
  expect((await admin.createUser({ email, password_hash, email_confirm: true })).error).toBeNull()
  const signIn = (password: string) => authClient(heraia).auth.signInWithPassword({ email, password })
  expect((await signIn('wrong-1')).error?.code).toBe('invalid_credentials')
  expect((await signIn('of before')).error).toBeNull()
  expect(await hashOf(email)).toMatch(/^\$argon2id\$/)
  expect((await signIn('wrong-1')).error?.code).toBe('invalid_credentials')
  expect((await signIn('of before')).error).toBeNull()
})

test.each([
  '$argon2id$v=19$m=128,t=2,p=1$CGBk3DKhoNWRbdzajeXewg$pygGgybU+l+kozKJ49fsWzi0zQZH17mgNcJxRosq31A',
  '$argon2i$v=19$m=128,t=2,p=1$IYNFhR96Shg0QGf+yebhvQ$Wydoh5UhlRlpTXHrgVtT7ElIY6gQL6R4/HvSBnkcUAw',
])('one that moves here with a hash of another cost, %s, is in with it, and has one of ours then', async (password_hash) => {
  const email = newEmail()
  expect((await admin.createUser({ email, password_hash, email_confirm: true })).error).toBeNull()
  const signIn = (password: string) => authClient(heraia).auth.signInWithPassword({ email, password })
  expect((await signIn('wrong-1')).error?.code).toBe('invalid_credentials')
  expect(await hashOf(email), 'a wrong one changes nothing').toBe(password_hash)
  expect((await signIn('of before')).error).toBeNull()
  expect(await hashOf(email)).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
  expect((await signIn('of before')).error).toBeNull()
})

const hashOf = async (email: string) =>
  (await heraia.db.selectFrom('users').select('encrypted_password').where('email', '=', email).executeTakeFirst())
    ?.encrypted_password

test('one that moves here from Firebase brings the hash of Firebase', async () => {
  const email = newEmail()
  const sk = 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA=='
  const kept = 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=='
  const password_hash = `$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=${sk}$42xEC+ixf3L2lw==$${kept}`
  expect((await admin.createUser({ email, password_hash, email_confirm: true })).error).toBeNull()
  const signIn = (password: string) => authClient(heraia).auth.signInWithPassword({ email, password })
  expect((await signIn('user2password')).error?.code).toBe('invalid_credentials')
  expect((await signIn('user1password')).error).toBeNull()
  expect(await hashOf(email)).toMatch(/^\$argon2id\$/)
  expect((await signIn('user2password')).error?.code).toBe('invalid_credentials')
  expect((await signIn('user1password')).error).toBeNull()
})

test('accounts are listed in pages, newest first', async () => {
  for (let n = 0; n < 3; n++) {
    heraia.clock.advance({ seconds: 1 })
    await admin.createUser({ email: newEmail() })
  }
  const { data } = await admin.listUsers({ page: 1, perPage: 2 })
  expect(data).toMatchObject({ nextPage: 2, aud: 'authenticated' })
  expect(data.users.map((user) => user.email)).toEqual([`admin-${count}@example.org`, `admin-${count - 1}@example.org`])
  const bare = await asks('/admin/users?page=&per_page=')
  expect(bare.status).toBe(200)
  expect(bare.headers.get('link'), 'fifty a page').toMatch(/^<[^>]*\/admin\/users\?page=1&per_page=50>; rel="last"$/)
  expect(Number(bare.headers.get('x-total-count'))).toBe(bare.body.users.length)
  expect((await asks('/admin/users?page=-1')).body.code).toBe('validation_failed')
  const total = bare.body.users.length
  // The client reads one digit of a page's number: not more than nine pages.
  const perPage = Math.ceil(total / 3)
  const last = Math.ceil(total / perPage)
  const at = (page: number) => `<${heraia.siteUrl}/auth/v1/admin/users?page=${page}&per_page=${perPage}>`
  const linkAt = async (page: number) =>
    (await asks(`/admin/users?per_page=${perPage}&page=${page}`)).headers.get('link')
  expect(await linkAt(1)).toBe(`${at(2)}; rel="next", ${at(last)}; rel="last"`)
  expect(await linkAt(last)).toBe(`${at(last)}; rel="last"`)
  const seen: string[] = []
  for (let page: number | null = 1; page !== null; ) {
    const { data: some } = await admin.listUsers({ page, perPage })
    seen.push(...some.users.map(({ id }) => id))
    page = 'nextPage' in some ? some.nextPage : null
  }
  expect([seen.length, new Set(seen).size]).toEqual([total, total])
})

test('an account is changed, and others stay as they are', async () => {
  const mira = await joins('Mira López')
  const wanted = newEmail()
  const { data } = await admin.updateUserById(mira.id, {
    email: wanted,
    password: 'brandnew2',
    user_metadata: { team: 'Blue' },
    app_metadata: { plan: 'pro' },
  })
  expect(data.user).toMatchObject({
    email: wanted,
    user_metadata: { team: 'Blue', name: 'Mira López' },
    app_metadata: { plan: 'pro', provider: 'email' },
  })
  expect(await refusal(mira.api.accounts.me())).toMatchObject({ status: 401, reason: 'session_ended' })
  const { auth } = authClient(heraia)
  const { data: back } = await auth.signInWithPassword({ email: wanted, password: 'brandnew2' })
  expect(await apiFor(heraia, back.session?.access_token).accounts.me()).toMatchObject({ email: wanted })
  const dana = await joins('Dana Okafor')
  expect((await admin.updateUserById(dana.id, { email: wanted })).error).toMatchObject({ code: 'email_exists' })
  expect((await admin.getUserById(dana.id)).data.user?.email).toBe(dana.email)
})

test.each([
  crypto.randomUUID(),
  '11111111-1111-1111-1111-111111111111',
])('who is brought along with an id of another server (%s) is somebody like all', async (id) => {
  const email = newEmail()
  const made = await admin.createUser({ id, email, password: 'secret1', email_confirm: true })
  expect(made.data.user?.id).toBe(id)
  const { data } = await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })
  const api = apiFor(heraia, data.session?.access_token)
  expect(await api.accounts.createProfile({ name: 'Ana Ruiz', role: 'fan', termsVersion: '1' })).toMatchObject({ id })
  const dana = await joins('Dana Okafor')
  await dana.api.profiles.follow({ id: PersonId.parse(id) })
  expect(await dana.api.profiles.get({ id })).toMatchObject({ name: 'Ana Ruiz' })
})

test('what is neither yes nor no is refused, and nothing happens', async () => {
  const mira = await joins('Mira López')
  const body = JSON.stringify({ should_soft_delete: 'true' })
  expect(await asks(`/admin/users/${mira.id}`, { method: 'DELETE', body })).toMatchObject({
    ...{ status: 400, body: { code: 'bad_json' } },
  })
  const made = JSON.stringify({ email: newEmail(), email_confirm: 'yes' })
  expect((await asks('/admin/users', { method: 'POST', body: made })).body.code).toBe('bad_json')
  expect((await admin.getUserById(mira.id)).data.user?.email).toBe(mira.email)
})

test('her tokens say the role and the audience that the operator gave her', async () => {
  const email = newEmail()
  const body = JSON.stringify({ email, password: 'secret1', email_confirm: true, role: 'coach', aud: 'club' })
  const made = await asks('/admin/users', { method: 'POST', body })
  expect(made.body).toMatchObject({ role: 'coach', aud: 'club' })
  const { auth } = authClient(heraia)
  await auth.signInWithPassword({ email, password: 'secret1' })
  expect((await auth.getClaims()).data?.claims).toMatchObject({ role: 'coach', aud: 'club' })
  expect((await admin.updateUserById(made.body.id, { role: 'authenticated' })).data.user?.role).toBe('authenticated')
  const { data } = await auth.refreshSession()
  expect(data.user).toMatchObject({ role: 'authenticated', aud: 'club' })
  expect((await auth.getClaims()).data?.claims).toMatchObject({ role: 'authenticated', aud: 'club' })
})

test('a password that the operator sets ends the mails that are on their way, and she is told', async () => {
  const mira = await joins('Mira López')
  await authClient(heraia).auth.resetPasswordForEmail(mira.email)
  const { token_hash } = await newestMail(heraia, mira.email)
  const moved = { password: 'brandnew2', email: newEmail() }
  expect((await admin.updateUserById(mira.id, moved)).error).toBeNull()
  const told = 'Your password for Heraia was changed'
  expect((await newestMail(heraia, mira.email)).subject, 'where she reads, not where it was moved to').toBe(told)
  const { error } = await authClient(heraia).auth.verifyOtp({ type: 'recovery', token_hash })
  expect(error?.code).toBe('otp_expired')
})

test('a phone that the operator changes opens nothing more, and the new one does', async () => {
  const [before, after, password] = ['34600000021', '34600000022', 'secret1']
  const { data: made } = await admin.createUser({ phone: before, password, phone_confirm: true })
  const id = made.user?.id ?? ''
  await authClient(heraia).auth.signInWithOtp({ phone: before })
  const token = /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
  const { data, error } = await admin.updateUserById(id, { phone: `+${after}` })
  expect([error, data.user?.phone, data.user?.phone_confirmed_at]).toEqual([null, after, expect.any(String)])
  expect(data.user?.identities).toMatchObject([{ provider: 'phone', identity_data: { phone: after } }])
  const { auth } = authClient(heraia)
  expect((await auth.signInWithPassword({ phone: before, password })).error?.code).toBe('invalid_credentials')
  for (const phone of [before, after]) {
    expect((await auth.verifyOtp({ type: 'sms', phone, token })).error?.code, phone).toBe('otp_expired')
  }
  expect((await auth.signInWithPassword({ phone: after, password })).data.user?.id).toBe(id)
})

test('who is made with a ban is banned, until it is over', async () => {
  const [email, password] = [newEmail(), 'secret1']
  const { data } = await admin.createUser({ email, password, email_confirm: true, ban_duration: '24h' })
  const tomorrow = new Date(heraia.clock.now().getTime() + 86_400_000)
  expect(data.user?.banned_until).toBe(tomorrow.toISOString())
  const signsIn = () => authClient(heraia).auth.signInWithPassword({ email, password })
  expect((await signsIn()).error).toMatchObject({ status: 400, code: 'user_banned' })
  heraia.clock.advance({ hours: 25 })
  expect((await signsIn()).error).toBeNull()
})

test('a ban counts at once, for as long as it says', async () => {
  const mira = await joins('Mira López')
  await mira.api.accounts.me()
  expect((await admin.updateUserById(mira.id, { ban_duration: '1h30m' })).data.user?.banned_until).toBe(
    new Date(heraia.clock.now().getTime() + 5_400_000).toISOString(),
  )
  expect(await refusal(mira.api.accounts.me())).toMatchObject({ status: 401, reason: 'suspended' })
  await admin.updateUserById(mira.id, { ban_duration: 'none' })
  const record = await heraia.db.selectFrom('audit_log').select('details').where('subject_id', '=', mira.id).execute()
  expect(record.filter(({ details }) => details.fields === 'bannedUntil')).toHaveLength(2)
  expect(await mira.api.accounts.me()).toMatchObject({ name: 'Mira López' })
})

test('how long a ban is may be said in each unit that the client names, and not in others', async () => {
  const { id } = await joins('Mira López')
  const lasts = async (ban_duration: string) => {
    const { data, error } = await admin.updateUserById(id, { ban_duration })
    return error?.code ?? Date.parse(data.user?.banned_until ?? '') - heraia.clock.now().getTime()
  }
  expect(await lasts('1.5h')).toBe(5_400_000)
  expect(await lasts('2m30.5s')).toBe(150_500)
  expect(await lasts('90s250ms')).toBe(90_250)
  expect(await lasts('4000us2000µs1000μs9000000ns')).toBe(16)
  for (const wrong of ['soon', '7d', '5', '-1h', '1h soon']) expect(await lasts(wrong), wrong).toBe('validation_failed')
})

test('a ban ends what she has open', async () => {
  const mira = await joins('Mira López')
  const tab = await listen(heraia.fetch, mira.token)
  await admin.updateUserById(mira.id, { ban_duration: '24h' })
  expect(await tab.next('session.ended')).toMatchObject({ reason: 'suspended' })
  await tab.ended
  expect((await listen(heraia.fetch, mira.token)).status).toBe(401)
})

test.each([false, true])('who is deleted (softly: %s) is out at once and seen nowhere', async (soft) => {
  const [mira, dana] = [await joins('Mira López'), await joins('Dana Okafor')]
  await mira.api.accounts.me()
  expect((await admin.deleteUser(mira.id, soft)).error).toBeNull()
  expect(await refusal(mira.api.accounts.me())).toMatchObject({ status: 401, reason: 'session_ended' })
  expect(await refusal(dana.api.profiles.get({ id: mira.id }))).toMatchObject({ status: 404 })
  const gone = { status: 404, code: 'user_not_found' }
  if (soft) {
    // Her empty row is there for the operator, until she takes that too.
    const { user } = (await admin.getUserById(mira.id)).data
    expect(user).toMatchObject({ id: mira.id, email: '', deleted_at: expect.any(String) })
    expect((await admin.updateUserById(mira.id, { email: newEmail() })).error).toMatchObject(gone)
    expect((await admin.listUsers()).data.users.map(({ id }) => id)).not.toContain(mira.id)
    for (const isSoft of [true, false]) expect((await admin.deleteUser(mira.id, isSoft)).error).toBeNull()
  }
  expect((await admin.getUserById(mira.id)).error).toMatchObject(gone)
  const again = await authClient(heraia).auth.signInWithPassword({ email: mira.email, password: 'secret1' })
  expect(again.error?.code).toBe('invalid_credentials')
  expect((await authClient(heraia).auth.signUp({ email: mira.email, password: 'secret1' })).error).toBeNull()
})

test('who is invited gets a mail, confirms by it and chooses a password', async () => {
  const email = newEmail()
  const { data, error } = await admin.inviteUserByEmail(email, { data: { language: 'es' } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, invited_at: expect.any(String) })
  const mail = await newestMail(heraia, email)
  expect(mail).toMatchObject({ subject: 'Te han invitado a Heraia', type: 'invite' })
  const { auth } = authClient(heraia)
  expect((await auth.verifyOtp({ type: 'invite', token_hash: mail.token_hash })).error).toBeNull()
  expect((await auth.updateUser({ password: 'secret1' })).error).toBeNull()
  expect((await admin.inviteUserByEmail(email)).error?.code).toBe('email_exists')
})

test('who is invited to an address with which somebody waits already is alone in her account', async () => {
  const strict = await createTestHeraia({ settings: { auth: { autoconfirm: false, requireCurrentPassword: true } } })
  const email = newEmail()
  const stranger = authClient(strict).auth
  // With as much as is let in, he would leave the operator no room.
  const his = { data: { name: 'Of a stranger', club: 'x'.repeat(7900) } }
  expect((await stranger.signUp({ email, password: 'of-a-stranger-1', options: his })).error).toBeNull()
  // His mail goes to her first.
  await strict.runJobs()
  const said = { name: 'Mira López', sub: 'made up', email_verified: true }
  const { user } = (await (await adminClient(strict)).admin.inviteUserByEmail(email, { data: said })).data
  const known = { email, sub: user?.id, email_verified: false, phone_verified: false }
  expect(user?.user_metadata, 'what the operator says counts, and no more').toEqual({ name: 'Mira López', ...known })
  const { token_hash } = await newestMail(strict, email)
  const { auth } = authClient(strict)
  expect((await auth.verifyOtp({ type: 'invite', token_hash })).error).toBeNull()
  const tried = await stranger.signInWithPassword({ email, password: 'of-a-stranger-1' })
  expect(tried.error?.code).toBe('email_not_confirmed')
  expect((await auth.updateUser({ password: 'her-own-2' })).error).toBeNull()
  expect((await stranger.signInWithPassword({ email, password: 'her-own-2' })).error).toBeNull()
  await strict.close()
})

test('an address is confirmed everywhere at once, or nowhere', async () => {
  const email = newEmail()
  const made = await admin.createUser({ email, password: 'secret1' })
  const id = made.data.user?.id ?? ''
  const seen = async () => {
    const { user } = (await admin.getUserById(id)).data
    return [
      user?.email_confirmed_at !== undefined,
      user?.user_metadata.email_verified,
      user?.identities?.[0]?.identity_data?.email_verified,
    ]
  }
  await admin.updateUserById(id, { email })
  expect(await seen()).toEqual([false, false, false])
  await admin.updateUserById(id, { email_confirm: true })
  expect(await seen()).toEqual([true, true, true])
  const [first, second] = ['15550102', '15550103']
  const phoned = await admin.updateUserById(id, { phone: first, phone_confirm: true })
  expect(phoned.data.user?.user_metadata).toMatchObject({ phone: first, phone_verified: true })
  const moved = await admin.updateUserById(id, { phone: second })
  expect(moved.data.user).toMatchObject({
    phone: second,
    user_metadata: { phone: second, phone_verified: true, email },
  })
})

test('an address or phone that an operator corrects is confirmed to nobody who was not, unless he says so', async () => {
  const [password, first, second] = ['of-a-stranger-1', '34600000031', '34600000032']
  const made = await admin.createUser({ email: newEmail(), phone: first, password })
  const id = made.data.user?.id ?? ''
  const email = newEmail()
  const moved = await admin.updateUserById(id, { email, phone: second, email_confirm: false })
  expect(moved.data.user).toMatchObject({ email, phone: second, user_metadata: { email_verified: false } })
  expect([moved.data.user?.email_confirmed_at, moved.data.user?.phone_confirmed_at]).toEqual([undefined, undefined])
  const { auth } = authClient(heraia)
  for (const who of [{ email }, { phone: second }]) {
    expect((await auth.signInWithPassword({ ...who, password })).error?.code).toMatch(/^(email|phone)_not_confirmed$/)
  }
  const said = await admin.updateUserById(id, { email: newEmail(), email_confirm: true })
  expect(said.data.user).toMatchObject({
    email_confirmed_at: expect.any(String),
    user_metadata: { email_verified: true },
  })
})

test('one that was confirmed stays so, from the same day on', async () => {
  const phone = '34600000033'
  const made = await admin.createUser({ email: newEmail(), phone, email_confirm: true, phone_confirm: true })
  const { email_confirmed_at, phone_confirmed_at } = made.data.user ?? {}
  heraia.clock.advance({ minutes: 1 })
  const moved = await admin.updateUserById(made.data.user?.id ?? '', { email: newEmail(), phone: '34600000034' })
  expect(moved.data.user).toMatchObject({ email_confirmed_at, phone_confirmed_at })
  expect(email_confirmed_at).toBeTruthy()
})

describe('a link for mails of the operator’s own', () => {
  const redirectTo = `${heraia.siteUrl}/welcome?from=mail`
  type Kind = Parameters<typeof admin.generateLink>[0]
  const member = async (make: (email: string) => Kind) => make((await joins('Mira López')).email)
  const kinds: [Kind['type'], string, () => Promise<Kind>][] = [
    ['signup', 'signup', async () => ({ type: 'signup', email: newEmail(), password: 'secret1' })],
    ['invite', 'invite', async () => ({ type: 'invite', email: newEmail() })],
    ['magiclink', 'magiclink', () => member((email) => ({ type: 'magiclink', email }))],
    ['recovery', 'recovery', () => member((email) => ({ type: 'recovery', email }))],
    [
      ...(['email_change_current', 'email_change'] as const),
      () => member((email) => ({ type: 'email_change_current', email, newEmail: newEmail() })),
    ],
    [
      ...(['email_change_new', 'email_change'] as const),
      () => member((email) => ({ type: 'email_change_new', email, newEmail: newEmail() })),
    ],
  ]

  test.each(
    kinds,
  )('of the type %s leads to /verify as %s, and what it carries counts', async (type, verifyType, make) => {
    const kind = await make()
    await heraia.runJobs()
    heraia.mails.length = 0
    const { data, error } = await admin.generateLink({ ...kind, options: { redirectTo } } as Kind)
    expect([error, data.user?.email]).toEqual([null, kind.email])
    const { action_link = '', hashed_token = '', ...said } = data.properties ?? {}
    expect(said).toEqual({
      ...{ email_otp: expect.stringMatching(/^\d{6}$/), verification_type: type, redirect_to: redirectTo },
    })
    const link = new URL(action_link)
    expect(`${link.origin}${link.pathname}`).toBe(`${heraia.siteUrl}/auth/v1/verify`)
    expect(Object.fromEntries(link.searchParams)).toEqual({
      ...{ token: hashed_token, type: verifyType, redirect_to: redirectTo },
    })
    const proof = { type: verifyType as 'signup', token_hash: hashed_token }
    expect((await authClient(heraia).auth.verifyOtp(proof)).error).toBeNull()
    expect((await authClient(heraia).auth.verifyOtp(proof)).error?.code, 'once').toBe('otp_expired')
    await heraia.runJobs()
    // Who confirmed by it is told nothing either: the operator mails her.
    expect(heraia.mails).toEqual([])
  })

  test('leads a browser to where it says, and never to a stranger’s site', async () => {
    const { email } = await joins('Mira López')
    const make = async (address: string) => {
      const body = JSON.stringify({ type: 'magiclink', email, redirect_to: address })
      return (await asks('/admin/generate_link', { method: 'POST', body })).body
    }
    expect((await make('https://evil.example/')).redirect_to).toBe(heraia.siteUrl)
    const { action_link, redirect_to } = await make(redirectTo)
    expect(redirect_to).toBe(redirectTo)
    const response = await heraia.fetch(action_link, { redirect: 'manual' })
    const site = new URL(response.headers.get('location') ?? '')
    expect([response.status, `${site.origin}${site.pathname}${site.search}`]).toEqual([303, redirectTo])
    expect(new URLSearchParams(site.hash.slice(1)).get('type')).toBe('magiclink')
  })

  test('sign-up and invitation make the account', async () => {
    const [one, two] = [newEmail(), newEmail()]
    const signUp = await admin.generateLink({ type: 'signup', email: one, password: 'secret1' })
    const token = signUp.data.properties?.email_otp ?? ''
    expect((await authClient(heraia).auth.verifyOtp({ type: 'signup', email: one, token })).error).toBeNull()
    const invited = await admin.generateLink({ type: 'invite', email: two })
    const token_hash = invited.data.properties?.hashed_token ?? ''
    expect((await authClient(heraia).auth.verifyOtp({ type: 'invite', token_hash })).error).toBeNull()
  })

  test('a magic link does, too, for who is new', async () => {
    const email = newEmail()
    const { data, error } = await admin.generateLink({ type: 'magiclink', email })
    expect([error, data.user?.email]).toEqual([null, email])
    const token_hash = data.properties?.hashed_token ?? ''
    const { data: got } = await authClient(heraia).auth.verifyOtp({ type: 'magiclink', token_hash })
    expect(got.user).toMatchObject({ id: data.user?.id, email_confirmed_at: expect.any(String) })
  })

  test('a change of address has two, each for its own end', async () => {
    const [mira, newAddress] = [await joins('Mira López'), newEmail()]
    const make = async (type: 'email_change_current' | 'email_change_new') =>
      (await admin.generateLink({ type, email: mira.email, newEmail: newAddress })).data.properties?.hashed_token ?? ''
    const [current, wanted] = [await make('email_change_current'), await make('email_change_new')]
    const { auth } = authClient(heraia)
    expect((await auth.verifyOtp({ type: 'email_change', token_hash: current })).data.session).toBeNull()
    const whole = await auth.verifyOtp({ type: 'email_change', token_hash: wanted })
    expect(whole.data.user).toMatchObject({ id: mira.id, email: newAddress })
  })

  test('what she was mailed about a change of her own does not agree to the one that an operator begins', async () => {
    const { auth } = authClient(heraia)
    const [email, hers, theirs] = [newEmail(), newEmail(), newEmail()]
    await auth.signUp({ email, password: 'secret1' })
    await auth.updateUser({ email: hers })
    const mailed = [(await newestMail(heraia, email)).token_hash, (await newestMail(heraia, hers)).token_hash]
    const made = await admin.generateLink({ type: 'email_change_new', email, newEmail: theirs })
    const proves = async (token_hash = '') => (await auth.verifyOtp({ type: 'email_change', token_hash })).error?.code
    for (const token of mailed) expect(await proves(token)).toBe('otp_expired')
    expect(await proves(made.data.properties?.hashed_token)).toBeUndefined()
    expect((await auth.getUser()).data.user).toMatchObject({ email, new_email: theirs })
  })

  test('is made of nobody and nothing else', async () => {
    expect((await admin.generateLink({ type: 'recovery', email: newEmail() })).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
    const body = JSON.stringify({ type: '__proto__', email: newEmail() })
    expect((await asks('/admin/generate_link', { method: 'POST', body })).body.code).toBe('validation_failed')
  })
})

test('factors of who lost them are listed and removed', async () => {
  const { auth } = authClient(heraia)
  await auth.signUp({ email: newEmail(), password: 'secret1' })
  const { data } = await auth.mfa.enroll({ factorType: 'totp' })
  const secret = Secret.fromBase32(data?.totp.secret ?? '')
  const code = new TOTP({ secret }).generate({ timestamp: heraia.clock.now().getTime() })
  await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  const userId = (await auth.getUser()).data.user?.id ?? ''
  const { data: listed } = await admin.mfa.listFactors({ userId })
  expect(listed?.factors).toMatchObject([{ id: data?.id, status: 'verified' }])
  const deleted = await admin.mfa.deleteFactor({ id: data?.id ?? '', userId })
  // The client wraps the answer once more than its types say.
  expect(deleted.data).toMatchObject({ data: listed?.factors[0] })
  expect((await auth.getUser()).data.user?.factors).toBeUndefined()
  expect((await asks(`/admin/users/${userId}/passkeys`)).body).toEqual([])
})

test('the record of what happened can be read, newest first, page by page, and tells no secret', async () => {
  const [email, password] = [newEmail(), 'volley-2026']
  heraia.clock.advance({ seconds: 1 })
  const made = await admin.createUser({ email, password, email_confirm: true })
  const id = made.data.user?.id ?? ''
  const { auth } = authClient(heraia)
  heraia.clock.advance({ seconds: 1 })
  await auth.signInWithPassword({ email, password: 'wrong-2026' })
  heraia.clock.advance({ seconds: 1 })
  await auth.resetPasswordForEmail(email)
  const { token_hash, code } = await newestMail(heraia, email)
  await auth.verifyOtp({ type: 'recovery', token_hash })
  heraia.clock.advance({ seconds: 1 })
  await admin.updateUserById(id, { password: 'volley-2027', email: newEmail() })
  const page = async (number: number) => (await asks(`/admin/audit?page=${number}&per_page=3`)).body as Row[]
  type Row = { id: string; created_at: string; payload: { action: string; subject_id: string | null } }
  const rows = [...(await page(1)), ...(await page(2)), ...(await page(3))]
  expect(new Set(rows.map((row) => row.id)).size).toBe(9)
  const times = rows.map((row) => row.created_at)
  expect(times).toEqual(times.toSorted().toReversed())
  const hers = rows.filter((row) => row.payload.subject_id === id).map((row) => row.payload.action)
  expect(hers[0]).toBe('account.changed_by_operator')
  expect(hers).toEqual(
    expect.arrayContaining([
      'account.recovered',
      'account.recovery_asked',
      'session.refused',
      'account.made_by_operator',
    ]),
  )
  const all = JSON.stringify((await asks('/admin/audit?per_page=1000')).body)
  for (const secret of [password, 'wrong-2026', 'volley-2027', token_hash, `"${code}"`, email, '$argon2']) {
    expect(all).not.toContain(secret)
  }
  expect((await asks('/admin/audit?page=1000')).body).toEqual([])
  expect((await asks('/admin/audit?per_page=x')).body.code).toBe('validation_failed')
})
