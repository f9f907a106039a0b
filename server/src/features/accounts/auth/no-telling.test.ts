import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { countedPasswords } from '@heraia/hosts/test/counted-passwords'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, expect, test } from 'vitest'

const { passwords, done: workDone } = countedPasswords()
const heraia = await createTestHeraia({ passwords, settings: { auth: { autoconfirm: false, phone: true } } })
const limited = await createTestHeraia({ settings: { auth: { autoconfirm: false }, rateLimitFactor: 1 } })
afterAll(() => Promise.all([heraia.close(), limited.close()]))

const ask = async (
  path: string,
  body: object,
): Promise<[status: number, text: string, done: ReturnType<typeof workDone>]> => {
  workDone()
  const response = await heraia.fetch(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) })
  const text = JSON.stringify(await response.json())
  return [response.status, text.replaceAll(/"error_id":"[^"]*"/g, ''), workDone()]
}

/** What differs between any two answers: whom they are about, and the ids that were drawn for it. */
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const asks = async (path: string, body: { email: string } | { phone: string }) => {
  const [status, text, done] = await ask(path, { ...body, password: 'secret1', data: { nick: 'Mira' } })
  const about = Object.values(body).map((name) => name.replace('+', ''))
  const plain = about.reduce((said, name) => said.replaceAll(name, 'NAME'), text.replaceAll('+', ''))
  return [status, plain.replaceAll(UUID, 'ID'), done]
}

const password = 'secret1'
await ask('/signup', { email: 'member@example.org', password })
await heraia.db.updateTable('users').set({ email_confirmed_at: heraia.clock.now() }).execute()
await ask('/signup', { email: 'waits@example.org', password })
await ask('/signup', { phone: '+34600000001', password })
await ask('/token?grant_type=password', { email: 'first@example.org', password })

test.each([
  ['/token?grant_type=password', { password: 'wrong-1' }],
  ['/recover', {}],
  ['/otp', {}],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }],
  ['/verify', { type: 'signup', token: '000000' }],
  ['/verify', { type: 'recovery', token: '000000' }],
])('POST %s %j says the same of a member, of who waits and of nobody, after the same work', async (path, body) => {
  const member = await ask(path, { ...body, email: 'member@example.org' })
  expect(await ask(path, { ...body, email: 'waits@example.org' })).toEqual(member)
  expect(await ask(path, { ...body, email: 'nobody@example.org' })).toEqual(member)
})

test('who has no password is answered as nobody is, after the same work', async () => {
  await ask('/signup', { email: 'by-link@example.org', password })
  const hers = heraia.db.updateTable('users').where('email', '=', 'by-link@example.org')
  await hers.set({ encrypted_password: null, email_confirmed_at: heraia.clock.now() }).execute()
  const nobody = await ask('/token?grant_type=password', { email: 'nobody@example.org', password: 'wrong-1' })
  expect(await ask('/token?grant_type=password', { email: 'by-link@example.org', password: 'wrong-1' })).toEqual(nobody)
  expect(nobody[2]).toEqual({ hashes: 1, checks: 1 })
})

test('POST /otp says the same of a phone that is shut out, after the same work; the code tells her alone', async () => {
  const phone = '+34600000009'
  const asksForCode = async () => {
    const sent = heraia.sms.sent.length
    const [status, text] = await ask('/otp', { phone })
    const [message] = heraia.sms.sent.slice(sent)
    return [status, text.replaceAll(/(message_id)":"[^"]+"/g, '$1"'), message?.text.replace(/\d{6}/, 'CODE')]
  }
  const free = await asksForCode()
  expect(free).toEqual([200, '{"message_id"}', expect.stringContaining('CODE')])
  const asksWhileNothingGoesOut = async () => {
    heraia.sms.failWith(new Error('no credit'))
    const answer = await ask('/otp', { phone })
    heraia.sms.failWith(null)
    return answer
  }
  const failed = await asksWhileNothingGoesOut()
  expect(failed[1]).toContain('sms_send_failed')
  const hers = heraia.db.updateTable('users').where('phone', '=', phone.slice(1))
  await hers.set({ banned_until: new Date('2100-01-01') }).execute()
  expect(await asksWhileNothingGoesOut()).toEqual(failed)
  expect(await asksForCode()).toEqual(free)
  const token = /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0]
  const [status, text] = await ask('/verify', { type: 'sms', phone, token })
  expect([status, text]).toEqual([403, expect.stringContaining('user_banned')])
})

test('POST /signup says the same of a member, of who waits and of nobody, the first time and the second', async () => {
  const member = await asks('/signup', { email: 'member@example.org' })
  expect(member[0]).toBe(200)
  for (const email of ['waits@example.org', 'new@example.org', 'new@example.org', 'member@example.org']) {
    expect(await asks('/signup', { email })).toEqual(member)
  }
  const phone = await asks('/signup', { phone: '+34600000001' })
  await heraia.db.updateTable('users').set({ phone_confirmed_at: new Date() }).where('phone', '<>', '').execute()
  for (const each of ['+34600000001', '+34600000005', '+34600000005']) {
    expect(await asks('/signup', { phone: each })).toEqual(phone)
  }
})

test('PUT /user says the same of an address or phone that is somebody’s, who is told, and of one that is free', async () => {
  const { auth } = authClient(heraia)
  await auth.signUp({ email: 'asks@example.org', password })
  await auth.verifyOtp({ type: 'signup', token_hash: (await newestMail(heraia, 'asks@example.org')).token_hash })
  const wants = async (wanted: { email: string } | { phone: string }) => {
    const { data, error } = await auth.updateUser(wanted)
    const [name = ''] = Object.values(wanted).map((each) => each.replace('+', ''))
    return [error, JSON.stringify(data.user).replaceAll(name, 'NAME')]
  }
  const free = await wants({ email: 'free@example.org' })
  expect(await wants({ email: 'member@example.org' })).toEqual(free)
  const mail = await newestMail(heraia, 'member@example.org')
  expect([mail.subject, mail.token_hash]).toEqual(['Your email address stays with your account on Heraia', ''])
  await auth.resend({ type: 'email_change', email: 'asks@example.org' })
  await heraia.runJobs()
  const toMember = heraia.mails.filter(({ to }) => to === 'member@example.org').map(({ text }) => text)
  expect(toMember.filter((text) => text.includes('type=email_change'))).toEqual([])

  const freePhone = await wants({ phone: '+34600000077' })
  expect(await wants({ phone: '+34600000001' })).toEqual(freePhone)
  expect(heraia.sms.sent.at(-1)).toMatchObject({ to: '34600000001', text: expect.not.stringMatching(/\d{6}/) })
})

test.each([
  ['/token?grant_type=password', { password: 'wrong-1' }],
  ['/resend', { type: 'sms' }],
  ['/verify', { type: 'sms', token: '000000' }],
])('POST %s %j says the same of every phone', async (path, body) => {
  expect(await ask(path, { ...body, phone: '+34600000001' })).toEqual(
    await ask(path, { ...body, phone: '+34600000002' }),
  )
})

test('who signs up and asks for a code in the same minute gets one mail, and no answer tells', async () => {
  const [email, nobody] = ['twice@example.org', 'never-was@example.org']
  const confirmations = async () => {
    await heraia.runJobs()
    return heraia.mails.filter(({ to, text }) => to === email && text.includes('type=signup')).length
  }
  await ask('/signup', { email, password })
  expect(await ask('/otp', { email })).toEqual(await ask('/otp', { email: nobody }))
  expect(await confirmations()).toBe(1)
  heraia.clock.advance({ seconds: 61 })
  await ask('/otp', { email })
  expect(await confirmations()).toBe(2)
})

test('how many mails a member was sent, for which somebody asked, tells nobody who wants her address', async () => {
  const joins = async (email: string) => {
    const { auth } = authClient(limited)
    await auth.signUp({ email, password })
    await auth.verifyOtp({ type: 'signup', token_hash: (await newestMail(limited, email)).token_hash })
    return auth
  }
  const [auth, addresses] = [await joins('asks@example.org'), ['member@example.org', 'nobody@example.org']]
  await joins('member@example.org')
  limited.mails.length = 0
  const wants = async (email: string) => {
    limited.clock.advance({ seconds: 61 })
    return (await auth.updateUser({ email })).error?.code ?? null
  }
  for (let n = 1; n <= 12; n++) {
    limited.clock.advance({ seconds: 61 })
    for (const email of addresses) await authClient(limited).auth.resetPasswordForEmail(email)
    await limited.runJobs()
  }
  expect(limited.mails.filter(({ to }) => to === 'member@example.org').length).toBeLessThanOrEqual(10)
  for (const email of addresses) expect([email, await wants(email)]).toEqual([email, null])
  for (const email of addresses) {
    const codes: (string | null)[] = []
    for (let n = 1; n <= 10; n++) codes.push(await wants(email))
    expect([email, codes.at(-2), codes.at(-1)]).toEqual([email, null, 'over_email_send_rate_limit'])
  }
})

test('nor does what comes to her, where she has the mails of the change sent again', async () => {
  const place = await createTestHeraia({ settings: { auth: { autoconfirm: false }, rateLimitFactor: 1 } })
  const joins = async (email: string) => {
    const { auth } = authClient(place)
    await auth.signUp({ email, password })
    await auth.verifyOtp({ type: 'signup', token_hash: (await newestMail(place, email)).token_hash })
    return auth
  }
  const addresses = ['member@example.org', 'nobody@example.org']
  await joins('member@example.org')
  for (let n = 1; n <= 10; n++) {
    place.clock.advance({ seconds: 61 })
    for (const email of addresses) await authClient(place).auth.resetPasswordForEmail(email)
    await place.runJobs()
  }
  const sees: unknown[] = []
  for (const [n, wanted] of addresses.entries()) {
    const own = `asks-${n}@example.org`
    const auth = await joins(own)
    expect((await auth.updateUser({ email: wanted })).error).toBeNull()
    await place.runJobs()
    place.clock.advance({ minutes: 2 })
    place.mails.length = 0
    await auth.resend({ type: 'email_change', email: own })
    await place.runJobs()
    const { data } = await auth.getUser()
    const isLater = data.user?.email_change_sent_at === place.clock.now().toISOString()
    sees.push([place.mails.filter(({ to }) => to === own).length, isLater])
  }
  expect(sees).toEqual([
    [1, true],
    [1, true],
  ])
  await place.close()
})

test('nor does a mail or SMS of a change that she asked for before: the next wish ends it, whose ever that address is', async () => {
  const place = await createTestHeraia({
    settings: { auth: { autoconfirm: false, phone: true, rates: { smsEvery: 9 } } },
  })
  const { admin } = await adminClient(place)
  await admin.createUser({
    email: 'member@example.org',
    phone: '+34600000041',
    email_confirm: true,
    phone_confirm: true,
  })
  await admin.createUser({ email: 'waits@example.org', phone: '+34600000042' })
  const ends: unknown[] = []
  for (const [n, email] of ['member@example.org', 'waits@example.org', 'nobody@example.org'].entries()) {
    const [own, own2, phone, phone2] = [
      `asks-${n}@example.org`,
      `then-${n}@example.org`,
      `+3460000005${n}`,
      `+3460000006${n}`,
    ]
    await admin.createUser({ email: own, phone, password, email_confirm: true, phone_confirm: true })
    const { auth } = authClient(place)
    await auth.signInWithPassword({ email: own, password })
    const wants = async (wanted: { email: string } | { phone: string }) => {
      place.clock.advance({ seconds: 61 })
      expect((await auth.updateUser(wanted)).error).toBeNull()
    }
    await wants({ email: own2 })
    const { token_hash } = await newestMail(place, own2)
    await wants({ email })
    await admin.createUser({ email: own2 })
    await wants({ email: own2 })
    const stranger = authClient(place).auth
    const byMail = (await stranger.verifyOtp({ type: 'email_change', token_hash })).error?.code
    place.clock.advance({ seconds: 61 })
    expect((await auth.updateUser({ phone: phone2 })).error).toBeNull()
    const token = /\d{6}/.exec(place.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
    expect((await auth.updateUser({ phone: `+3460000004${n + 1}` })).error).toBeNull()
    await admin.createUser({ phone: phone2 })
    expect((await auth.updateUser({ phone: phone2 })).error).toBeNull()
    const bySms = (await stranger.verifyOtp({ type: 'phone_change', phone: phone2, token })).error?.code
    ends.push([byMail, bySms])
  }
  expect(ends).toEqual(Array(3).fill(['otp_expired', 'otp_expired']))
  await place.close()
})

test('nor does asking again for a first address or a phone, of which her own record tells', async () => {
  const place = await createTestHeraia({ settings: { auth: { autoconfirm: false, phone: true } } })
  const { admin } = await adminClient(place)
  const [member, caller] = ['member@example.org', '+34600000021']
  const { data } = await admin.createUser({ email: member, phone: caller, email_confirm: true, phone_confirm: true })
  // Who leaves her phone just now.
  await place.db
    .updateTable('users')
    .set({ new_phone: '34600000029', phone_change_sent_at: place.clock.now() })
    .where('id', '=', data.user?.id ?? '')
    .execute()
  await admin.createUser({ email: 'waits@example.org', phone: '+34600000022' })
  const sees: unknown[] = []
  const wanted = [member, 'waits@example.org', 'nobody@example.org']
  for (const [n, email] of wanted.entries()) {
    const own = `+3460000003${n}`
    await admin.createUser({ phone: own, password, phone_confirm: true })
    const { auth } = authClient(place)
    const { data: mine } = await auth.signInWithPassword({ phone: own, password })
    const phone = `+3460000002${n + 1}`
    expect([await auth.updateUser({ email }), await auth.updateUser({ phone })].map(({ error }) => error)).toEqual([
      null,
      null,
    ])
    await place.runJobs()
    place.clock.advance({ minutes: 2 })
    await auth.resend({ type: 'email_change', email })
    await auth.resend({ type: 'phone_change', phone })
    await place.runJobs()
    const later = (await auth.getUser()).data.user?.email_change_sent_at === place.clock.now().toISOString()
    const asked = await place.db
      .selectFrom('audit_log')
      .select('details')
      .where('subject_id', '=', mine.user?.id ?? '')
      .where('action', '=', 'account.resend_asked')
      .execute()
    sees.push([later, asked.map(({ details }) => String(details.what)).toSorted()])
  }
  expect(sees).toEqual(Array(3).fill([true, ['email_change', 'phone_change']]))
  await place.close()
})

test('nor does how often she comes in tell, by how often others may try', async () => {
  const place = await createTestHeraia({ settings: { auth: { autoconfirm: false }, rateLimitFactor: 1 } })
  const { admin } = await adminClient(place)
  const email = 'member@example.org'
  await admin.createUser({ email, password, email_confirm: true })
  let network = 0
  const tries = async (typed: string) => {
    const { auth } = authClient(place, place.fetchFrom(`198.51.100.${++network}`))
    return (await auth.signInWithPassword({ email, password: typed })).error?.code
  }
  const codes: (string | undefined)[] = []
  for (let n = 1; n <= 31; n++) {
    if (n % 10 === 0) {
      expect(await tries(password)).toBeUndefined()
      const mailed = authClient(place).auth
      await mailed.resetPasswordForEmail(email)
      const { code } = await newestMail(place, email)
      expect((await mailed.verifyOtp({ type: 'recovery', email, token: code })).error).toBeNull()
      place.clock.advance({ seconds: 61 })
    }
    codes.push(await tries('wrong-1'))
  }
  expect(codes).toEqual([...Array(30).fill('invalid_credentials'), 'over_request_rate_limit'])
  await place.close()
})

test('nor does how many SMS went to a phone tell who wants it, whose it is or who waits there', async () => {
  const closed = { phone: true, signup: false, autoconfirm: false }
  const place = await createTestHeraia({ settings: { auth: closed, rateLimitFactor: 1 } })
  const phones = ['+34600000001', '+34600000002', '+34600000003']
  const { admin } = await adminClient(place)
  await admin.createUser({ phone: phones[0] ?? '', phone_confirm: true })
  await admin.createUser({ phone: phones[1] ?? '' })
  await admin.createUser({ email: 'asks@example.org', password, email_confirm: true })
  const { auth } = authClient(place)
  await auth.signInWithPassword({ email: 'asks@example.org', password })
  for (let n = 1; n <= 12; n++) {
    for (const phone of phones) {
      const answers = [await auth.signInWithOtp({ phone }), await auth.resend({ type: 'sms', phone })]
      expect([phone, ...answers.map(({ error }) => error)]).toEqual([phone, null, null])
    }
    await place.runJobs()
    place.clock.advance({ seconds: 61 })
  }
  expect(place.sms.sent.map(({ to }) => to).toSorted()).toEqual([
    ...Array(10).fill('34600000001'),
    ...Array(10).fill('34600000002'),
  ])
  for (const phone of phones) {
    expect([phone, (await auth.updateUser({ phone })).error]).toEqual([phone, null])
    place.clock.advance({ seconds: 61 })
  }
  await place.close()
})
