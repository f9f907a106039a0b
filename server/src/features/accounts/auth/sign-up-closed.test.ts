import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { signup: false, phone: true } } })
afterAll(() => heraia.close())

test('where the operator takes no new people, a sign-up says so', async () => {
  const { auth } = authClient(heraia)
  const { error } = await auth.signUp({ email: 'mira@example.org', password: 'secret1' })
  expect(error).toMatchObject({
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  })
  expect(await (await heraia.fetch('/auth/v1/settings')).json()).toMatchObject({ disable_signup: true })
})

test('and who asks for a way in is not told by it who is a member', async () => {
  const { admin } = await adminClient(heraia)
  await admin.createUser({
    email: 'member@example.org',
    phone: '+34600000001',
    email_confirm: true,
    phone_confirm: true,
  })
  const asks = async (whom: { email: string } | { phone: string }) => {
    const { data, error } = await authClient(heraia).auth.signInWithOtp(whom)
    return [error, data.messageId?.length]
  }
  const byMail = await asks({ email: 'member@example.org' })
  const bySms = await asks({ phone: '+34600000001' })
  expect([byMail[0], bySms[0]]).toEqual([null, null])
  expect(await asks({ email: 'nobody@example.org' })).toEqual(byMail)
  expect((await asks({ phone: '+34600000002' }))[0]).toBeNull()
  await heraia.runJobs()
  expect([heraia.mails.map(({ to }) => to), heraia.sms.sent.map(({ to }) => to)]).toEqual([
    ['member@example.org'],
    ['34600000001'],
  ])
  expect(await heraia.db.selectFrom('users').select('email').execute()).toHaveLength(1)
})
