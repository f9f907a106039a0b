import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, beforeEach, expect, test } from 'vitest'

const testOtp = { '34600000099': '424242' }
const heraia = await createTestHeraia({
  settings: {
    auth: {
      phone: true,
      whatsapp: true,
      smsProvider: 'twilio',
      testOtp,
      factors: { totp: true, phone: true, webauthn: true },
    },
  },
})
const real = await createTestHeraia({ settings: { auth: { phone: true }, rateLimitFactor: 1 } })
afterAll(async () => {
  await heraia.close()
  await real.close()
})
beforeEach(() => {
  heraia.sms.sent.length = 0
})

let count = 0
const newPhone = () => `+3460000010${++count}`
const digits = (phone: string) => phone.slice(1)
const sentCode = () => /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
const data = { name: 'Mira López', role: 'fan', language: 'es' }

test('a sign-up by phone sends a code in her language, and the code signs her in', async () => {
  const { auth } = authClient(heraia)
  const phone = newPhone()
  const { data: made, error } = await auth.signUp({ phone, password: 'secret1', options: { data } })
  expect(error).toBeNull()
  expect(made).toMatchObject({ session: null, user: { phone: digits(phone), email: '' } })
  expect(heraia.sms.sent).toEqual([
    { to: digits(phone), channel: 'sms', text: expect.stringMatching(/^\d{6} es tu código de Heraia/) },
  ])
  expect((await auth.signInWithPassword({ phone, password: 'secret1' })).error).toMatchObject({
    status: 400,
    code: 'phone_not_confirmed',
    message: 'Phone not confirmed',
  })
  const { data: got } = await auth.verifyOtp({ type: 'sms', phone, token: sentCode() })
  expect(got.user).toMatchObject({ phone: digits(phone), phone_confirmed_at: expect.any(String) })
  expect(got.user?.identities).toMatchObject([{ provider: 'phone', identity_data: { phone_verified: true } }])
  expect((await auth.getClaims()).data?.claims).toMatchObject({ phone: digits(phone), amr: [{ method: 'otp' }] })
  expect((await authClient(heraia).auth.signInWithPassword({ phone, password: 'secret1' })).error).toBeNull()
})

test('a number is written as people write it, and kept as digits', async () => {
  const asks = (path: string, body: object) =>
    heraia.fetch(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) })
  expect((await asks('/otp', { phone: ' +34 600 000 100' })).status).toBe(200)
  expect(heraia.sms.sent).toMatchObject([{ to: '34600000100' }])
  const verified = await asks('/verify', { type: 'sms', phone: '+34 600 000 100', token: sentCode() })
  expect(await verified.json()).toMatchObject({ user: { phone: '34600000100' } })
})

test('a code by SMS signs in, or up', async () => {
  const phone = newPhone()
  const first = authClient(heraia).auth
  const { data: sent } = await first.signInWithOtp({ phone, options: { data } })
  expect(sent.messageId).toBe('SM1')
  const { data: made } = await first.verifyOtp({ type: 'sms', phone, token: sentCode() })
  const second = authClient(heraia).auth
  await second.signInWithOtp({ phone, options: { channel: 'whatsapp' } })
  expect(heraia.sms.sent.at(-1)).toMatchObject({ channel: 'whatsapp' })
  const { data: got } = await second.verifyOtp({ type: 'sms', phone, token: sentCode() })
  expect(got.user?.id).toBe(made.user?.id)
  const none = await second.signInWithOtp({ phone: newPhone(), options: { shouldCreateUser: false } })
  expect(none.error?.code).toBe('otp_disabled')
})

test('a code counts for a minute, and cannot be guessed', async () => {
  const { auth } = authClient(heraia)
  const phone = newPhone()
  await auth.signInWithOtp({ phone })
  const code = sentCode()
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (let n = 0; n < 10; n++) {
    expect((await auth.verifyOtp({ type: 'sms', phone, token: wrong })).error).toMatchObject({
      status: 403,
      message: 'Token has expired or is invalid',
    })
  }
  expect((await auth.verifyOtp({ type: 'sms', phone, token: code })).error?.code).toBe('otp_expired')
  await auth.signInWithOtp({ phone })
  const late = sentCode()
  heraia.clock.advance({ seconds: 61 })
  expect((await auth.verifyOtp({ type: 'sms', phone, token: late })).error?.code).toBe('otp_expired')
})

test('who comes to a phone where somebody had chosen a password is told that it counts', async () => {
  const [phone, other] = [newPhone(), newPhone()]
  const chosen = 'vale la contraseña de entonces'
  const { auth } = authClient(heraia)
  await auth.signUp({ phone, password: 'stranger1', options: { data } })
  expect(heraia.sms.sent.at(-1)?.text).not.toContain(chosen)
  await auth.signInWithOtp({ phone })
  expect(heraia.sms.sent.at(-1)?.text).toContain(chosen)
  await auth.resend({ type: 'sms', phone })
  await heraia.runJobs()
  expect(heraia.sms.sent.at(-1)?.text).toContain(chosen)
  await auth.verifyOtp({ type: 'sms', phone, token: sentCode() })
  await auth.signInWithOtp({ phone })
  expect(heraia.sms.sent.at(-1)?.text).not.toContain(chosen)
  await auth.signUp({ phone: other, password: 'stranger1', options: { data } })
  await auth.signUp({ phone: other, password: 'hers-own1', options: { data } })
  expect(heraia.sms.sent.at(-1)?.text).toContain(chosen)
})

test('nobody learns by a sign-up whose phone it is; the owner gets a message', async () => {
  const { auth } = authClient(heraia)
  const phone = newPhone()
  const fresh = await auth.signUp({ phone, password: 'secret1', options: { data } })
  await auth.verifyOtp({ type: 'sms', phone, token: sentCode() })
  const known = await authClient(heraia).auth.signUp({ phone, password: 'another1', options: { data } })
  expect(known.error).toBeNull()
  const shape = (user: object | null) => Object.keys(user ?? {}).sort()
  expect(shape(known.data.user)).toEqual(shape(fresh.data.user))
  expect(known.data.user?.identities).toEqual([])
  expect(heraia.sms.sent.at(-1)?.text).toContain('Ya tienes una')
})

test('a phone of the operator’s test list gets its code without an SMS', async () => {
  const { auth } = authClient(heraia)
  expect((await auth.signInWithOtp({ phone: '+34600000099' })).error).toBeNull()
  expect(heraia.sms.sent).toEqual([])
  expect((await auth.verifyOtp({ type: 'sms', phone: '+34600000099', token: '424242' })).error).toBeNull()
})

test('a new phone counts once its code is typed', async () => {
  const { auth } = authClient(heraia)
  const [phone, wanted] = [newPhone(), newPhone()]
  await auth.signInWithOtp({ phone })
  await auth.verifyOtp({ type: 'sms', phone, token: sentCode() })
  await authClient(heraia).auth.signInWithOtp({ phone })
  const before = sentCode()
  const asked = await auth.updateUser({ phone: wanted })
  expect(asked.data.user).toMatchObject({ phone: digits(phone), new_phone: digits(wanted) })
  expect((await auth.resend({ type: 'phone_change', phone: wanted })).error).toBeNull()
  await heraia.runJobs()
  expect(heraia.sms.sent.at(-1)).toMatchObject({ to: digits(wanted) })
  const { data: got } = await auth.verifyOtp({ type: 'phone_change', phone: wanted, token: sentCode() })
  expect(got.user).toMatchObject({ phone: digits(wanted) })
  expect(got.user?.new_phone).toBeUndefined()
  expect((await auth.verifyOtp({ type: 'sms', phone, token: before })).error?.code).toBe('otp_expired')
  const other = authClient(heraia).auth
  await other.signInWithOtp({ phone: newPhone() })
  await other.verifyOtp({ type: 'sms', phone: `+3460000010${count}`, token: sentCode() })
  expect((await other.updateUser({ phone: wanted })).error).toMatchObject({ status: 422, code: 'phone_exists' })
})

test('a phone that she takes away opens nothing any more', async () => {
  const { auth } = authClient(heraia)
  const phone = newPhone()
  await auth.signUp({ email: `phone-${count}@example.org`, password: 'secret1' })
  await auth.updateUser({ phone })
  await auth.verifyOtp({ type: 'phone_change', phone, token: sentCode() })
  expect((await newestMail(heraia, `phone-${count}@example.org`)).text).toContain('A phone was added to your account')
  const { data: had } = await auth.getUserIdentities()
  const identity = had?.identities.find(({ provider }) => provider === 'phone')
  const address = had?.identities.find(({ provider }) => provider === 'email')
  if (!identity || !address) throw new Error('an identity is missing')
  expect([identity.identity_data?.email, address.identity_data?.phone]).toEqual([undefined, undefined])
  expect((await auth.unlinkIdentity(address)).error?.code).toBe('email_conflict_identity_not_deletable')
  expect((await auth.unlinkIdentity(identity)).error).toBeNull()
  expect((await newestMail(heraia, `phone-${count}@example.org`)).text).toContain(
    'A phone was removed from your account',
  )
  expect((await auth.getUser()).data.user).toMatchObject({ phone: '', app_metadata: { providers: ['email'] } })
  const { error } = await authClient(heraia).auth.signInWithPassword({ phone, password: 'secret1' })
  expect(error?.code).toBe('invalid_credentials')
  const options = { shouldCreateUser: false }
  expect((await authClient(heraia).auth.signInWithOtp({ phone, options })).error?.code).toBe('otp_disabled')
})

test('a code that was not typed comes again', async () => {
  const { auth } = authClient(heraia)
  const phone = newPhone()
  await auth.signUp({ phone, password: 'secret1' })
  const first = sentCode()
  expect((await auth.resend({ type: 'sms', phone })).error).toBeNull()
  await heraia.runJobs()
  if (first !== sentCode()) {
    expect((await auth.verifyOtp({ type: 'sms', phone, token: first })).error?.code).toBe('otp_expired')
  }
  expect((await auth.verifyOtp({ type: 'sms', phone, token: sentCode() })).error).toBeNull()
  expect((await auth.resend({ type: 'sms', phone: newPhone() })).error).toBeNull()
})

test('what could not go out within a minute stays away, and the code that she asked for since then counts', async () => {
  const { auth } = authClient(heraia)
  const phone = newPhone()
  await auth.signUp({ phone, password: 'secret1' })
  heraia.sms.failWith(new Error('away'))
  await auth.resend({ type: 'sms', phone })
  await expect(heraia.runJobs()).rejects.toThrow('Error sending confirmation OTP')
  heraia.sms.failWith(null)
  heraia.clock.advance({ seconds: 61 })
  await auth.signInWithOtp({ phone })
  const newer = sentCode()
  heraia.sms.sent.length = 0
  await heraia.runJobs()
  expect(heraia.sms.sent).toEqual([])
  expect((await auth.verifyOtp({ type: 'sms', phone, token: newer })).data.user?.phone).toBe(digits(phone))
})

test('a nonce goes to the phone of who has no email', async () => {
  const { auth } = authClient(heraia)
  const phone = newPhone()
  await auth.signInWithOtp({ phone })
  await auth.verifyOtp({ type: 'sms', phone, token: sentCode() })
  expect((await auth.reauthenticate()).error).toBeNull()
  expect((await auth.updateUser({ password: 'secret1', nonce: sentCode() })).error).toBeNull()
})

test('such a nonce counts for a minute, as every code by SMS', async () => {
  const { auth } = authClient(heraia)
  const phone = newPhone()
  await auth.signInWithOtp({ phone })
  await auth.verifyOtp({ type: 'sms', phone, token: sentCode() })
  await auth.reauthenticate()
  heraia.clock.advance({ seconds: 61 })
  const { error } = await auth.updateUser({ password: 'secret1', nonce: sentCode() })
  expect(error?.code).toBe('reauthentication_not_valid')
})

test('a code for a new phone comes again also when she names the phone of today', async () => {
  const { auth } = authClient(heraia)
  const [phone, wanted] = [newPhone(), newPhone()]
  await auth.signInWithOtp({ phone })
  await auth.verifyOtp({ type: 'sms', phone, token: sentCode() })
  await auth.updateUser({ phone: wanted })
  heraia.sms.sent.length = 0
  await auth.resend({ type: 'phone_change', phone })
  await heraia.runJobs()
  expect(heraia.sms.sent).toMatchObject([{ to: digits(wanted) }])
  expect((await auth.verifyOtp({ type: 'phone_change', phone: wanted, token: sentCode() })).error).toBeNull()
})

test('an SMS that cannot be sent is told', async () => {
  heraia.sms.failWith(new Error('away'))
  const { error } = await authClient(heraia).auth.signInWithOtp({ phone: newPhone() })
  heraia.sms.failWith(null)
  expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' })
})

test('a new phone that cannot be reached leaves all as it was, also the password that came with it', async () => {
  const { auth } = authClient(heraia)
  const [phone, wanted] = [newPhone(), newPhone()]
  await auth.signInWithOtp({ phone })
  await auth.verifyOtp({ type: 'sms', phone, token: sentCode() })
  heraia.sms.failWith(new Error('away'))
  const change = { phone: wanted, password: 'brandnew2', data: { team: 'Leonas' } }
  expect((await auth.updateUser(change)).error).toMatchObject({ status: 422, code: 'sms_send_failed' })
  heraia.sms.failWith(null)
  const { user } = (await auth.getUser()).data
  expect([user?.new_phone ?? '', user?.user_metadata.team]).toEqual(['', undefined])
  const other = authClient(heraia).auth
  expect((await other.signInWithPassword({ phone, password: 'brandnew2' })).error?.code).toBe('invalid_credentials')
  heraia.clock.advance({ minutes: 1 })
  expect((await auth.updateUser(change)).error).toBeNull()
  expect((await other.signInWithPassword({ phone, password: 'brandnew2' })).error).toBeNull()
  expect((await auth.verifyOtp({ type: 'phone_change', phone: wanted, token: sentCode() })).error).toBeNull()
})

test('one phone gets one code a minute, known or not', async () => {
  const phone = newPhone()
  expect((await authClient(real).auth.signInWithOtp({ phone })).error).toBeNull()
  const response = await real.fetchFrom('203.0.113.7')('/auth/v1/otp', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ phone }),
  })
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    429,
    '60',
    {
      code: 'over_sms_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
    },
  ])
})

test.each([
  [{ phone: '12ab' }, 'Invalid phone number format (E.164 required)'],
  [{ phone: '+0034600' }, 'Invalid phone number format (E.164 required)'],
  [{ phone: '+1234567890123456' }, 'Invalid phone number format (E.164 required)'],
  [{ phone: '+34600000100', channel: 'pigeon' }, expect.stringContaining('Invalid channel')],
])('refuses %j', async (body, msg) => {
  const response = await heraia.fetch('/auth/v1/otp', { method: 'POST', body: JSON.stringify(body) })
  expect([response.status, (await response.json()).msg]).toEqual([400, msg])
})

test('by WhatsApp comes what she asks for there: a first code, one for a new phone, one as a second factor', async () => {
  const { auth } = authClient(heraia)
  const [phone, wanted, third] = [newPhone(), newPhone(), newPhone()]
  const channel = 'whatsapp' as const
  await auth.signUp({ phone, password: 'secret1', options: { data, channel } })
  await auth.verifyOtp({ type: 'sms', phone, token: sentCode() })
  const change = { phone: wanted, channel }
  expect((await auth.updateUser(change)).error).toBeNull()
  const factor = await auth.mfa.enroll({ factorType: 'phone', phone: third })
  await auth.mfa.challenge({ factorId: factor.data?.id ?? '', channel })
  expect(heraia.sms.sent).toMatchObject([phone, wanted, third].map((to) => ({ to: digits(to), channel })))
})

test('settings say that a phone can be used, and by which ways a code comes to it', async () => {
  expect(await (await heraia.fetch('/auth/v1/settings')).json()).toMatchObject({
    external: { phone: true },
    sms_provider: 'twilio',
    sms_channels: ['sms', 'whatsapp'],
  })
  expect((await (await real.fetch('/auth/v1/settings')).json()).sms_channels).toEqual(['sms'])
})
