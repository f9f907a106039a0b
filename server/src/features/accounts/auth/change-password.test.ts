import { adminClient } from '@heraia/hosts/test/admin-client'
import { atOnce } from '@heraia/hosts/test/at-once'
import { authClient } from '@heraia/hosts/test/auth-client'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { createTestHeraia, type TestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { providerAt, providerSeason } from '@heraia/hosts/test/provider-season'
import { apiFor, refusal } from '@heraia/hosts/test/season'
import { speaking } from '@heraia/hosts/test/speaking'
import type { PasswordHasher } from '@heraia/server/ports'
import { afterAll, expect, test } from 'vitest'
import { suspendPerson } from '../standing/suspend-person.ts'

/** While a password is checked something else may happen. */
let meanwhile: (() => Promise<unknown>) | null = null
const passwords: PasswordHasher = {
  hash: async (password) => `hash of ${password}`,
  digest: async (password, salt) => `digest of ${password} ${salt}`,
  verify: async (hash, password) => {
    const happens = meanwhile
    meanwhile = null
    await happens?.()
    return hash.trim() === `hash of ${password}`
  },
}
const phones = Array.from({ length: 10 }, (_, n) => String(34600003000 + n))
const testOtp = Object.fromEntries(phones.map((phone) => [phone, '424242']))
const heraia = await createTestHeraia({ connections: 8, passwords, settings: { auth: { phone: true, testOtp } } })
const strict = await createTestHeraia({ settings: { auth: { requireCurrentPassword: true, phone: true, testOtp } } })
afterAll(async () => {
  await heraia.close()
  await strict.close()
})

let count = 0
async function person(place = heraia) {
  count += 1
  const { auth } = authClient(place)
  const email = `p${count}@example.org`
  await auth.signUp({ email, password: 'secret1' })
  return { auth, email }
}

/** She comes back the day after, in the same session. */
async function aDayLater(auth: Awaited<ReturnType<typeof person>>['auth']) {
  heraia.clock.advance({ hours: 25 })
  await auth.refreshSession()
}

test('in an old session the nonce of a mail is needed, and counts once', async () => {
  const { auth, email } = await person()
  await aDayLater(auth)
  expect((await auth.updateUser({ password: 'brandnew2' })).error).toMatchObject({
    status: 400,
    code: 'reauthentication_needed',
  })
  expect((await auth.reauthenticate()).error).toBeNull()
  const { code, subject } = await newestMail(heraia, email)
  expect(subject).toBe('Your code to change your Heraia account')
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect((await auth.updateUser({ password: 'brandnew2', nonce: wrong })).error).toMatchObject({
    status: 422,
    code: 'reauthentication_not_valid',
  })
  expect((await auth.updateUser({ password: 'brandnew2', nonce: code })).error).toBeNull()
  expect((await newestMail(heraia, email)).subject).toBe('Your password for Heraia was changed')
  const again = await auth.updateUser({ password: 'brandnew3', nonce: code })
  expect(again.error?.code).toBe('reauthentication_not_valid')
})

test('a nonce that came with the password that she has is used up by the next one, not by that', async () => {
  const { auth, email } = await person()
  await aDayLater(auth)
  await auth.reauthenticate()
  const { code: nonce } = await newestMail(heraia, email)
  expect((await auth.updateUser({ password: 'secret1', nonce })).error?.code).toBe('same_password')
  expect((await auth.updateUser({ password: 'brandnew2', nonce })).error).toBeNull()
  expect((await auth.updateUser({ password: 'brandnew3', nonce })).error?.code).toBe('reauthentication_not_valid')
})

test('a nonce that came with a phone to which no SMS may go just now goes on to count', async () => {
  const place = await createTestHeraia({
    settings: { auth: { phone: true, rates: { smsWanted: 1 } }, rateLimitFactor: 1 },
  })
  const { auth, email } = await person(place)
  const phone = '+34600000001'
  expect((await (await person(place)).auth.updateUser({ phone })).error).toBeNull()
  await auth.reauthenticate()
  const { code: nonce } = await newestMail(place, email)
  place.clock.advance({ minutes: 2 })
  const both = await auth.updateUser({ phone, password: 'brandnew2', nonce })
  expect(both.error?.code).toBe('over_sms_send_rate_limit')
  expect((await auth.updateUser({ password: 'brandnew2', nonce })).error).toBeNull()
  await place.close()
})

test('of two passwords that come with one nonce at once the first is hers', async () => {
  const { auth, email } = await person()
  await auth.reauthenticate()
  const { code: nonce } = await newestMail(heraia, email)
  const { data } = await auth.getSession()
  const headers = { authorization: `Bearer ${data.session?.access_token}`, 'x-supabase-api-version': '2024-01-01' }
  const chooses = (password: string) => async () => {
    const body = JSON.stringify({ password, nonce })
    return (await (await heraia.fetch('/auth/v1/user', { method: 'PUT', headers, body })).json()).code
  }
  const answers = await atOnce(heraia, data.session?.user.id ?? '', [chooses('brandnew2'), chooses('brandnew3')])
  expect(answers).toEqual([undefined, 'reauthentication_not_valid'])
  expect((await auth.signInWithPassword({ email, password: 'brandnew2' })).error).toBeNull()
})

/** What an open browser can do that has a phone of its own: the code comes there. */
async function takesPhone(place: TestHeraia, { auth }: Awaited<ReturnType<typeof person>>) {
  const phone = phones.shift() ?? ''
  expect((await auth.updateUser({ phone })).error).toBeNull()
  const elsewhere = authClient(place).auth
  expect((await elsewhere.verifyOtp({ type: 'phone_change', phone, token: '424242' })).error).toBeNull()
  return elsewhere
}

test('the change of a phone makes no session fresh, nor shows that it is her, whatever is proven in it since', async () => {
  const [old, hers] = [await person(), await person(strict)]
  await aDayLater(old.auth)
  const late = await takesPhone(heraia, old)
  expect((await late.updateUser({ password: 'brandnew2' })).error?.code).toBe('reauthentication_needed')
  expect((await late.updateUser({ password: 'brandnew2', current_password: 'secret1' })).error).toBeNull()
  const gone = await person()
  const { phone, other } = { phone: phones.shift() ?? '', other: authClient(heraia).auth }
  await gone.auth.updateUser({ phone })
  await gone.auth.signOut({ scope: 'local' })
  await other.verifyOtp({ type: 'phone_change', phone, token: '424242' })
  expect((await other.updateUser({ password: 'brandnew2' })).error?.code).toBe('reauthentication_needed')
  const { data: app } = await other.mfa.enroll({ factorType: 'totp' })
  const factorId = app?.id ?? ''
  const digits = codeOfApp(app?.totp?.secret ?? '', 0, heraia.clock.now())
  expect((await other.mfa.challengeAndVerify({ factorId, code: digits })).error).toBeNull()
  expect((await other.updateUser({ password: 'brandnew2' })).error?.code).toBe('reauthentication_needed')
  const young = await takesPhone(heraia, await person())
  expect((await young.updateUser({ password: 'brandnew2' })).error).toBeNull()
  const asked = await takesPhone(strict, hers)
  expect((await asked.updateUser({ password: 'brandnew2' })).error?.code).toBe('current_password_required')
})

test('nor does the change of another phone in it, after a service was linked', async () => {
  const club = await oidcIssuer('http://heraia.test/auth/v1/callback')
  const providers = { club: providerAt(club) }
  const place = await createTestHeraia({ passwords, settings: { auth: { phone: true, testOtp, providers } } })
  const hers = await person(place)
  const [first, second] = [phones.shift() ?? '', phones.shift() ?? '']
  await hers.auth.updateUser({ phone: first })
  await hers.auth.signOut({ scope: 'local' })
  const { auth } = authClient(place)
  await auth.verifyOtp({ type: 'phone_change', phone: first, token: '424242' })
  const token = await club.idToken(providerSeason(place, club).atClub().login)
  expect((await auth.linkIdentity({ provider: 'club' as 'google', token })).error).toBeNull()
  expect((await auth.updateUser({ password: 'brandnew2' })).error?.code).toBe('reauthentication_needed')
  expect((await auth.updateUser({ phone: second })).error).toBeNull()
  const again = authClient(place).auth
  expect((await again.verifyOtp({ type: 'phone_change', phone: second, token: '424242' })).error).toBeNull()
  expect((await again.updateUser({ password: 'brandnew2' })).error?.code).toBe('reauthentication_needed')
  await Promise.all([place.close(), club.close()])
})

test('a session that the change of a phone began lives as long as any, however soon the one that asked for it is over', async () => {
  const place = await createTestHeraia({ settings: { auth: { phone: true, testOtp, sessionTimeboxSeconds: 3600 } } })
  const hers = await person(place)
  place.clock.advance({ minutes: 59, seconds: 30 })
  const phone = phones.shift() ?? ''
  expect((await hers.auth.updateUser({ phone })).error).toBeNull()
  place.clock.advance({ seconds: 50 })
  const { auth } = authClient(place)
  expect((await auth.verifyOtp({ type: 'phone_change', phone, token: '424242' })).error).toBeNull()
  expect((await auth.getUser()).error).toBeNull()
  await place.close()
})

test('who comes by the link of a mail is asked for nothing more, whichever way it came', async () => {
  const { email } = await person(strict)
  const { auth } = authClient(strict)
  await auth.signInWithOtp({ email })
  const { token_hash } = await newestMail(strict, email)
  const back = await strict.fetch(`/auth/v1/verify?type=magiclink&token=${token_hash}`, { redirect: 'manual' })
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
  expect((await auth.exchangeCodeForSession(code)).error).toBeNull()
  expect((await auth.updateUser({ password: 'brandnew2' })).error).toBeNull()
})

test('whoever tries passwords and codes for her address keeps her from neither', async () => {
  const rates = { password: 1, code: 1, passwordOwn: 1, codeOwn: 1 }
  const place = await createTestHeraia({ settings: { rateLimitFactor: 1, auth: { rates } } })
  const { auth, email } = await person(place)
  await auth.reauthenticate()
  const { code: nonce } = await newestMail(place, email)
  for (let n = 0; n < 3; n++) {
    const stranger = authClient(place).auth
    await stranger.signInWithPassword({ email, password: 'guess' })
    await stranger.verifyOtp({ type: 'email', email, token: '000000' })
  }
  const [first, second] = [
    { password: 'brandnew2', nonce },
    { password: 'brandnew3', current_password: 'brandnew2' },
  ]
  expect((await auth.updateUser(first)).error).toBeNull()
  expect((await auth.updateUser(second)).error).toBeNull()
  expect((await auth.updateUser(second)).error?.code).toBe('over_request_rate_limit')
  await place.close()
})

test('the nonce of somebody else is none', async () => {
  const [mira, dana] = [await person(), await person()]
  await mira.auth.reauthenticate()
  const { code } = await newestMail(heraia, mira.email)
  expect((await dana.auth.updateUser({ password: 'brandnew2', nonce: code })).error?.code).toBe(
    'reauthentication_not_valid',
  )
})

test('the nonce cannot be guessed', async () => {
  const { auth, email } = await person()
  await auth.reauthenticate()
  const { code } = await newestMail(heraia, email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (let n = 0; n < 10; n++) await auth.updateUser({ password: 'brandnew2', nonce: wrong })
  expect((await auth.updateUser({ password: 'brandnew2', nonce: code })).error?.code).toBe('reauthentication_not_valid')
  const { data } = await auth.getUser()
  const record = heraia.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', data.user?.id ?? '')
  const rows = await record.where('action', '=', 'account.password_change_refused').execute()
  expect([rows.length, JSON.stringify(rows).includes(wrong)]).toEqual([11, false])
})

test('or the current password, which must be right', async () => {
  const { auth, email } = await person()
  await aDayLater(auth)
  const wrong = await auth.updateUser({ password: 'brandnew2', current_password: 'wrong12' })
  expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' })
  expect((await auth.updateUser({ password: 'brandnew2', current_password: 'secret1' })).error).toBeNull()
  expect((await auth.signInWithPassword({ email, password: 'brandnew2' })).error).toBeNull()
})

test('where the operator wants it, the current password is always asked for, but not of who forgot it', async () => {
  const { auth, email } = await person(strict)
  expect((await auth.updateUser({ password: 'brandnew2' })).error).toMatchObject({
    status: 400,
    code: 'current_password_required',
  })
  await auth.resetPasswordForEmail(email)
  const { token_hash } = await newestMail(strict, email)
  await auth.verifyOtp({ type: 'recovery', token_hash })
  expect((await auth.updateUser({ password: 'brandnew2' })).error).toBeNull()
})

test('a new password makes what was on its way worthless', async () => {
  const { auth, email } = await person()
  await auth.resetPasswordForEmail(email)
  const { token_hash } = await newestMail(heraia, email)
  await auth.updateUser({ password: 'brandnew2' })
  expect((await auth.verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired')
})

test('and the code of a link that was opened before and is not exchanged yet', async () => {
  const { auth, email } = await person()
  const thief = authClient(heraia).auth
  await thief.signInWithOtp({ email })
  const { token_hash } = await newestMail(heraia, email)
  const link = `/auth/v1/verify?token=${token_hash}&type=magiclink`
  const opened = await heraia.fetch(link, { redirect: 'manual' })
  const code = new URL(opened.headers.get('location') ?? '').searchParams.get('code') ?? ''
  await auth.updateUser({ password: 'brandnew2' })
  expect((await thief.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
})

test('looking with HEAD whether she can prove herself sends no mail', async () => {
  const { auth, email } = await person()
  const { data } = await auth.getSession()
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  expect((await heraia.fetch('/auth/v1/reauthenticate', { method: 'HEAD', headers })).status).toBe(204)
  await expect(newestMail(heraia, email)).rejects.toThrow('No mail')
})

test('reauthentication is for who is signed in', async () => {
  const response = await heraia.fetch('/auth/v1/reauthenticate')
  expect([response.status, (await response.json()).error_code]).toEqual([401, 'no_authorization'])
})

test('who signs in with the password of before while it is changed is not in', async () => {
  const { auth, email } = await person()
  meanwhile = () => auth.updateUser({ password: 'brandnew2' })
  const late = await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })
  expect(late.error?.code).toBe('invalid_credentials')
  const user = await heraia.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const sessions = await heraia.db.selectFrom('auth_sessions').select('id').where('user_id', '=', user.id).execute()
  expect(sessions).toHaveLength(1)
})

test('of two who choose a new password at once, he whose session the other ended does not', async () => {
  const { auth, email } = await person()
  const thief = authClient(heraia).auth
  await thief.signInWithPassword({ email, password: 'secret1' })
  meanwhile = () => auth.updateUser({ password: 'brandnew2' })
  expect((await thief.updateUser({ password: 'stolen-3' })).error?.name).toBe('AuthSessionMissingError')
  expect((await auth.getUser()).error).toBeNull()
  expect((await authClient(heraia).auth.signInWithPassword({ email, password: 'brandnew2' })).error).toBeNull()
})

test('in a session that a new password ended meanwhile nobody takes her account away', async () => {
  const { auth } = authClient(heraia)
  const email = 'stays@example.org'
  await auth.signUp({ email, password: 'secret1', options: { data: { name: 'Mira Stays', role: 'fan' } } })
  const thief = authClient(heraia).auth
  const { data } = await thief.signInWithPassword({ email, password: 'secret1' })
  const { accounts } = apiFor(heraia, data.session?.access_token ?? '')
  meanwhile = () => auth.updateUser({ password: 'brandnew2' })
  expect(await refusal(accounts.leave({ password: 'secret1' }))).toMatchObject({ status: 401, reason: 'session_ended' })
  expect((await auth.getUser()).error).toBeNull()
})

/** Somebody whom the site has shut out, in this way, while a password of hers is checked. */
async function shutOutMeanwhile(how: (id: string) => Promise<unknown>) {
  const { auth } = authClient(heraia)
  const said = { email: `out-${++count}@example.org`, password: 'secret1' }
  const { data } = await auth.signUp({ ...said, options: { data: { name: 'Mira Out', role: 'fan' } } })
  const { id = '' } = data.user ?? {}
  meanwhile = () => how(id)
  const hers = heraia.db.selectFrom('users').select('encrypted_password').where('id', '=', id)
  return { auth, api: apiFor(heraia, data.session?.access_token ?? ''), password: () => hers.executeTakeFirst() }
}

test.each<[string, (id: string) => Promise<unknown>]>([
  ['suspended', (id) => suspendPerson(heraia.context, id, 'Spam')],
  ['banned', async (id) => (await adminClient(heraia)).admin.updateUserById(id, { ban_duration: '1h' })],
])('who is %s while a new password is checked keeps the old one, and does not leave', async (_, how) => {
  const { auth, password } = await shutOutMeanwhile(how)
  expect((await auth.updateUser({ password: 'brandnew2' })).error?.code).toBe('user_banned')
  expect(await password()).toEqual({ encrypted_password: 'hash of secret1' })
  const { api } = await shutOutMeanwhile(how)
  expect(await refusal(api.accounts.leave({ password: 'secret1' }))).toMatchObject({ reason: 'suspended' })
})

test('who signs in while her hash is made anew is in', async () => {
  const { email } = await person()
  const hers = heraia.db.updateTable('users').where('email', '=', email)
  meanwhile = () => hers.set({ encrypted_password: ' hash of secret1' }).execute()
  expect((await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })).error).toBeNull()
})

test('who never chose a language is told in that of her browser', async () => {
  const { auth } = authClient(heraia, speaking(heraia, 'es-MX,es;q=0.9,en;q=0.5'))
  const email = 'sofia@example.org'
  await auth.signUp({ email, password: 'secret1' })
  expect((await auth.updateUser({ password: 'brandnew2' })).error).toBeNull()
  expect((await newestMail(heraia, email)).subject).toBe('Tu contraseña de Heraia ha cambiado')
  heraia.clock.advance({ hours: 1 })
  const elsewhere = speaking({ fetch: heraia.fetchFrom('203.0.113.7') }, 'es')
  await authClient(heraia, elsewhere).auth.signInWithPassword({ email, password: 'brandnew2' })
  await heraia.runJobs()
  expect(heraia.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringMatching(/^Nuevo inicio de sesión/) })
})
