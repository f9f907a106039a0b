import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia, type TestHeraia } from '@heraia/hosts/test/heraia'
import { Secret, TOTP } from 'otpauth'
import { afterAll, describe, expect, test } from 'vitest'

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

test('what everybody together is sent is limited too, so that nobody has us pay without end', async () => {
  const few = await createTestHeraia({
    settings: { auth: { phone: true, autoconfirm: false, rates: { mailOfAll: 2, smsOfAll: 1 } }, rateLimitFactor: 1 },
  })
  const ask = async (n: number, path: string, body: object) => {
    const response = await few.fetchFrom(`192.0.2.${n}`)(`/auth/v1${path}`, {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    return [response.status, (await response.json()).code, Number(response.headers.get('retry-after')) > 0]
  }
  const mailed = async () => {
    await few.runJobs()
    return few.mails.splice(0).map(({ to }) => to)
  }
  for (const n of [1, 2, 3, 4]) {
    expect((await ask(n, '/recover', { email: `nobody-${n}@example.org` }))[0]).toBe(200)
    expect((await ask(n, '/resend', { type: 'sms', phone: `+3460000010${n}` }))[0]).toBe(200)
  }
  expect(await mailed(), 'what goes to nobody takes nothing').toEqual([])
  const signsUp = (n: number, email: string) => ask(n, '/signup', { email, password: 'secret1' })
  expect((await signsUp(1, 'one@example.org'))[0]).toBe(200)
  expect((await signsUp(2, 'two@example.org'))[0]).toBe(200)
  expect(await mailed()).toEqual(['one@example.org', 'two@example.org'])
  // Said of nobody, known or not.
  expect((await ask(3, '/otp', { email: 'three@example.org' }))[0]).toBe(200)
  expect((await ask(3, '/recover', { email: 'one@example.org' }))[0]).toBe(200)
  expect((await signsUp(4, 'four@example.org'))[0]).toBe(200)
  expect(await mailed()).toEqual([])
  expect((await ask(5, '/otp', { phone: '+34600000001' }))[0]).toBe(200)
  expect(await ask(6, '/otp', { phone: '+34600000002' })).toEqual([429, 'over_sms_send_rate_limit', true])
  expect(few.log.lines.map((line) => line.fields.bucket)).toEqual(expect.arrayContaining(['mailOfAll', 'smsOfAll']))
  few.clock.advance({ hours: 1 })
  expect((await ask(7, '/resend', { type: 'signup', email: 'four@example.org' }))[0]).toBe(200)
  expect(await mailed(), 'who was mailed nothing has it sent').toEqual(['four@example.org'])
  await few.close()
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

describe('wherever they come from', () => {
  const factors = { totp: true, phone: true, webauthn: true }
  let network = 0
  /** Each of her requests from a network of its own, as who has many of them asks. */
  const asker = async (place: TestHeraia) => {
    const fetch: typeof globalThis.fetch = (input, init) => place.fetchFrom(`192.0.2.${++network % 250}`)(input, init)
    const { auth } = authClient(place, fetch)
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

  test('answers to her second factors are counted together, those of an app and recovery codes', async () => {
    const auth = await asker(heraia)
    const { data: app } = await auth.mfa.enroll({ factorType: 'totp' })
    const factorId = app?.id ?? ''
    const totp = new TOTP({ secret: Secret.fromBase32(app?.totp.secret ?? '') })
    const code = () => totp.generate({ timestamp: heraia.clock.now().getTime() })
    await auth.mfa.challengeAndVerify({ factorId, code: code() })
    const { data } = await auth.mfa.recoveryCodes.generate()
    const guesses: (string | undefined)[] = []
    for (let n = 0; n < 15; n++) {
      const { data: challenge } = await auth.mfa.challenge({ factorId })
      const wrong = { challenge_id: challenge?.id, code: '000000' }
      guesses.push((await asks(heraia, auth, `/factors/${factorId}/verify`, wrong)).code)
    }
    for (let n = 0; n < 14; n++) {
      guesses.push((await asks(heraia, auth, '/factors/recovery-codes/verify', { code: `aaaa-bbbb-${n}` })).code)
    }
    expect(new Set(guesses)).toEqual(new Set(['mfa_verification_failed']))
    const full = { status: 429, code: 'over_request_rate_limit' }
    const right = await asks(heraia, auth, '/factors/recovery-codes/verify', { code: data?.codes[0] })
    expect(right).toMatchObject(full)
    expect(heraia.log.lines.at(-1)).toMatchObject({ message: 'auth rate limit reached', fields: { bucket: 'factor' } })
    const { data: challenge } = await auth.mfa.challenge({ factorId })
    heraia.clock.advance({ seconds: 30 })
    const answer = { challenge_id: challenge?.id, code: code() }
    expect(await asks(heraia, auth, `/factors/${factorId}/verify`, answer)).toMatchObject(full)
    expect(right.wait).toBeGreaterThan(0)
    heraia.clock.advance({ seconds: right.wait - 30 })
    expect(
      (await auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' })).error,
      'and it was not used up',
    ).toBeNull()
  })

  test('one phone gets so many messages in an hour, to whichever end, and who asks hears how long to wait', async () => {
    const place = await createTestHeraia({ settings: { auth: { phone: true, factors }, rateLimitFactor: 1 } })
    const phone = '+34600000042'
    const auth = await asker(place)
    const factorId = (await auth.mfa.enroll({ factorType: 'phone', phone })).data?.id ?? ''
    const ways: [string, object][] = [
      ['/otp', { phone }],
      ['/signup', { phone, password: 'secret1' }],
      [`/factors/${factorId}/challenge`, {}],
    ]
    for (const [path, body] of [...ways, ...ways, ...ways, ways[0]].flatMap((way) => (way ? [way] : []))) {
      expect([path, (await asks(place, auth, path, body)).status]).toEqual([path, 200])
      place.clock.advance({ minutes: 1 })
    }
    for (const [minute, [path, body]] of ways.entries()) {
      expect(await asks(place, auth, path, body)).toEqual({
        ...{ status: 429, code: 'over_sms_send_rate_limit', wait: (50 - minute) * 60 },
      })
      expect(place.log.lines.at(-1)?.fields.bucket).toBe('sms')
      place.clock.advance({ minutes: 1 })
    }
    expect((await asks(place, auth, '/otp', { phone: '+34600000043' })).status, 'another phone').toBe(200)
    place.clock.advance({ minutes: 47 })
    expect((await asks(place, auth, '/otp', { phone })).status).toBe(200)
    await place.close()
  })

  test('whoever knows her number keeps her from no code of hers by asking for others', async () => {
    const place = await createTestHeraia({ settings: { auth: { phone: true, factors }, rateLimitFactor: 1 } })
    const phone = '+34600000044'
    const [auth, stranger] = [await asker(place), await asker(place)]
    const factorId = (await auth.mfa.enroll({ factorType: 'phone', phone })).data?.id ?? ''
    const challengeId = (await auth.mfa.challenge({ factorId })).data?.id ?? ''
    const code = /\d{6}/.exec(place.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
    expect((await auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull()
    const sent = place.sms.sent.length
    for (let n = 0; n < 12; n += 1) {
      place.clock.advance({ minutes: 1 })
      expect((await asks(place, stranger, '/resend', { type: 'sms', phone })).status).toBe(200)
      expect((await asks(place, auth, '/otp', { phone: `+3460000020${n}` })).status, 'of others').toBe(200)
    }
    await place.runJobs()
    expect(place.sms.sent.filter(({ to }) => to === phone.slice(1)).length, 'nothing waits there').toBe(sent)
    expect((await asks(place, auth, `/factors/${factorId}/challenge`, {})).status).toBe(200)
    expect((await asks(place, stranger, '/otp', { phone })).status, 'what was not sent counts for nothing').toBe(200)
    for (let n = 0; n < 9; n += 1) {
      place.clock.advance({ minutes: 1 })
      await asks(place, stranger, '/otp', { phone })
    }
    expect((await asks(place, stranger, '/otp', { phone })).status).toBe(429)
    expect((await asks(place, auth, `/factors/${factorId}/challenge`, {})).status).toBe(200)
    await place.close()
  })
})
