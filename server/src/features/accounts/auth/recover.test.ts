import { authClient } from '@heraia/hosts/test/auth-client'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { anonymous: true } } })
afterAll(() => heraia.close())

const email = 'mira@example.org'
beforeAll(async () => {
  await authClient(heraia).auth.signUp({ email, password: 'secret1', options: { data: { language: 'es' } } })
})
beforeEach(async () => {
  // What the test before it left to be sent is none of this one.
  await heraia.runJobs()
  heraia.mails.length = 0
  heraia.clock.advance({ minutes: 2 })
})

async function asks(auth = authClient(heraia).auth, address = email) {
  const { error } = await auth.resetPasswordForEmail(address)
  await heraia.runJobs()
  return { error, text: heraia.mails.at(-1)?.text ?? '' }
}

test('who forgot her password gets a mail, chooses a new one, and her other devices are signed out', async () => {
  const { auth } = authClient(heraia)
  const other = authClient(heraia).auth
  await other.signInWithPassword({ email, password: 'secret1' })
  const { error, text } = await asks(auth)
  expect(error).toBeNull()
  expect(heraia.mails).toMatchObject([{ to: email, subject: 'Elige una nueva contraseña para Heraia' }])
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  const token_hash = /reset-password\?token_hash=(\w+)&type=recovery/.exec(text)?.[1] ?? ''
  expect((await auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await auth.updateUser({ password: 'brandnew2' })).error).toBeNull()
  expect((await other.getUser()).error).not.toBeNull()
  expect((await other.signInWithPassword({ email, password: 'brandnew2' })).error).toBeNull()
  expect((await auth.verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired')
})

test('the six digits do the same, and do not confirm another kind', async () => {
  const { text } = await asks()
  const token = /^\d{6}$/m.exec(text)?.[0] ?? ''
  const { auth } = authClient(heraia)
  expect((await auth.verifyOtp({ type: 'signup', email, token })).error?.code).toBe('otp_expired')
  expect((await auth.verifyOtp({ type: 'recovery', email, token })).error).toBeNull()
})

test('the link ends the six digits of its mail, and the digits end the link', async () => {
  const { auth } = authClient(heraia)
  const byDigits = (token: string) => auth.verifyOtp({ type: 'recovery', email, token })
  const byLink = (token_hash: string) => auth.verifyOtp({ type: 'recovery', token_hash })
  await auth.resetPasswordForEmail(email)
  const first = await newestMail(heraia, email)
  expect((await byLink(first.token_hash)).error).toBeNull()
  expect((await byDigits(first.code)).error?.code).toBe('otp_expired')
  heraia.clock.advance({ minutes: 2 })
  await auth.resetPasswordForEmail(email)
  const second = await newestMail(heraia, email)
  expect((await byDigits(second.code)).error).toBeNull()
  expect((await byLink(second.token_hash)).error?.code).toBe('otp_expired')
})

test('an unknown address is answered alike, and nobody gets a mail', async () => {
  expect((await asks(undefined, 'nobody@example.org')).error).toBeNull()
  expect(heraia.mails).toEqual([])
})

test('at most one mail a minute', async () => {
  await asks()
  await asks()
  expect(heraia.mails).toHaveLength(1)
})

test('a mail to an address that is hers no longer opens nothing', async () => {
  const before = 'before@example.org'
  await authClient(heraia).auth.signUp({ email: before, password: 'secret1' })
  const { text } = await asks(authClient(heraia).auth, before)
  // As where her change and the mail were on their way at once.
  await heraia.db.updateTable('users').set({ email: 'since@example.org' }).where('email', '=', before).execute()
  const token_hash = /token_hash=(\w+)/.exec(text)?.[1] ?? ''
  const { auth } = authClient(heraia)
  expect((await auth.verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired')
  expect((await auth.getSession()).data.session).toBeNull()
})

test('a mail that says "it was not me" leads to a new password only where one is to be had by mail', async () => {
  const withoutMail = await createTestHeraia({ settings: { auth: { anonymous: true, email: false } } })
  /** She has an address, and adds an app. */
  const hears = async (site: typeof heraia, address: string, more: object = {}) => {
    const { auth } = authClient(site)
    const { data } = await auth.signInAnonymously()
    const hers = site.db.updateTable('users').where('id', '=', data.user?.id ?? '')
    const confirmed = { email: address, email_confirmed_at: site.clock.now(), is_anonymous: false }
    await hers.set({ ...confirmed, ...more }).execute()
    const { data: app } = await auth.mfa.enroll({ factorType: 'totp' })
    const code = codeOfApp(app?.totp.secret ?? '', 0, site.clock.now())
    await auth.mfa.challengeAndVerify({ factorId: app?.id ?? '', code })
    return (await newestMail(site, address)).text
  }
  const settings = 'It was not me: see how my account is protected:\nhttp://heraia.test/settings/security\n'
  expect(await hears(heraia, 'usual@example.org')).toContain(
    `choose a new password:\nhttp://heraia.test/forgot-password\n`,
  )
  expect(await hears(withoutMail, 'no-mail@example.org')).toContain(settings)
  expect(await hears(heraia, 'club@example.org', { is_sso_user: true })).toContain(settings)
  await withoutMail.close()
})
