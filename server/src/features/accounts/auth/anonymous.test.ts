import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, expect, test } from 'vitest'

const auth = { anonymous: true, phone: true }
const heraia = await createTestHeraia({ settings: { auth: { ...auth, autoconfirm: false } } })
const easy = await createTestHeraia({ settings: { auth } })
afterAll(async () => {
  await heraia.close()
  await easy.close()
})

test('who only looks around has a session, no identity and no profile', async () => {
  const { auth } = authClient(heraia)
  const { data, error } = await auth.signInAnonymously({ options: { data: { theme: 'dark' } } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ is_anonymous: true, email: '', identities: [], user_metadata: { theme: 'dark' } })
  expect((await auth.getClaims()).data?.claims).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] })
  expect((await auth.reauthenticate()).error).toMatchObject({
    message: 'Reauthentication requires the user to have an email or a phone number',
  })
  expect((await auth.updateUser({ password: 'secret1' })).error?.code).toBe('validation_failed')
})

test('an address that she confirms makes it a full account, the same one', async () => {
  const { auth } = authClient(heraia)
  const { data } = await auth.signInAnonymously()
  const asked = await auth.updateUser({ email: 'mira@example.org' })
  expect(asked.data.user).toMatchObject({ is_anonymous: true, new_email: 'mira@example.org' })
  const { token_hash } = await newestMail(heraia, 'mira@example.org')
  const { data: full } = await auth.verifyOtp({ type: 'email_change', token_hash })
  expect(full.user).toMatchObject({ id: data.user?.id, email: 'mira@example.org', is_anonymous: false })
  expect(full.user?.identities).toMatchObject([{ provider: 'email' }])
  expect((await auth.updateUser({ password: 'secret1' })).error).toBeNull()
  expect((await auth.signInWithPassword({ email: 'mira@example.org', password: 'secret1' })).error).toBeNull()
})

test('a phone does, too', async () => {
  const { auth } = authClient(heraia)
  const { data } = await auth.signInAnonymously()
  await auth.updateUser({ phone: '+34600000001' })
  const code = /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
  const { data: full } = await auth.verifyOtp({ type: 'phone_change', phone: '+34600000001', token: code })
  expect(full.user).toMatchObject({ id: data.user?.id, phone: '34600000001', is_anonymous: false })
})

test('where addresses count at once, so does hers, with a password in the same breath', async () => {
  const { auth } = authClient(easy)
  await auth.signInAnonymously()
  const { data, error } = await auth.updateUser({ email: 'dana@example.org', password: 'secret1' })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: 'dana@example.org', is_anonymous: false })
  expect(
    (await authClient(easy).auth.signInWithPassword({ email: 'dana@example.org', password: 'secret1' })).error,
  ).toBe(null)
})
