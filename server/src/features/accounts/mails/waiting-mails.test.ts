import { mailerOutbox } from '@heraia/hosts/mailer-outbox'
import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { apiFor } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { GRACE_DAYS } from '../deletion/deletion-days.ts'

const heraia = await createTestHeraia({ settings: { auth: { autoconfirm: false, accessTokenSeconds: 10 ** 7 } } })
afterAll(() => heraia.close())
afterEach(() => heraia.mailer.failWith(null))

/** Signs up and opens the link of her mail. */
async function joins(name: string) {
  const { auth } = authClient(heraia)
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.org`
  const data = { name, role: 'athlete', sport: 'Tennis', terms_version: '2024-03-15' }
  await auth.signUp({ email, password: 'secret1', options: { data } })
  const { token_hash } = await newestMail(heraia, email)
  const { data: opened } = await auth.verifyOtp({ type: 'signup', token_hash })
  heraia.clock.advance({ minutes: 2 })
  return { id: opened.user?.id ?? '', email, auth, api: apiFor(heraia, opened.session?.access_token) }
}

/** The addresses to which mails wait to go out. */
const waiting = async () => {
  const { rows } = await sql<{ to: string }>`
    select payload ->> 'to' as to from waiting_jobs where name = 'send-mail'`.execute(heraia.db)
  return rows.map(({ to }) => to).toSorted()
}
const mailIsAway = async () => {
  heraia.mailer.failWith(new Error('away'))
  await expect(heraia.runJobs()).rejects.toThrow('away')
}

/** A mail to an address of hers that lies where the operator reads it. */
const wasMailed = (userId: string, to: string) =>
  mailerOutbox(heraia.db, heraia.clock).send({
    ...{ id: crypto.randomUUID(), userId, to },
    ...{ subject: 'Hello', text: 'Hello', html: 'Hello' },
  })
const outbox = () => heraia.db.selectFrom('outbox_mails').select('to_address').execute()

/** She waits for mails to two addresses, and has had one at a third. */
async function changesAddress(name: string) {
  const mira = await joins(name)
  const wanted = `wanted-${mira.email}`
  expect((await mira.auth.updateUser({ email: wanted })).error).toBeNull()
  await mailIsAway()
  await wasMailed(mira.id, 'before@example.org')
  expect(await waiting()).toEqual([mira.email, wanted].toSorted())
  return mira
}

test('what waits to be mailed goes with her account, to whichever address; that it is deleted she is told', async () => {
  const mira = await changesAddress('Mira Goes')
  await mira.api.accounts.leave({ password: 'secret1' })
  heraia.clock.advance({ days: GRACE_DAYS, hours: 1 })
  await heraia.runJob('erase-account', { personId: mira.id })
  expect(await outbox()).toEqual([])
  expect(await waiting()).toEqual([mira.email])
  heraia.mailer.failWith(null)
  heraia.mails.length = 0
  await heraia.runJobs()
  expect(heraia.mails).toMatchObject([{ to: mira.email, subject: 'Your Heraia account is deleted', userId: null }])
  const said = heraia.log.lines.filter(({ message }) => message.startsWith('an account was deleted'))
  expect([said.length, JSON.stringify(said).includes(mira.id)]).toEqual([1, false])
})

test.each([true, false])('and when the operator deletes it, keeping an empty account or none (%s)', async (soft) => {
  const dana = await changesAddress('Dana Deleted')
  const { admin } = await adminClient(heraia)
  await admin.deleteUser(dana.id, soft)
  expect([await outbox(), await waiting()]).toEqual([[], []])
})

test('a mail that is just being sent to her when she goes is not tried again', async () => {
  const letter = { id: crypto.randomUUID(), to: 'gone@example.org', subject: 'Hi', text: 'Hi', html: 'Hi' }
  heraia.mails.length = 0
  await heraia.runJob('send-mail', { ...letter, userId: crypto.randomUUID() })
  expect(heraia.mails).toEqual([])
})

test('a link that came to its end while the mail server was away is not mailed any more', async () => {
  const ana = await joins('Ana Waits')
  await authClient(heraia).auth.resetPasswordForEmail(ana.email)
  await mailIsAway()
  heraia.mails.length = 0
  heraia.mailer.failWith(null)
  heraia.clock.advance({ days: 1, minutes: 1 })
  await heraia.runJobs()
  expect(heraia.mails).toEqual([])
})

test('what could not be mailed in all its tries is forgotten after a week', async () => {
  const bea = await joins('Bea Unreachable')
  await authClient(heraia).auth.resetPasswordForEmail(bea.email)
  await mailIsAway()
  await sql`update waiting_jobs set attempts = 25 where name = 'send-mail'`.execute(heraia.db)
  heraia.clock.advance({ days: 6 })
  await heraia.runJob('sweep-accounts')
  expect(await waiting()).toEqual([bea.email])
  heraia.clock.advance({ days: 2 })
  await heraia.runJob('sweep-accounts')
  expect(await waiting()).toEqual([])
})

test('a mail that no mail server took away lies where the operator reads it for thirty days', async () => {
  const eva = await joins('Eva Outbox')
  await wasMailed(eva.id, eva.email)
  heraia.clock.advance({ days: 29, hours: 23 })
  await heraia.runJob('sweep-accounts')
  expect(await outbox()).toEqual([{ to_address: eva.email }])
  heraia.clock.advance({ hours: 2 })
  await heraia.runJob('sweep-accounts')
  expect(await outbox()).toEqual([])
})
