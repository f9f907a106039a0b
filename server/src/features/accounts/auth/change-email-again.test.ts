import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, expect, test } from 'vitest'

const auth = { autoconfirm: false, phone: true, testOtp: { '34600000077': '424242' } }
const heraia = await createTestHeraia({ settings: { auth, rateLimitFactor: 1 } })
afterAll(() => heraia.close())

test('who has a phone and no address yet gets the mail to her first one again', async () => {
  const { auth } = authClient(heraia)
  const [phone, email] = ['+34600000077', 'first@example.org']
  await auth.signInWithOtp({ phone })
  await auth.verifyOtp({ type: 'sms', phone, token: '424242' })
  await auth.updateUser({ email })
  await heraia.runJobs()
  heraia.mails.length = 0
  heraia.clock.advance({ minutes: 2 })
  expect((await auth.resend({ type: 'email_change', email })).error).toBeNull()
  const { token_hash } = await newestMail(heraia, email)
  const { data } = await auth.verifyOtp({ type: 'email_change', token_hash })
  expect(data.user).toMatchObject({ email, phone: phone.slice(1) })
})

test('an address that is not hers gets ten mails of hers an hour, and she is told', async () => {
  const { auth } = authClient(heraia)
  const [email, elsewhere] = ['mira@example.org', 'somebody@example.org']
  await auth.signUp({ email, password: 'secret1' })
  await auth.verifyOtp({ type: 'signup', token_hash: (await newestMail(heraia, email)).token_hash })
  const codes: (string | undefined)[] = []
  for (let n = 1; n <= 12; n++) {
    heraia.clock.advance({ seconds: 61 })
    codes.push((await auth.updateUser({ email: elsewhere })).error?.code)
    await heraia.runJobs()
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill(undefined))
  expect(codes.slice(10)).toEqual(Array(2).fill('over_email_send_rate_limit'))
  expect(heraia.mails.filter(({ to }) => to === elsewhere)).toHaveLength(10)
})
