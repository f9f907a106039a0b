import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia, type TestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import type { AuthSettings } from '@heraia/server/settings'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

/** Two mails and one SMS an hour for all. Each asks from a network of her own. */
const few = (auth: Partial<AuthSettings> = {}) =>
  createTestHeraia({
    settings: {
      auth: { phone: true, autoconfirm: false, rates: { mailOfAll: 2, mailUnprovenWaits: 9, smsOfAll: 1 }, ...auth },
      rateLimitFactor: 1,
    },
  })
let network = 0
const ask = async (place: TestHeraia, path: string, body: object) => {
  const response = await place.fetchFrom(`192.0.2.${++network % 250}`)(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  })
  return [response.status, (await response.json()).code, Number(response.headers.get('retry-after')) > 0]
}
const sent = [200, undefined, false]
const mailed = async (place: TestHeraia) => {
  place.mails.length = 0
  await place.runJobs()
  return place.mails.map(({ to }) => to)
}
/** To whom mails wait. */
const waiting = async (place: TestHeraia) => {
  const { rows } = await sql<{ to: string }>`select payload ->> 'to' as to from waiting_jobs`.execute(place.db)
  return rows.map(({ to }) => to)
}
/** What the limits held back, by their names. */
const onRecord = async (place: TestHeraia) => {
  const query = place.db.selectFrom('audit_log').select('details').where('action', '=', 'session.held_back')
  return (await query.execute()).map(({ details }) => String(details.by)).toSorted()
}
const metricsOf = (place: TestHeraia) => place.context.ports.metrics.render()

test('what everybody together is sent is not used up by who asks for addresses and phones that nobody has', async () => {
  const place = await few()
  for (let n = 0; n < 5; n++) {
    const [email, phone] = [`nobody-${n}@example.org`, `+3460000020${n}`]
    expect(await ask(place, '/recover', { email })).toEqual(sent)
    expect(await ask(place, '/resend', { type: 'signup', email })).toEqual(sent)
    expect(await ask(place, '/resend', { type: 'email_change', email })).toEqual(sent)
    expect(await ask(place, '/resend', { type: 'sms', phone })).toEqual(sent)
    expect(await ask(place, '/resend', { type: 'phone_change', phone })).toEqual(sent)
    expect((await ask(place, '/otp', { phone, create_user: false }))[1]).toBe('otp_disabled')
  }
  expect([await mailed(place), place.sms.sent]).toEqual([[], []])
  expect(await ask(place, '/signup', { email: 'mira@example.org', password: 'secret1' })).toEqual(sent)
  expect(await ask(place, '/recover', { email: 'mira@example.org' })).toEqual(sent)
  expect(await mailed(place)).toEqual(['mira@example.org', 'mira@example.org'])
  expect(await ask(place, '/otp', { phone: '+34600000001' })).toEqual(sent)
  expect(place.sms.sent).toHaveLength(1)
  await place.close()
})

test('it is limited, so that nobody has us pay without end: mails wait for the next hour, and no answer says so', async () => {
  const place = await few()
  const signsUp = (name: string) => ask(place, '/signup', { email: `${name}@example.org`, password: 'secret1' })
  for (const name of ['one', 'two', 'three']) expect(await signsUp(name)).toEqual(sent)
  expect(await ask(place, '/otp', { email: 'four@example.org' })).toEqual(sent)
  expect(await mailed(place)).toEqual(['one@example.org', 'two@example.org'])
  const known = await ask(place, '/recover', { email: 'one@example.org' })
  expect([known, await ask(place, '/recover', { email: 'nobody@example.org' })]).toEqual([sent, sent])
  expect(await mailed(place)).toEqual([])
  expect(place.log.lines.map((line) => line.fields.bucket)).toContain('mailUnprovenOfAll')
  expect(await metricsOf(place)).toMatch(/rate_limited_total\{bucket="auth.mailUnprovenOfAll"\} 3/)
  expect(await onRecord(place)).toEqual(['mailUnprovenOfAll'])
  place.clock.advance({ hours: 1 })
  expect(await signsUp('five')).toEqual(sent)
  expect(await mailed(place), 'who comes now is not behind all who wait').toEqual(['five@example.org'])
  const late: string[] = []
  for (let hour = 1; hour <= 3; hour++) {
    place.clock.advance({ minutes: 16 })
    late.push(...(await mailed(place)))
    place.clock.advance({ minutes: 44 })
  }
  expect(late.toSorted()).toEqual(['four@example.org', 'one@example.org', 'three@example.org'])
  await place.close()
})

test('mails to members have room of their own: addresses that somebody made up keep none from her', async () => {
  const place = await few()
  await ask(place, '/signup', { email: 'hers@example.org', password: 'secret1' })
  const { token_hash } = await newestMail(place, 'hers@example.org')
  await authClient(place).auth.verifyOtp({ type: 'signup', token_hash })
  place.clock.advance({ hours: 1 })
  for (let n = 1; n <= 5; n++) await ask(place, '/otp', { email: `made-up-${n}@example.org` })
  expect(await mailed(place)).toHaveLength(2)
  expect(await ask(place, '/recover', { email: 'hers@example.org' })).toEqual(sent)
  expect(await mailed(place)).toEqual(['hers@example.org'])
  await place.close()
})

test('not more mails to made-up addresses wait than there is room for soon: the rest goes nowhere, which is on record', async () => {
  const place = await few({ rates: { mailOfAll: 2, mailUnprovenWaits: 1 } })
  for (let n = 1; n <= 6; n++) expect(await ask(place, '/otp', { email: `made-up-${n}@example.org` })).toEqual(sent)
  expect(await mailed(place)).toHaveLength(2)
  expect((await waiting(place)).length).toBe(1)
  expect(await metricsOf(place)).toMatch(/rate_limited_total\{bucket="auth.mailUnprovenWaits"\} 3/)
  expect(await onRecord(place)).toEqual(['mailUnprovenOfAll', 'mailUnprovenWaits'])
  await place.close()
})

test('where an operator has fewer go out, fewer wait: a third of an hour’s', async () => {
  for (const [rates, out, wait] of [
    [{ mailOfAll: 3 }, 3, 1],
    [{ mailOfAll: 3, mailUnprovenOfAll: 6 }, 6, 2],
  ] as const) {
    const place = await few({ rates })
    for (let n = 1; n <= 10; n++) await ask(place, '/otp', { email: `made-up-${n}@example.org` })
    expect([(await mailed(place)).length, (await waiting(place)).length]).toEqual([out, wait])
    await place.close()
  }
})

test('who asks again while her mail waits is sent the newer one alone, and the older takes no place', async () => {
  const place = await few()
  for (const name of ['one', 'two', 'hers']) await ask(place, '/otp', { email: `${name}@example.org` })
  expect(await mailed(place)).not.toContain('hers@example.org')
  for (let n = 0; n < 2; n++) {
    place.clock.advance({ minutes: 2 })
    await ask(place, '/resend', { type: 'signup', email: 'hers@example.org' })
    await place.runJobs()
  }
  place.clock.advance({ hours: 1, minutes: 20 })
  expect(await mailed(place)).toEqual(['hers@example.org'])
  await ask(place, '/otp', { email: 'three@example.org' })
  expect(await mailed(place)).toEqual(['three@example.org'])
  await place.close()
})

test('what a member is told of somebody who wanted her address does not wait longer than a day', async () => {
  const place = await few({ rates: { mailOfAll: 1, mailUnprovenOfAll: 100 } })
  const [hers, other] = ['hers@example.org', 'other@example.org']
  for (const email of [hers, other]) {
    await ask(place, '/signup', { email, password: 'secret1' })
    const { token_hash } = await newestMail(place, email)
    await authClient(place).auth.verifyOtp({ type: 'signup', token_hash })
  }
  place.clock.advance({ hours: 1 })
  await ask(place, '/recover', { email: other })
  expect(await mailed(place)).toEqual([other])
  await ask(place, '/signup', { email: hers, password: 'secret1' })
  expect([await mailed(place), await waiting(place)]).toEqual([[], [hers]])
  place.clock.advance({ days: 1, minutes: 1 })
  expect([await mailed(place), await waiting(place)]).toEqual([[], []])
  await place.close()
})

test('a mail goes out once, where a process was killed just after it had counted it', async () => {
  const place = await few()
  await ask(place, '/signup', { email: 'one@example.org', password: 'secret1' })
  const { rows } = await sql<{ payload: Record<string, unknown> }>`select payload from waiting_jobs`.execute(place.db)
  await place.runJob('send-mail', rows[0]?.payload)
  await place.runJob('send-mail', rows[0]?.payload)
  expect(await mailed(place)).toEqual(['one@example.org'])
  await place.close()
})

test('a mail counts once, however often the mail server is tried', async () => {
  const place = await few()
  await ask(place, '/signup', { email: 'one@example.org', password: 'secret1' })
  for (let n = 0; n < 3; n++) {
    place.mailer.failWith(new Error('away'))
    await expect(place.runJobs()).rejects.toThrow('away')
    place.clock.advance({ minutes: 1 })
  }
  place.mailer.failWith(null)
  await ask(place, '/signup', { email: 'two@example.org', password: 'secret1' })
  expect((await mailed(place)).toSorted()).toEqual(['one@example.org', 'two@example.org'])
  await place.close()
})

test('who waits for an SMS on the spot is told that there is no room', async () => {
  const place = await few()
  expect(await ask(place, '/otp', { phone: '+34600000001' })).toEqual(sent)
  expect(await ask(place, '/otp', { phone: '+34600000002' })).toEqual([429, 'over_sms_send_rate_limit', true])
  await place.close()
})

test('whoever uses up all SMS keeps nobody from her second factor, nor from a code once she is in', async () => {
  const factors = { totp: true, phone: true, webauthn: true }
  const place = await few({ autoconfirm: true, accessTokenSeconds: 10 ** 7, factors, rates: { smsOfAll: 2 } })
  const code = () => /\d{6}/.exec(place.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
  const [auth, bySms] = [authClient(place).auth, authClient(place).auth]
  await auth.signUp({ email: 'hers@example.org', password: 'secret1' })
  const { data: factor } = await auth.mfa.enroll({ factorType: 'phone', phone: '+34600000042' })
  const factorId = factor?.id ?? ''
  const challenges = async () => (await auth.mfa.challenge({ factorId })).data?.id ?? ''
  const proves = async (challengeId: string) => (await auth.mfa.verify({ factorId, challengeId, code: code() })).error
  expect(await proves(await challenges())).toBeNull()
  await bySms.signInWithOtp({ phone: '+34600000043' })
  await bySms.verifyOtp({ type: 'sms', phone: '+34600000043', token: code() })
  expect(await ask(place, '/otp', { phone: '+34600000001' })).toEqual([429, 'over_sms_send_rate_limit', true])
  expect(await proves(await challenges())).toBeNull()
  expect((await bySms.reauthenticate()).error).toBeNull()
  place.clock.advance({ minutes: 1 })
  // What is sent to the phones that people showed to be theirs is limited by itself, for it costs too.
  expect((await auth.mfa.challenge({ factorId })).error?.code).toBe('over_sms_send_rate_limit')
  expect(place.log.lines.at(-1)?.fields.bucket).toBe('smsOwnOfAll')
  await place.close()
})

test('nor does who has mails sent keep her from proving herself; what is mailed for that is limited by itself', async () => {
  const place = await few({ autoconfirm: true, accessTokenSeconds: 10 ** 7 })
  const people = ['one', 'two', 'three'].map(() => authClient(place).auth)
  for (const [n, auth] of people.entries()) await auth.signUp({ email: `own-${n}@example.org`, password: 'secret1' })
  await place.db.updateTable('users').set({ email_unproven: false }).execute()
  const unproven = authClient(place).auth
  await unproven.signUp({ email: 'made-up@example.org', password: 'secret1' })
  expect((await unproven.reauthenticate()).error).toBeNull()
  for (let n = 1; n <= 3; n++) await ask(place, '/otp', { email: `new-${n}@example.org` })
  expect(await mailed(place), 'where nobody showed that it is hers it is one of those').toHaveLength(2)
  const codes = async () => {
    const answers: (string | null)[] = []
    for (const auth of people) answers.push((await auth.reauthenticate()).error?.code ?? null)
    return answers
  }
  expect(await codes()).toEqual([null, null, 'over_email_send_rate_limit'])
  expect(place.log.lines.at(-1)?.fields.bucket).toBe('mailOwnOfAll')
  place.clock.advance({ hours: 1 })
  expect(await people[2]?.reauthenticate()).toMatchObject({ error: null })
  await place.close()
})

test('an operator who sets one limit sets those too that were one with it, unless they are set themselves', async () => {
  const factors = { totp: true, phone: true, webauthn: true }
  const sendsTo = async (rates: AuthSettings['rates']) => {
    const place = await few({ autoconfirm: true, factors, rates })
    let told = 0
    while ((await ask(place, '/otp', { phone: '+34600000042' }))[0] === 200) {
      told += 1
      place.clock.advance({ minutes: 1 })
    }
    await place.close()
    return told
  }
  expect(await sendsTo({ sms: 2 })).toBe(2)
  expect(await sendsTo({ sms: 2, smsWanted: 3 })).toBe(3)
})

test('an SMS of which the request knows nothing stays away where there is no room, and members and strangers hear the same', async () => {
  const place = await few({ signup: false })
  const { admin } = await adminClient(place)
  for (const phone of ['+34600000001', '+34600000002']) await admin.createUser({ phone, phone_confirm: true })
  for (const n of [1, 2, 3]) {
    expect(await ask(place, '/otp', { phone: `+3460000000${n}` })).toEqual(sent)
    await place.runJobs()
  }
  expect(place.sms.sent.map(({ to }) => to)).toEqual(['34600000001'])
  expect(await metricsOf(place)).toMatch(/rate_limited_total\{bucket="auth.smsOfAll"\} 1/)
  place.clock.advance({ hours: 1 })
  await place.runJobs()
  expect(place.sms.sent).toHaveLength(1)
  await place.close()
})
