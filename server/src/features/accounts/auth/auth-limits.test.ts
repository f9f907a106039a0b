import { authClient } from '@heraia/hosts/test/auth-client'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { createTestHeraia, type TestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, describe, expect, test } from 'vitest'
import { type AuthLimit, takeFromAuthLimit } from './auth-limits.ts'

const heraia = await createTestHeraia({ settings: { rateLimitFactor: 1 } })
afterAll(() => heraia.close())

test('who registers too often from one address waits as long as told; others do not', async () => {
  const { auth } = authClient(heraia, heraia.fetchFrom('203.0.113.9'))
  const tries = Array.from({ length: 30 }, (_, n) => auth.signUp({ email: `p${n}@example.org`, password: 'secret1' }))
  expect((await Promise.all(tries)).filter((answer) => answer.error)).toEqual([])
  const fetch = heraia.fetchFrom('203.0.113.9')
  const refused = await fetch('/auth/v1/signup', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: '{"email":"one@example.org","password":"secret1"}',
  })
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'over_request_rate_limit'])
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(300)
  const elsewhere = authClient(heraia, heraia.fetchFrom('203.0.113.10')).auth
  expect((await elsewhere.signUp({ email: 'two@example.org', password: 'secret1' })).error).toBeNull()
  heraia.clock.advance({ seconds: wait })
  expect((await auth.signUp({ email: 'one@example.org', password: 'secret1' })).error).toBeNull()
})

test('passwords cannot be tried on one account from many addresses', async () => {
  const codes: (string | undefined)[] = []
  for (let n = 1; n <= 31; n++) {
    const { auth } = authClient(heraia, heraia.fetchFrom(`198.51.100.${n}`))
    const { error } = await auth.signInWithPassword({ email: 'two@example.org', password: `guess-${n}` })
    codes.push(error?.code)
  }
  expect(codes.slice(0, 30)).toEqual(Array(30).fill('invalid_credentials'))
  expect(codes[30]).toBe('over_request_rate_limit')
})

test.each([
  ['', (n: string) => `2001:db8:1:2:${n}::1`],
  [', also where a row of zeros is left out', (n: string) => (n === '0' ? '2001:DB8::1' : `2001:db8::${n}:2:3:4`)],
])('addresses of one IPv6 home count as one%s', async (_, home) => {
  const statuses = new Set<number>()
  for (let n = 0; n < 31; n++) {
    const fetch = heraia.fetchFrom(home(n.toString(16)))
    const response = await fetch('/auth/v1/verify', { method: 'POST', body: '{"type":"signup","token_hash":"x"}' })
    statuses.add(response.status)
  }
  expect(statuses).toEqual(new Set([403, 429]))
})

test('digits cannot be tried on one account from many addresses', async () => {
  const statuses: number[] = []
  for (let n = 1; n <= 31; n++) {
    const response = await heraia.fetchFrom(`198.51.100.${n}`)('/auth/v1/verify', {
      method: 'POST',
      body: '{"type":"recovery","email":"guess@example.org","token":"000000"}',
    })
    statuses.push(response.status)
  }
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([403]))
  expect(statuses[30]).toBe(429)
})

test('whoever asks for mails to her address keeps none from her that she asks for once she is in', async () => {
  const place = await createTestHeraia({ settings: { auth: { rates: { mail: 1, mailOwn: 1 } }, rateLimitFactor: 1 } })
  const { auth } = authClient(place, place.fetchFrom('198.51.100.7'))
  const email = 'hers@example.org'
  await auth.signUp({ email, password: 'secret1' })
  for (let n = 0; n < 3; n++) {
    await authClient(place).auth.resetPasswordForEmail(email)
    await place.runJobs()
    place.clock.advance({ minutes: 2 })
  }
  expect((await auth.reauthenticate()).error).toBeNull()
  place.clock.advance({ minutes: 2 })
  expect((await auth.reauthenticate()).error?.code).toBe('over_email_send_rate_limit')
  await place.close()
})

test.each([
  ['/recover', { email: 'known@example.org' }],
  ['/otp', { email: 'known@example.org' }],
  ['/resend', { type: 'signup', email: 'known@example.org' }],
])('one address gets one mail of a kind a minute: %s says when to come back, for members and strangers', async (path, body) => {
  const ask = (n: number) =>
    heraia.fetchFrom(`192.0.2.${n}`)(`/auth/v1${path}`, {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
  expect((await ask(1)).status).toBe(200)
  heraia.clock.advance({ seconds: 20 })
  const refused = await ask(2)
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '40',
    {
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 40 seconds.',
    },
  ])
  heraia.clock.advance({ seconds: 40 })
  expect((await ask(3)).status).toBe(200)
})

test('an operator who set how many answers a second factor takes has set it of each that it became', async () => {
  const place = await createTestHeraia({ settings: { auth: { rates: { factor: 1 } }, rateLimitFactor: 1 } })
  const take = (bucket: AuthLimit) => takeFromAuthLimit(place.context, bucket, 'hers')
  for (const bucket of ['factor', 'factorOwn', 'factorOfSession'] as const) {
    await take(bucket)
    await expect(take(bucket)).rejects.toMatchObject({ status: 429 })
  }
  await place.close()
})

describe('wherever they come from', () => {
  const factors = { totp: true, phone: true, webauthn: true }
  let network = 0
  /** Each request from a network of its own, as who has many of them asks. */
  const anyone = (place: TestHeraia) =>
    authClient(place, (input, init) => place.fetchFrom(`192.0.2.${++network % 250}`)(input, init)).auth
  const asker = async (place: TestHeraia) => {
    const auth = anyone(place)
    await auth.signUp({ email: `asks-${network}@example.org`, password: 'secret1' })
    return auth
  }
  const asks = async (place: TestHeraia, auth: Asker, path: string, body: object) => {
    const token = (await auth.getSession()).data.session?.access_token
    const response = await place.fetchFrom(`192.0.2.${++network % 250}`)(`/auth/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    const { code } = await response.json()
    return { status: response.status, code, wait: Number(response.headers.get('retry-after')) }
  }
  type Asker = Awaited<ReturnType<typeof asker>>

  test('who knows only her password keeps her neither from her app nor from her recovery codes', async () => {
    const place = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 6 }, rateLimitFactor: 1 } })
    const auth = await asker(place)
    const email = (await auth.getUser()).data.user?.email ?? ''
    const { data: app } = await auth.mfa.enroll({ factorType: 'totp' })
    const factorId = app?.id ?? ''
    const code = () => codeOfApp(app?.totp.secret ?? '', 0, place.clock.now())
    await auth.mfa.challengeAndVerify({ factorId, code: code() })
    const codes = (await auth.mfa.recoveryCodes.generate()).data?.codes ?? []
    place.clock.advance({ minutes: 16 })
    const byPassword = async () => {
      const one = anyone(place)
      await one.signInWithPassword({ email, password: 'secret1' })
      return one
    }
    const answers = async (one: Asker, said: string) => {
      const { data: challenge } = await one.mfa.challenge({ factorId })
      const body = { challenge_id: challenge?.id, code: said }
      return (await asks(place, one, `/factors/${factorId}/verify`, body)).status
    }
    const usesCode = async (one: Asker, said = '') =>
      (await asks(place, one, '/factors/recovery-codes/verify', { code: said })).status
    const [stranger, other, hers] = [await byPassword(), await byPassword(), await byPassword()]
    for (let n = 0; n < 30; n++) expect(await answers(n % 2 ? stranger : other, '000000')).toBe(422)
    expect([await answers(stranger, code()), await answers(hers, code())], 'nor guesses on').toEqual([429, 429])
    for (let n = 0; n < 30; n++) expect(await usesCode(stranger, `aaaa-bbbb-${n}`)).toBe(422)
    const locked = await asks(place, stranger, '/factors/recovery-codes/verify', { code: codes[0] })
    expect(locked).toEqual({ status: 429, code: 'mfa_recovery_codes_locked', wait: expect.any(Number) })
    expect(locked.wait).toBeGreaterThan(0)
    const byMail = anyone(place)
    await byMail.signInWithOtp({ email })
    const { code: token } = await newestMail(place, email)
    await byMail.verifyOtp({ type: 'email', email, token })
    expect(await answers(byMail, '000000'), 'her own are counted').toBe(422)
    expect(await answers(byMail, code())).toBe(200)
    expect((await stranger.getUser()).error, 'which throws him out').not.toBeNull()
    place.clock.advance({ minutes: 1 })
    const again = await byPassword()
    expect(await answers(again, code())).toBe(429)
    expect(await usesCode(again, codes[0]), 'at once, also by her password').toBe(200)
    expect(await answers(again, code()), 'who has shown one is counted with nobody else').toBe(200)
    await place.close()
  })

  test('what she types where she came by her mail is counted, too, in all such sessions together', async () => {
    const auth = await asker(heraia)
    const email = (await auth.getUser()).data.user?.email ?? ''
    const { data: app } = await auth.mfa.enroll({ factorType: 'totp' })
    const factorId = app?.id ?? ''
    const code = () => codeOfApp(app?.totp.secret ?? '', 0, heraia.clock.now())
    await auth.mfa.challengeAndVerify({ factorId, code: code() })
    const answers = async (one: Asker, said: string) => {
      const { data: challenge } = await one.mfa.challenge({ factorId })
      return asks(heraia, one, `/factors/${factorId}/verify`, { challenge_id: challenge?.id, code: said })
    }
    const byMail = async () => {
      heraia.clock.advance({ minutes: 1 })
      const one = anyone(heraia)
      await one.signInWithOtp({ email })
      const { code: token } = await newestMail(heraia, email)
      await one.verifyOtp({ type: 'email', email, token })
      return one
    }
    const [first, second] = [await byMail(), await byMail()]
    for (let n = 0; n < 30; n++) {
      expect((await answers(n % 2 ? first : second, '000000')).code).toBe('mfa_verification_failed')
    }
    const right = await answers(first, code())
    expect(right).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    const { message, fields } = heraia.log.lines.at(-1) ?? {}
    expect([message, fields?.bucket]).toEqual(['auth rate limit reached', 'factorOwn'])
    heraia.clock.advance({ seconds: right.wait })
    expect((await answers(first, code())).status).toBe(200)
  })

  const enrolls = async (auth: Asker, phone: string) =>
    (await auth.mfa.enroll({ factorType: 'phone', phone })).data?.id ?? ''

  test('one phone gets so many messages in an hour that anybody may ask for, and who asks hears how long to wait', async () => {
    const place = await createTestHeraia({ settings: { auth: { phone: true, factors }, rateLimitFactor: 1 } })
    const phone = '+34600000042'
    const auth = await asker(place)
    const ways: [string, object][] = [
      ['/otp', { phone }],
      ['/signup', { phone, password: 'secret1' }],
      // She says that it is her phone: nobody knows yet.
      [`/factors/${await enrolls(auth, phone)}/challenge`, {}],
      ['/otp', { phone, create_user: false }],
      ['/otp', { phone }],
    ]
    for (const [path, body] of [...ways, ...ways]) {
      expect([path, (await asks(place, auth, path, body)).status]).toEqual([path, 200])
      place.clock.advance({ minutes: 1 })
    }
    expect(place.sms.sent).toHaveLength(10)
    for (const [minute, [path, body]] of ways.entries()) {
      expect(await asks(place, auth, path, body)).toEqual({
        ...{ status: 429, code: 'over_sms_send_rate_limit', wait: (50 - minute) * 60 },
      })
      expect(place.log.lines.at(-1)?.fields.bucket).toBe('smsWanted')
      place.clock.advance({ minutes: 1 })
    }
    expect((await asks(place, auth, '/otp', { phone: '+34600000043' })).status, 'another phone').toBe(200)
    place.clock.advance({ minutes: 45 })
    expect((await asks(place, auth, '/otp', { phone })).status).toBe(200)
    await place.close()
  })

  test('who has codes sent again to a phone that waits for none keeps nobody’s code from it', async () => {
    const place = await createTestHeraia({ settings: { auth: { phone: true, factors }, rateLimitFactor: 1 } })
    const phone = '+34600000042'
    const auth = await asker(place)
    for (let n = 0; n < 12; n++) {
      for (const type of ['sms', 'phone_change']) {
        expect((await asks(place, auth, '/resend', { type, phone })).status).toBe(200)
        expect(await asks(place, auth, '/resend', { type, phone }), 'once a minute').toMatchObject({ wait: 60 })
      }
      expect((await asks(place, auth, '/otp', { phone, create_user: false })).code).toBe('otp_disabled')
      await place.runJobs()
      if (n < 11) place.clock.advance({ minutes: 1 })
    }
    expect(place.sms.sent).toEqual([])
    expect((await asks(place, auth, '/otp', { phone })).status).toBe(200)
    await place.close()
  })

  test('a code that is not typed goes out again ten times an hour, and what is held back is not told', async () => {
    const place = await createTestHeraia({ settings: { auth: { phone: true, factors }, rateLimitFactor: 1 } })
    const phone = '+34600000042'
    const auth = await asker(place)
    await asks(place, auth, '/otp', { phone })
    place.sms.sent.length = 0
    for (let n = 0; n < 12; n++) {
      expect((await asks(place, auth, '/resend', { type: 'sms', phone })).status).toBe(200)
      await place.runJobs()
      place.clock.advance({ minutes: 1 })
    }
    expect(place.sms.sent).toHaveLength(10)
    expect(await place.context.ports.metrics.render()).toMatch(/rate_limited_total\{bucket="auth.sms"\} 2/)
    expect((await asks(place, auth, '/otp', { phone })).status, 'nor by what is told').toBe(200)
    await place.close()
  })

  test('whoever knows her number keeps her neither from her second factor nor from a code once she is in', async () => {
    const long = { phone: true, factors, accessTokenSeconds: 10 ** 7 }
    const place = await createTestHeraia({ settings: { auth: long, rateLimitFactor: 1 } })
    const phone = '+34600000042'
    const code = () => /\d{6}/.exec(place.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
    const [auth, bySms, stranger] = [await asker(place), authClient(place).auth, await asker(place)]
    const factorId = await enrolls(auth, phone)
    const { data: first } = await auth.mfa.challenge({ factorId })
    await auth.mfa.verify({ factorId, challengeId: first?.id ?? '', code: code() })
    place.clock.advance({ minutes: 1 })
    await bySms.signInWithOtp({ phone })
    await bySms.verifyOtp({ type: 'sms', phone, token: code() })
    place.clock.advance({ hours: 1 })
    for (let n = 0; n < 10; n++) {
      if (n > 0) place.clock.advance({ minutes: 1 })
      expect((await asks(place, stranger, '/otp', { phone })).status).toBe(200)
    }
    expect((await asks(place, stranger, '/otp', { phone })).status).toBe(429)
    expect((await bySms.reauthenticate()).error).toBeNull()
    const { data: challenge } = await auth.mfa.challenge({ factorId })
    const proven = await auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code: code() })
    expect(proven.error).toBeNull()
    await place.close()
  })

  test('who knows her password too floods her with ten SMS an hour at the most', async () => {
    const place = await createTestHeraia({ settings: { auth: { phone: true, factors }, rateLimitFactor: 1 } })
    const auth = await asker(place)
    const factorId = await enrolls(auth, '+34600000042')
    const { data: first } = await auth.mfa.challenge({ factorId })
    const code = /\d{6}/.exec(place.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
    await auth.mfa.verify({ factorId, challengeId: first?.id ?? '', code })
    place.sms.sent.length = 0
    const email = (await auth.getUser()).data.user?.email ?? ''
    const stranger = anyone(place)
    await stranger.signInWithPassword({ email, password: 'secret1' })
    const challenges = (one = stranger) => asks(place, one, `/factors/${factorId}/challenge`, {})
    for (let n = 0; n < 10; n++) {
      expect((await challenges()).status).toBe(200)
      expect(await challenges()).toMatchObject({ code: 'over_sms_send_rate_limit', wait: 60 })
      place.clock.advance({ minutes: 1 })
    }
    expect(await challenges()).toMatchObject({ code: 'over_sms_send_rate_limit', wait: 50 * 60 })
    expect(place.sms.sent).toHaveLength(10)
    const byMail = anyone(place)
    await byMail.signInWithOtp({ email })
    await byMail.verifyOtp({ type: 'email', email, token: (await newestMail(place, email)).code })
    expect((await challenges(byMail)).status, 'nor does he keep hers from her who comes by her mail').toBe(200)
    await place.close()
  })
})
