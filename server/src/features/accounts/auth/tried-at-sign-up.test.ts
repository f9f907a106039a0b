import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { countedPasswords } from '@heraia/hosts/test/counted-passwords'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const { passwords, done: workDone } = countedPasswords()
const heraia = await createTestHeraia({ passwords, settings: { auth: { autoconfirm: false, phone: true } } })
afterAll(() => heraia.close())

const password = 'her-own-1'
const [email, phone] = [
  (who: string) => ({ email: `${who}@example.org` }),
  (digit: number) => ({ phone: `+3460000000${digit}` }),
]
type Address = { email: string } | { phone: string }

async function ask(path: string, body: object, headers: Record<string, string> = {}) {
  workDone()
  const response = await heraia.fetch(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body), headers })
  const said: { id?: string; created_at?: string; error_code?: string } = await response.json()
  return { said, done: workDone() }
}
const signsUp = (address: Address, tried: string, headers?: Record<string, string>) =>
  ask('/signup', { ...address, password: tried, data: { name: 'Zoe Unheard', role: 'fan' } }, headers)
async function signsIn(address: Address, tried: string) {
  const { said, done } = await ask('/token?grant_type=password', { ...address, password: tried })
  return [said.error_code ?? 'a session', done]
}

beforeAll(async () => {
  await signsUp(email('member'), password)
  await signsUp(phone(1), password)
  await heraia.db
    .updateTable('users')
    .set({ email_confirmed_at: heraia.clock.now() })
    .where('email', '<>', '')
    .execute()
  await heraia.db
    .updateTable('users')
    .set({ phone_confirmed_at: heraia.clock.now() })
    .where('phone', '<>', '')
    .execute()
  await signsUp(email('waits'), password)
  await signsUp(phone(2), password)
  // What is checked where nobody is, is made once.
  await signsIn(email('first'), password)
})

test.each([
  ['an address', [email('member'), email('waits'), email('free')]],
  ['a phone', [phone(1), phone(2), phone(3)]],
])('who signs up with %s, and signs in with what she tried, reads the same whose ever it is', async (_, addresses) => {
  const reads: unknown[] = []
  for (const address of addresses) {
    const before = await signsIn(address, 'tried-1')
    const first = (await signsUp(address, 'tried-1')).done
    heraia.clock.advance({ minutes: 2 })
    const second = (await signsUp(address, 'tried-2')).done
    heraia.clock.advance({ minutes: 2 })
    const tried = [await signsIn(address, 'tried-1'), await signsIn(address, 'tried-2')]
    reads.push([before, first, second, tried, await signsIn(address, 'tried-3')])
  }
  const refused = 'phone' in (addresses[0] ?? {}) ? 'phone_not_confirmed' : 'email_not_confirmed'
  const work = { hashes: 1, checks: 1 }
  const wanted = [
    ['invalid_credentials', work],
    { hashes: 2, checks: 0 },
    { hashes: 2, checks: 0 },
    [
      [refused, work],
      [refused, work],
    ],
    ['invalid_credentials', work],
  ]
  expect(reads).toEqual([wanted, wanted, wanted])
})

test('a member comes in with her own password, whatever was tried with her address', async () => {
  expect(await signsIn(email('member'), password)).toEqual(['a session', { hashes: 0, checks: 1 }])
  expect(await signsIn(phone(1), password)).toEqual(['a session', { hashes: 0, checks: 1 }])
  // Nor with the password of one at another's address.
  expect(await signsIn(email('nobody'), 'tried-1')).toEqual(['invalid_credentials', { hashes: 1, checks: 1 }])
})

test('the same sign-up again is answered as the first, and another one is not, whose ever the address is', async () => {
  for (const address of [email('member'), email('waits'), email('free-2')]) {
    heraia.clock.advance({ minutes: 2 })
    const again = () => signsUp(address, 'tried-4', { 'idempotency-key': 'lost-answer' })
    const [first, second] = [await again(), await again()]
    expect([address, second.said.id, second.done]).toEqual([address, first.said.id, first.done])
    expect((await signsUp(address, 'tried-4', { 'idempotency-key': 'another-key' })).said.id).not.toBe(first.said.id)
    expect((await signsUp(address, 'tried-5', { 'idempotency-key': 'lost-answer' })).said.id).not.toBe(first.said.id)
  }
})

test('a key that was used for another address says nothing of that one', async () => {
  heraia.clock.advance({ minutes: 2 })
  const again: (string | undefined)[] = []
  for (const [n, address] of [email('member'), email('waits'), email('free-4')].entries()) {
    const [own, headers] = [email(`own-${n}`), { 'idempotency-key': `one-key-${n}` }]
    await signsUp(own, password, headers)
    const { token_hash } = await newestMail(heraia, own.email)
    await authClient(heraia).auth.verifyOtp({ type: 'signup', token_hash })
    await signsUp(address, 'tried-8', headers)
    again.push('access_token' in (await signsUp(own, password, headers)).said ? 'a session' : 'none')
  }
  expect(again).toEqual(Array(3).fill('a session'))
})

test('the id of a new account is as old as its times, whose ever the address is', async () => {
  const { clock } = heraia
  const now = clock.now
  // A clock that goes on with each look.
  clock.now = () => {
    clock.advance({ milliseconds: 1 })
    return now()
  }
  onTestFinished(() => {
    clock.now = now
  })
  const ages: [address: Address, age: number][] = []
  const free = [email('free-5'), phone(5)]
  for (const address of [...free, email('member'), email('waits'), phone(1), phone(2)]) {
    clock.advance({ minutes: 2 })
    const { said } = await signsUp(address, 'tried-9')
    const made = Number.parseInt((said.id ?? '').replace('-', '').slice(0, 12), 16)
    ages.push([address, new Date(said.created_at ?? '').getTime() - made])
  }
  expect(ages.filter(([, age]) => age !== ages[0]?.[1])).toEqual([])
})

test('what was tried is forgotten after two weeks, and the password of an account that waits with it', async () => {
  const addresses = [email('member'), email('waits'), email('free-3')]
  for (const address of addresses) await signsUp(address, 'tried-6')
  heraia.clock.advance({ days: 13 })
  await heraia.runJob('sweep-accounts')
  for (const address of addresses) expect(await signsIn(address, 'tried-6')).toContain('email_not_confirmed')
  heraia.clock.advance({ days: 2 })
  await heraia.runJob('sweep-accounts')
  for (const address of addresses) expect(await signsIn(address, 'tried-6')).toContain('invalid_credentials')
  expect(await signsIn(email('member'), password)).toContain('a session')
})

test('that a member has left is not to be told by what was tried with her address', async () => {
  await signsUp(email('leaves'), password)
  const hers = heraia.db.updateTable('users').where('email', '=', 'leaves@example.org')
  await hers.set({ email_confirmed_at: heraia.clock.now() }).execute()
  heraia.clock.advance({ minutes: 2 })
  await signsUp(email('leaves'), 'tried-10')
  await heraia.db.deleteFrom('users').where('email', '=', 'leaves@example.org').execute()
  expect(await signsIn(email('leaves'), 'tried-10')).toContain('email_not_confirmed')
})

test('the same sign-up at once has one answer, whose ever the address is', async () => {
  for (const address of [email('member'), email('waits'), email('free-6')]) {
    heraia.clock.advance({ minutes: 2 })
    const asks = Array.from({ length: 4 }, () => signsUp(address, 'tried-11', { 'idempotency-key': 'asked-at-once' }))
    expect(new Set((await Promise.all(asks)).map(({ said }) => said.id)).size).toBe(1)
  }
})

test('who leaves and comes back with the same password has it forgotten, and changed, as anybody has', async () => {
  const signsUpAgain = async () => {
    heraia.clock.advance({ minutes: 2 })
    await signsUp(email('returns'), 'tried-12')
  }
  const confirms = async () => {
    const { auth } = authClient(heraia)
    const { token_hash } = await newestMail(heraia, 'returns@example.org')
    await auth.verifyOtp({ type: 'signup', token_hash })
    return auth
  }
  await signsUpAgain()
  await confirms()
  await signsUpAgain()
  await heraia.db.deleteFrom('users').where('email', '=', 'returns@example.org').execute()
  await signsUpAgain()
  const auth = await confirms()
  expect((await auth.updateUser({ password: 'another-12' })).error).toBeNull()
  expect(await signsIn(email('returns'), 'tried-12')).toContain('invalid_credentials')
  await heraia.db.deleteFrom('users').where('email', '=', 'returns@example.org').execute()
  await signsUpAgain()
  heraia.clock.advance({ days: 15 })
  await heraia.runJob('sweep-accounts')
  expect(await signsIn(email('returns'), 'tried-12')).toContain('invalid_credentials')
})

test('asking for the mail again makes nothing of it last longer, whose ever the address is', async () => {
  const addresses = [email('member'), email('waits'), email('free-7'), email('moved')]
  for (const address of addresses) {
    heraia.clock.advance({ minutes: 2 })
    await signsUp(address, 'tried-13')
  }
  await heraia.db
    .updateTable('users')
    .set({ banned_until: new Date('2100-01-01') })
    .where('email', 'like', 'waits%')
    .execute()
  await heraia.db
    .updateTable('users')
    .set({ email: 'elsewhere@example.org' })
    .where('email', 'like', 'moved%')
    .execute()
  heraia.clock.advance({ days: 10 })
  for (const address of addresses) await ask('/resend', { type: 'signup', ...address })
  await heraia.runJobs()
  const reads = async () => Promise.all(addresses.map(async (address) => (await signsIn(address, 'tried-13'))[0]))
  expect(await reads()).toEqual(Array(4).fill('email_not_confirmed'))
  heraia.clock.advance({ days: 5 })
  await heraia.runJob('sweep-accounts')
  expect(await reads()).toEqual(Array(4).fill('invalid_credentials'))
})

test('the same sign-up again has its first answer also where the account went in between', async () => {
  const headers = { 'idempotency-key': 'went-in-between' }
  await signsUp(email('went'), password)
  const hers = heraia.db.updateTable('users').where('email', '=', 'went@example.org')
  await hers.set({ email_confirmed_at: heraia.clock.now() }).execute()
  heraia.clock.advance({ minutes: 2 })
  const { said } = await signsUp(email('went'), 'tried-18', headers)
  await heraia.db.deleteFrom('users').where('email', '=', 'went@example.org').execute()
  const ids = [
    (await signsUp(email('went'), 'tried-18', headers)).said.id,
    (await signsUp(email('went'), 'tried-18', headers)).said.id,
  ]
  expect(ids).toEqual([said.id, said.id])
})

test('a sign-up that failed behind its first mail is mailed when it is asked again', async () => {
  heraia.clock.advance({ minutes: 2 })
  heraia.mails.length = 0
  const again = () => signsUp(email('member'), 'tried-14', { 'idempotency-key': 'died-behind-it' })
  await again()
  await heraia.runJobs()
  heraia.clock.advance({ minutes: 2 })
  await again()
  await heraia.runJobs()
  expect(heraia.mails.filter(({ to }) => to === 'member@example.org')).toHaveLength(2)
})

test('where an operator confirms her, the password of her sign-up is hers to change', async () => {
  const { admin } = await adminClient(heraia)
  await signsUp(email('by-operator'), 'tried-15')
  const { id } = await heraia.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'by-operator@example.org')
    .executeTakeFirstOrThrow()
  await admin.updateUserById(id, { email_confirm: true })
  expect(await signsIn(email('by-operator'), 'tried-15')).toContain('a session')
  await admin.updateUserById(id, { password: 'another-15' })
  expect(await signsIn(email('by-operator'), 'tried-15')).toContain('invalid_credentials')
  const profile = heraia.db.selectFrom('profiles').select(['name', 'terms_accepted_at']).where('id', '=', id)
  expect(await profile.executeTakeFirst()).toMatchObject({ name: 'Zoe Unheard' })
})

test('nobody sees a profile before its address counts; then it says what she said as she signed up', async () => {
  const looks = async () => {
    const found = await heraia.fetch('/api/people?q=hidden')
    const { items }: { items: { name: string }[] } = await found.json()
    const rows = await heraia.db.selectFrom('profiles').select('name').where('name', '=', 'Zoe Hidden').execute()
    return [items.map(({ name }) => name), rows.length]
  }
  expect(await looks()).toEqual([[], 0])
  const { auth } = authClient(heraia)
  await ask('/signup', { ...email('zoe'), password, data: { name: 'Zoe Hidden', role: 'fan' } })
  expect(await looks()).toEqual([[], 0])
  const { token_hash } = await newestMail(heraia, 'zoe@example.org')
  await auth.verifyOtp({ type: 'signup', token_hash })
  expect(await looks()).toEqual([['Zoe Hidden'], 1])
})

test('by her phone, too, who she is stands once the digits are typed, and as of when she accepted', async () => {
  const { auth } = authClient(heraia)
  const signedUpAt = heraia.clock.now()
  const data = { name: 'Nia Phone', role: 'athlete', sport: 'Judo', terms_version: '1' }
  await ask('/signup', { ...phone(7), password, data })
  heraia.clock.advance({ hours: 1 })
  await ask('/resend', { type: 'sms', ...phone(7) })
  await heraia.runJobs()
  const token = /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
  expect((await auth.verifyOtp({ type: 'sms', ...phone(7), token })).error).toBeNull()
  const profile = heraia.db
    .selectFrom('profiles')
    .select(['sport', 'terms_accepted_at'])
    .where('name', '=', 'Nia Phone')
  expect(await profile.executeTakeFirst()).toEqual({ sport: 'Judo', terms_accepted_at: signedUpAt })
})

test('a member who signed up again by phone and asks for the digits once more is let in by them', async () => {
  heraia.clock.advance({ hours: 2 })
  await signsUp(phone(1), 'tried-16')
  heraia.clock.advance({ minutes: 2 })
  await ask('/resend', { type: 'sms', ...phone(1) })
  await heraia.runJobs()
  const { to, text } = heraia.sms.sent.at(-1) ?? { to: '', text: '' }
  expect(to).toBe('34600000001')
  const token = /\d{6}/.exec(text)?.[0] ?? ''
  expect((await authClient(heraia).auth.verifyOtp({ type: 'sms', ...phone(1), token })).error).toBeNull()
})

test('who signs up again where her password was forgotten is told to choose one', async () => {
  await signsUp(email('forgets'), password)
  heraia.clock.advance({ days: 15 })
  await heraia.runJob('sweep-accounts')
  await signsUp(email('forgets'), password)
  const { text } = await newestMail(heraia, 'forgets@example.org')
  expect(text).toContain('has no password')
  expect(text).not.toContain('the password too')
})

test('who wants an address with which an account was only begun is led to where she gets into that', async () => {
  const { auth } = authClient(heraia)
  await signsUp(email('begun'), password)
  await signsUp(email('wants'), password)
  await auth.verifyOtp({ type: 'signup', token_hash: (await newestMail(heraia, 'wants@example.org')).token_hash })
  heraia.clock.advance({ minutes: 2 })
  await auth.updateUser(email('begun'))
  const { text } = await newestMail(heraia, 'begun@example.org')
  expect(text).toContain('One was begun with it and never confirmed')
  expect(text).toContain('/forgot-password')
})

test('a member who signed up again and waits for a mail is told that she has an account', async () => {
  heraia.clock.advance({ minutes: 2 })
  await signsUp(email('member'), 'tried-7')
  await heraia.runJobs()
  heraia.clock.advance({ minutes: 2 })
  heraia.mails.length = 0
  await ask('/resend', { type: 'signup', ...email('member') })
  await heraia.runJobs()
  expect(heraia.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['member@example.org', 'You already have an account on Heraia'],
  ])
})
