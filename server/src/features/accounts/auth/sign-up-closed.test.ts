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

test('nor by an SMS that cannot be sent: it is in the log, and goes out as long as she may wait for it', async () => {
  const asks = async (phone: string) => {
    const { data, error } = await authClient(heraia).auth.signInWithOtp({ phone })
    return [error, data.messageId?.length]
  }
  heraia.sms.sent.length = 0
  heraia.sms.failWith(new Error('away'))
  const member = await asks('+34600000001')
  expect(member).toEqual([null, expect.any(Number)])
  expect(await asks('+34600000003')).toEqual(member)
  const fails = () => expect(heraia.runJobs()).rejects.toThrow('Error sending confirmation OTP')
  await fails()
  expect(heraia.log.lines.at(-1)?.message).toBe('an SMS could not be sent')
  heraia.sms.failWith(null)
  heraia.clock.advance({ seconds: 50 })
  await heraia.runJobs()
  expect(heraia.sms.sent.map(({ to }) => to)).toEqual(['34600000001'])
  heraia.sms.failWith(new Error('away'))
  await asks('+34600000001')
  await fails()
  heraia.sms.failWith(null)
  heraia.clock.advance({ seconds: 61 })
  await heraia.runJobs()
  expect(heraia.sms.sent).toHaveLength(1)
})
