import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient, type TestAuthClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

type Auth = TestAuthClient['auth']
type Admin = Awaited<ReturnType<typeof adminClient>>['admin']

const heraia = await createTestHeraia({ settings: { auth: { autoconfirm: false } } })
afterAll(() => heraia.close())
beforeEach(() => {
  heraia.mails.length = 0
})

const { auth } = authClient(heraia)
const data = { name: 'Mira López', role: 'fan', language: 'es' }

async function signUp(email: string, password = 'secret1') {
  const answer = await auth.signUp({ email, password, options: { data } })
  await heraia.runJobs()
  return answer
}

const lastMail = () => heraia.mails.at(-1)?.text ?? ''
const tokenInMail = () => /token_hash=(\w+)/.exec(lastMail())?.[1] ?? ''
const codeInMail = () => /^\d{6}$/m.exec(lastMail())?.[0] ?? ''

test('a new person gets a mail in her language and is not signed in yet', async () => {
  const answer = await signUp('mira@example.org')
  expect(answer.error).toBeNull()
  expect(answer.data.session).toBeNull()
  expect(answer.data.user?.confirmation_sent_at).toBeTruthy()
  expect(heraia.mails).toMatchObject([{ to: 'mira@example.org', subject: 'Confirma tu email en Heraia' }])
  expect(lastMail()).toContain(`${heraia.siteUrl}/verify?token_hash=${tokenInMail()}&type=signup`)
  const signIn = await auth.signInWithPassword({ email: 'mira@example.org', password: 'secret1' })
  expect(signIn.error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })
})

test('the link confirms the address once and signs her in', async () => {
  await signUp('link@example.org')
  const token_hash = tokenInMail()
  const { data, error } = await auth.verifyOtp({ type: 'signup', token_hash })
  expect(error).toBeNull()
  expect(data.user?.user_metadata.email_verified).toBe(true)
  expect(data.user?.email_confirmed_at).toBeTruthy()
  expect((await auth.getUser()).data.user?.email).toBe('link@example.org')
  const again = await auth.verifyOtp({ type: 'signup', token_hash })
  expect(again.error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Email link is invalid or has expired',
  })
})

test('the six digits do the same', async () => {
  await signUp('digits@example.org')
  const { data } = await auth.verifyOtp({ type: 'email', email: 'Digits@example.org', token: codeInMail() })
  expect(data.session?.access_token).toBeTruthy()
})

test('the digits cannot be guessed, and the link still counts', async () => {
  await signUp('guess@example.org')
  const [code, token_hash] = [codeInMail(), tokenInMail()]
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (let tries = 0; tries < 10; tries++) {
    const { error } = await auth.verifyOtp({ type: 'signup', email: 'guess@example.org', token: wrong })
    expect(error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' })
  }
  expect((await auth.verifyOtp({ type: 'signup', email: 'guess@example.org', token: code })).error?.code).toBe(
    'otp_expired',
  )
  expect((await auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull()
})

test('the mail counts for a day', async () => {
  await signUp('late@example.org')
  heraia.clock.advance({ hours: 25 })
  const { error } = await auth.verifyOtp({ type: 'signup', token_hash: tokenInMail() })
  expect(error?.code).toBe('otp_expired')
})

test('who signs up where somebody had been first is told whose password counts', async () => {
  const link = `${heraia.siteUrl}/forgot-password`
  await signUp('first@example.org', 'stranger1')
  expect(lastMail()).not.toContain(link)
  heraia.clock.advance({ minutes: 2 })
  await signUp('first@example.org', 'hers-own1')
  expect(lastMail()).toContain('Vale lo que se dijo entonces, también la contraseña')
  expect(lastMail()).toContain(`Elegir una contraseña nueva:\n${link}\n`)
  heraia.clock.advance({ minutes: 2 })
  await auth.resend({ type: 'signup', email: 'first@example.org' })
  await heraia.runJobs()
  expect(lastMail()).toContain(link)
})

test('who asks for a way in without a password where somebody had chosen one is told that it counts', async () => {
  const link = `${heraia.siteUrl}/forgot-password`
  await signUp('chosen@example.org', 'stranger1')
  heraia.clock.advance({ minutes: 2 })
  await auth.signInWithOtp({ email: 'chosen@example.org' })
  await heraia.runJobs()
  expect(lastMail()).toContain(link)
  await auth.signInWithOtp({ email: 'nothing-chosen@example.org' })
  await heraia.runJobs()
  heraia.clock.advance({ minutes: 2 })
  await auth.signInWithOtp({ email: 'nothing-chosen@example.org' })
  await heraia.runJobs()
  expect(lastMail()).not.toContain(link)
})

test('another mail takes the place of the first, at most one a minute', async () => {
  await signUp('again@example.org')
  const first = tokenInMail()
  expect((await auth.resend({ type: 'signup', email: 'again@example.org' })).error).toBeNull()
  await heraia.runJobs()
  expect(heraia.mails).toHaveLength(1)
  heraia.clock.advance({ minutes: 2 })
  expect((await auth.resend({ type: 'signup', email: 'again@example.org' })).error).toBeNull()
  await heraia.runJobs()
  expect(heraia.mails).toHaveLength(2)
  expect((await auth.verifyOtp({ type: 'signup', token_hash: first })).error?.code).toBe('otp_expired')
  expect((await auth.verifyOtp({ type: 'signup', token_hash: tokenInMail() })).error).toBeNull()
})

test('a clock that is set back by a day after her mail makes her wait for no day', async () => {
  await signUp('set-back@example.org')
  heraia.clock.advance({ days: -1 })
  expect((await auth.resend({ type: 'signup', email: 'set-back@example.org' })).error).toBeNull()
  await heraia.runJobs()
  expect(heraia.mails).toHaveLength(2)
  expect((await auth.verifyOtp({ type: 'signup', token_hash: tokenInMail() })).error).toBeNull()
})

test('nobody learns by a sign-up who is a member; the owner gets a mail', async () => {
  await signUp('member@example.org')
  await auth.verifyOtp({ type: 'signup', token_hash: tokenInMail() })
  heraia.clock.advance({ minutes: 2 })
  const fresh = await signUp('stranger@example.org')
  const known = await signUp('member@example.org')
  expect(known.error).toBeNull()
  expect(known.data.user?.identities).toEqual([])
  const shape = (user: object | null) => Object.keys(user ?? {}).sort()
  expect(shape(known.data.user)).toEqual(shape(fresh.data.user))
  expect(heraia.mails.at(-1)).toMatchObject({ to: 'member@example.org', subject: 'Ya tienes una cuenta en Heraia' })
})

test('a second sign-up does not change the password of an account that waits', async () => {
  await signUp('waiting@example.org', 'hers-first')
  heraia.clock.advance({ minutes: 2 })
  await signUp('waiting@example.org', 'somebody-elses')
  expect(heraia.mails).toHaveLength(2)
  await auth.verifyOtp({ type: 'signup', token_hash: tokenInMail() })
  const wrong = await auth.signInWithPassword({ email: 'waiting@example.org', password: 'somebody-elses' })
  expect(wrong.error?.code).toBe('email_not_confirmed')
  expect((await auth.signInWithPassword({ email: 'waiting@example.org', password: 'hers-first' })).error).toBeNull()
})

test('asking for a mail to an unknown address is answered alike', async () => {
  const { data, error } = await auth.resend({ type: 'signup', email: 'nobody@example.org' })
  expect([data, error]).toMatchObject([{ user: null }, null])
  await heraia.runJobs()
  expect(heraia.mails).toEqual([])
})

test('a mail server that is away is tried again', async () => {
  heraia.mailer.failWith(new Error('away'))
  await expect(signUp('patient@example.org')).rejects.toThrow('away')
  heraia.mailer.failWith(null)
  heraia.clock.advance({ minutes: 1 })
  await heraia.runJobs()
  expect(heraia.mails).toMatchObject([{ to: 'patient@example.org' }])
})

const verify = async (body: object) => {
  const response = await heraia.fetch('/auth/v1/verify', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  })
  return [response.status, (await response.json()).code]
}

test.each([
  [{}, 400, 'validation_failed'],
  [{ type: 'signup' }, 400, 'validation_failed'],
  [{ type: 'nonsense', token_hash: 'x' }, 400, 'validation_failed'],
  [{ type: 'signup', token_hash: 'x', token: '123456', email: 'a@b.org' }, 400, 'validation_failed'],
  [{ type: 'signup', token_hash: 'x', email: 'a@b.org' }, 400, 'validation_failed'],
  [{ type: 'signup', token: '123456' }, 400, 'validation_failed'],
  [{ type: 'signup', token: 123456, email: 'a@b.org' }, 400, 'bad_json'],
  [{ type: 'recovery', token_hash: 'x' }, 403, 'otp_expired'],
  [{ type: 'signup', token_hash: "' or 1=1 --" }, 403, 'otp_expired'],
  [{ type: 'signup', token: '123456', email: 'nobody@example.org' }, 403, 'otp_expired'],
])('refuses to verify %j', async (body, status, code) => {
  expect(await verify(body)).toEqual([status, code])
})

describe('who is invited after a stranger signed up with her address', () => {
  const waits = async (email: string) => {
    const stranger = authClient(heraia).auth
    expect((await stranger.signUp({ email, password: 'of-a-stranger-1' })).error).toBeNull()
    const mail = await newestMail(heraia, email)
    expect((await (await adminClient(heraia)).admin.inviteUserByEmail(email)).error).toBeNull()
    return { stranger, mail, tries: () => stranger.signInWithPassword({ email, password: 'of-a-stranger-1' }) }
  }

  test('is let in by the invitation alone, and no more by the mail that he had sent', async () => {
    const email = 'invited-1@example.org'
    const { mail, tries } = await waits(email)
    const { auth } = authClient(heraia)
    const old = await auth.verifyOtp({ type: 'signup', token_hash: mail.token_hash })
    expect(old.error?.code).toBe('otp_expired')
    expect((await tries()).error?.code).toBe('email_not_confirmed')
    const { token_hash, type } = await newestMail(heraia, email)
    expect([type, (await auth.verifyOtp({ type: 'invite', token_hash })).error]).toEqual(['invite', null])
    expect((await tries()).error?.code).toBe('email_not_confirmed')
  })

  test.each([
    ['resend', (auth: Auth, email: string) => auth.resend({ type: 'signup', email })],
    ['otp', (auth: Auth, email: string) => auth.signInWithOtp({ email })],
    ['sign-up', (auth: Auth, email: string) => auth.signUp({ email, password: 'of-a-stranger-1' })],
  ])('is alone in her account also where he has another one sent, by %s', async (name, asks) => {
    const email = `invited-${name}@example.org`
    const { stranger, tries } = await waits(email)
    heraia.clock.advance({ minutes: 2 })
    expect((await asks(stranger, email)).error).toBeNull()
    const { token_hash, type } = await newestMail(heraia, email)
    expect(type).toBe('signup')
    expect((await authClient(heraia).auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull()
    expect((await tries()).error?.code).toBe('email_not_confirmed')
  })
})

describe('an operator’s link for who waits after a stranger signed up with her address', () => {
  let count = 0
  const waits = async () => {
    const email = `linked-${++count}@example.org`
    const stranger = authClient(heraia).auth
    const data = { team: 'of a stranger' }
    expect((await stranger.signUp({ email, password: 'of-a-stranger-1', options: { data } })).error).toBeNull()
    const mail = await newestMail(heraia, email)
    return { email, mail, tries: () => stranger.signInWithPassword({ email, password: 'of-a-stranger-1' }) }
  }
  const makes: Admin['generateLink'] = async (asked) => (await adminClient(heraia)).admin.generateLink(asked)
  const opens = async ({ properties }: { properties: { hashed_token: string; verification_type: string } | null }) => {
    const { auth } = authClient(heraia)
    const { hashed_token: token_hash = '', verification_type } = properties ?? {}
    const { data, error } = await auth.verifyOtp({ type: verification_type as 'signup', token_hash })
    expect(error).toBeNull()
    return data.user
  }

  test.each(['magiclink', 'recovery'] as const)('leaves nothing of his: %s', async (type) => {
    const { email, mail, tries } = await waits()
    const { data } = await makes({ type, email })
    const old = await authClient(heraia).auth.verifyOtp({ type: 'signup', token_hash: mail.token_hash })
    expect(old.error?.code).toBe('otp_expired')
    expect(await opens(data)).toMatchObject({ email, email_confirmed_at: expect.any(String) })
    expect((await tries()).error?.code).toBe('email_not_confirmed')
  })

  test('has the password and the data that the operator said: signup', async () => {
    const { email, mail, tries } = await waits()
    const data = { team: 'Blue' }
    const link = await makes({ type: 'signup', email, password: 'of-operator-1', options: { data } })
    expect(link.data.user?.user_metadata).toMatchObject({ team: 'Blue', email })
    const old = await authClient(heraia).auth.verifyOtp({ type: 'signup', token_hash: mail.token_hash })
    expect(old.error?.code).toBe('otp_expired')
    expect((await opens(link.data))?.user_metadata).toMatchObject({ team: 'Blue', email_verified: true })
    expect((await tries()).error?.code).toBe('email_not_confirmed')
    const hers = await authClient(heraia).auth.signInWithPassword({ email, password: 'of-operator-1' })
    expect(hers.error).toBeNull()
    expect((await makes({ type: 'signup', email, password: 'another-1' })).error?.code).toBe('email_exists')
  })

  test('moves her to another address without his password', async () => {
    const { email, tries } = await waits()
    const newEmail = `moved-${email}`
    const links = []
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      links.push((await makes({ type, email, newEmail })).data.properties?.hashed_token ?? '')
    }
    for (const token_hash of links) {
      expect((await authClient(heraia).auth.verifyOtp({ type: 'email_change', token_hash })).error).toBeNull()
    }
    expect((await tries()).error?.code).toBe('email_not_confirmed')
    const moved = await authClient(heraia).auth.signInWithPassword({ email: newEmail, password: 'of-a-stranger-1' })
    expect(moved.error?.code).toBe('invalid_credentials')
  })

  test('leaves who has confirmed her address what is hers', async () => {
    const email = 'linked-hers@example.org'
    const { auth } = authClient(heraia)
    await auth.signUp({ email, password: 'hers-first', options: { data: { team: 'Red' } } })
    await auth.verifyOtp({ type: 'signup', token_hash: (await newestMail(heraia, email)).token_hash })
    const { data } = await makes({ type: 'magiclink', email, options: { data: { team: 'Blue' } } })
    expect((await opens(data))?.user_metadata).toMatchObject({ team: 'Red' })
    expect((await authClient(heraia).auth.signInWithPassword({ email, password: 'hers-first' })).error).toBeNull()
  })
})
