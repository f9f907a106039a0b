import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
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

/** Another change takes the place of hers while a job is about to write by what it read of that. */
async function changesHerMind(id: string, becomes: { new_email: string } | { new_phone: string }) {
  const job = await heraia.db.transaction().execute(async (tx) => {
    const [sent_to = ''] = Object.values(becomes)
    await tx.updateTable('users').set(becomes).where('id', '=', id).execute()
    await tx.updateTable('one_time_tokens').set({ sent_to }).where('user_id', '=', id).execute()
    const job = heraia.runJobs()
    await untilWaiting(heraia, 1)
    return [job]
  })
  await Promise.all(job)
}

async function undecided(email: string, change: { email: string } | { phone: string }) {
  const { auth } = authClient(heraia)
  await auth.signUp({ email, password: 'secret1' })
  await auth.verifyOtp({ type: 'signup', token_hash: (await newestMail(heraia, email)).token_hash })
  const { data, error } = await auth.updateUser(change)
  expect(error).toBeNull()
  await heraia.runJobs()
  heraia.mails.length = 0
  heraia.clock.advance({ minutes: 2 })
  return { auth, id: data.user?.id ?? '' }
}

test('who wants another address while the mails of a change are made again is mailed nothing of the one before', async () => {
  const [email, first] = ['undecided@example.org', 'one@example.org']
  const { auth, id } = await undecided(email, { email: first })
  await auth.resend({ type: 'email_change', email })
  await changesHerMind(id, { new_email: 'two@example.org' })
  expect(heraia.mails.filter(({ to, text }) => to === first || text.includes(first))).toEqual([])
})

test('who wants another phone while the code to the one before is sent again keeps the code that is hers', async () => {
  const [first, second] = ['+34600000078', '34600000079']
  const { auth, id } = await undecided('callable@example.org', { phone: first })
  await auth.resend({ type: 'phone_change', phone: first })
  await changesHerMind(id, { new_phone: second })
  const codes = heraia.db.selectFrom('one_time_tokens').select('sent_to').where('user_id', '=', id)
  expect(await codes.execute()).toEqual([{ sent_to: second }])
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
