import type { PersonId } from '@heraia/contract/ids'
import type { RegistrationMode } from '@heraia/contract/site-settings'
import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { providerAt, providerSeason } from '@heraia/hosts/test/provider-season'
import { apiFor, refusal, season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { saveSiteSetting } from '../../site/site-settings.ts'
import { grantAdmin } from '../standing/grant-admin.ts'

const club = await oidcIssuer('http://heraia.test/auth/v1/callback')
const heraia = await createTestHeraia({
  settings: {
    auth: { autoconfirm: false, anonymous: true, accessTokenSeconds: 10 ** 7, providers: { club: providerAt(club) } },
  },
})
afterAll(async () => {
  await Promise.all([heraia.close(), club.close()])
})
const { joins: joinsAtOnce, stranger } = season(heraia)
const { atClub, follow, leaves } = providerSeason(heraia, club)
const { auth: asked } = heraia.context.settings
const takes = (mode: RegistrationMode) =>
  saveSiteSetting(heraia.context, 'registration', { mode, membersInvite: false })

/** Her address counts at once, and nobody had to let her in. */
async function joins(name: string) {
  await takes('open')
  asked.autoconfirm = true
  const player = await joinsAtOnce(name)
  asked.autoconfirm = false
  await takes('approval')
  return player
}
const [ada, mira] = [await joins('Ada Admin'), await joins('Mira Member')]
await grantAdmin(heraia.context, ada.id)

beforeEach(async () => {
  await takes('approval')
  await heraia.runJobs()
  heraia.mails.length = 0
})

let count = 0

/** Somebody registers, and proves her address. */
async function registers(name = `Ines N${++count}N`) {
  const email = `joining-${++count}@example.org`
  const { auth } = authClient(heraia)
  const data = { name, role: 'athlete', sport: 'Korfball' }
  expect((await auth.signUp({ email, password: 'secret1', options: { data } })).error).toBeNull()
  await heraia.runJobs()
  const proof = /token_hash=(\w+)/.exec(heraia.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
  heraia.clock.advance({ seconds: 1 })
  const { data: proven, error } = await auth.verifyOtp({ type: 'signup', token_hash: proof })
  expect(error).toBeNull()
  const token = proven.session?.access_token ?? ''
  return { id: proven.user?.id as PersonId, name, email, auth, token, api: apiFor(heraia, token) }
}
type Waiting = Awaited<ReturnType<typeof registers>>

const queue = async () => (await ada.api.admin.waitingPeople({})).items
const mailsTo = async (email: string) => {
  await heraia.runJobs()
  return heraia.mails.filter(({ to }) => to === email).map(({ subject, text }) => `${subject}\n${text}`)
}
const waits = { status: 401, reason: 'account_waiting' }

const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id)

/** Nobody finds her, by whatever way. */
async function expectNowhere({ id, name }: Waiting) {
  for (const api of [mira.api, ada.api, stranger]) {
    expect(await refusal(api.profiles.get({ id }))).toMatchObject({ status: 404 })
    for (const q of [name, 'korfball']) expect(idsOf(await api.people.search({ q }))).not.toContain(id)
  }
  expect(await refusal(mira.api.profiles.follow({ id }))).toMatchObject({ status: 404 })
  expect(await refusal(mira.api.messages.open({ personId: id }))).toMatchObject({ status: 404 })
  expect(idsOf(await ada.api.admin.people({ q: name }))).not.toContain(id)
}

test('whoever registers may do nothing and is seen by nobody, until an admin lets her in; then she is one like others, from that day on', async () => {
  const she = await registers()
  const calls: (() => Promise<unknown>)[] = [
    () => she.api.accounts.me(),
    () => she.api.accounts.sessions(),
    () => she.api.messages.conversations({}),
    () => she.api.profiles.follow({ id: mira.id }),
    () => she.api.notifications.list({}),
  ]
  for (const call of calls) expect(await refusal(call())).toMatchObject(waits)
  await expectNowhere(she)
  const authorization = { headers: { authorization: `Bearer ${she.token}` } }
  expect((await heraia.fetch('/events', authorization)).status).toBe(401)

  heraia.clock.advance({ days: 40 })
  expect(await refusal(she.api.accounts.me())).toMatchObject(waits)
  expect(await ada.api.admin.acceptPerson({ id: she.id })).toEqual({ id: she.id })
  expect(await she.api.accounts.me()).toMatchObject({ id: she.id, name: she.name, role: 'athlete' })
  expect((await she.api.accounts.joinRequest()).request).toBeNull()
  expect((await mailsTo(she.email)).at(-1)).toContain('/login')
  expect(idsOf(await mira.api.people.search({ q: she.name }))).toContain(she.id)
  const row = (await ada.api.admin.people({ q: she.name })).items.find(({ id }) => id === she.id)
  expect(row?.joinedAt, 'as of this moment').toBe(heraia.clock.now().toISOString())
  expect(await refusal(ada.api.admin.acceptPerson({ id: she.id }))).toMatchObject({ status: 404 })
})

test('she says why she would like to join, and says it otherwise; the admins read it, the longest waiting first', async () => {
  for (const { id } of await queue()) await ada.api.admin.acceptPerson({ id })
  const [first, second] = [await registers(), await registers()]
  expect(await first.api.accounts.joinRequest()).toMatchObject({
    request: { name: first.name, email: first.email, words: '' },
  })
  await first.api.accounts.sayToJoin({ words: 'I coach ' })
  expect(await first.api.accounts.sayToJoin({ words: '<b>I coach</b> girls' })).toMatchObject({
    request: { words: '<b>I coach</b> girls' },
  })
  expect(await refusal(first.api.accounts.sayToJoin({ words: 'x'.repeat(501) }))).toMatchObject({
    fields: [{ field: 'words', code: 'too_long' }],
  })
  expect(await queue()).toMatchObject([
    { id: first.id, email: first.email, role: 'athlete', sport: 'Korfball', words: '<b>I coach</b> girls' },
    { id: second.id, words: '' },
  ])
  const one = await ada.api.admin.waitingPeople({ limit: 1 })
  expect(one).toMatchObject({ items: [{ id: first.id }], waiting: { count: 2, more: false } })
  const next = await ada.api.admin.waitingPeople({ limit: 1, cursor: one.nextCursor ?? '' })
  expect(next).toMatchObject({ items: [{ id: second.id }], nextCursor: null })
})

test('who waits is seen and let in by admins alone; who waits for nothing has nothing to say', async () => {
  const she = await registers()
  for (const api of [mira.api, she.api, stranger]) {
    const status = api === mira.api ? 403 : 401
    expect(await refusal(api.admin.waitingPeople({}))).toMatchObject({ status })
    expect(await refusal(api.admin.acceptPerson({ id: she.id }))).toMatchObject({ status })
    expect(await refusal(api.admin.declinePerson({ id: she.id, reason: 'No' }))).toMatchObject({ status })
  }
  expect(await refusal(ada.api.admin.acceptPerson({ id: mira.id }))).toMatchObject({ status: 404 })
  expect(await refusal(ada.api.admin.declinePerson({ id: mira.id, reason: 'No' }))).toMatchObject({ status: 404 })
  expect(await mira.api.accounts.joinRequest()).toEqual({ request: null })
  expect(await refusal(mira.api.accounts.sayToJoin({ words: 'Please' }))).toMatchObject({ status: 404 })
  expect(await refusal(mira.api.accounts.withdrawJoin())).toMatchObject({ status: 404 })
  expect(await mira.api.accounts.me()).toMatchObject({ id: mira.id })
  expect(await refusal(stranger.accounts.joinRequest())).toMatchObject({ status: 401, reason: 'not_signed_in' })
})

test('declined, she is told the reason by mail, and nothing of her is left; she may register again', async () => {
  const she = await registers()
  await she.api.accounts.sayToJoin({ words: 'Let me in' })
  expect(await refusal(ada.api.admin.declinePerson({ id: she.id, reason: ' ' }))).toMatchObject({ status: 422 })
  await ada.api.admin.declinePerson({ id: she.id, reason: 'This is a club of <Madrid>.' })
  expect(await refusal(she.api.accounts.joinRequest())).toMatchObject({ status: 401 })
  expect(await refusal(she.api.accounts.keep()), 'there is nothing to keep').toMatchObject({ status: 401 })
  const mails = await mailsTo(she.email)
  expect(mails.some((mail) => mail.includes('This is a club of <Madrid>.'))).toBe(true)
  const rows = await heraia.db.selectFrom('users').select(['email', 'deleted_at']).where('id', '=', she.id).execute()
  expect(JSON.stringify(rows)).not.toContain(she.email)
  const words = heraia.db.selectFrom('registration_requests').select('words').where('words', '=', 'Let me in')
  expect(await words.execute()).toEqual([])
  const { auth } = authClient(heraia)
  const again = await auth.signUp({ email: she.email, password: 'secret1', options: { data: { name: 'Again' } } })
  expect(again.error).toBeNull()
  await expectNowhere(she)
})

test('she asks no longer: her account is deleted at once, with everything of it', async () => {
  const she = await registers()
  expect(await she.api.accounts.withdrawJoin()).toEqual({ withdrawn: true })
  expect(await refusal(she.api.accounts.joinRequest())).toMatchObject({ status: 401 })
  await heraia.runJobs()
  expect(idsOf({ items: await queue() })).not.toContain(she.id)
  const { rows } = await sql`select 1 from users where email = ${she.email}`.execute(heraia.context.db)
  expect(rows).toEqual([])
})

test('two admins who decide at once decide once', async () => {
  const she = await registers()
  const other = await joins('Olga Admin')
  await grantAdmin(heraia.context, other.id)
  const answers = await Promise.allSettled([
    ada.api.admin.acceptPerson({ id: she.id }),
    other.api.admin.declinePerson({ id: she.id, reason: 'No' }),
    she.api.accounts.withdrawJoin(),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await heraia.runJobs()
  expect(idsOf({ items: await queue() })).not.toContain(she.id)
})

test('who comes by a service says who she is, and waits; whom the operator makes an account does not, nor whom she makes an admin or deletes', async () => {
  const { back, auth } = await leaves('club', atClub().login)
  const { data } = await auth.exchangeCodeForSession((await follow(back)).searchParams.get('code') ?? '')
  const api = apiFor(heraia, data.session?.access_token ?? '')
  const said = { name: 'Cora Club', role: 'fan' as const, termsVersion: '2026-01' }
  expect(await refusal(api.accounts.createProfile(said))).toMatchObject(waits)
  expect(await refusal(api.accounts.createProfile(said)), 'once more').toMatchObject(waits)
  expect((await queue()).find(({ name }) => name === 'Cora Club')).toMatchObject({ role: 'fan', words: '' })

  const { admin } = await adminClient(heraia)
  const email = `made-${++count}@example.org`
  const made = await admin.createUser({ email, password: 'secret1', email_confirm: true })
  expect(made.error).toBeNull()
  const { data: hers } = await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })
  const trusted = apiFor(heraia, hers.session?.access_token ?? '')
  expect(await trusted.accounts.createProfile({ ...said, name: 'Tea Trusted' })).toMatchObject({ name: 'Tea Trusted' })

  const gone = await registers()
  expect((await admin.deleteUser(gone.id, true)).error).toBeNull()
  expect(idsOf({ items: await queue() })).not.toContain(gone.id)

  const first = await registers()
  expect(await grantAdmin(heraia.context, first.id)).toBe(true)
  expect(await first.api.accounts.me()).toMatchObject({ role: 'admin', isAdmin: true })
})

test('who registered before goes on waiting when everybody may; nobody who registers then waits, and no guest comes meanwhile', async () => {
  const she = await registers()
  expect((await authClient(heraia).auth.signInAnonymously()).error).toMatchObject({ code: 'signup_disabled' })
  await takes('open')
  expect(await refusal(she.api.accounts.me())).toMatchObject(waits)
  const other = await registers()
  expect(await other.api.accounts.me()).toMatchObject({ id: other.id })
  await ada.api.admin.acceptPerson({ id: she.id })
  expect(await she.api.accounts.me()).toMatchObject({ id: she.id })
})

test('the admins are told by mail that somebody waits, once an hour however many come, and not while nobody comes', async () => {
  await heraia.runJob('tell-who-waits', {})
  await registers()
  await registers()
  heraia.mails.length = 0
  await heraia.runJob('tell-who-waits', {})
  const told = await mailsTo(ada.email)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('/admin/joining')
  expect(await mailsTo(mira.email), 'she is no admin').toEqual([])
  heraia.clock.advance({ hours: 2 })
  heraia.mails.length = 0
  await heraia.runJob('tell-who-waits', {})
  expect(await mailsTo(ada.email)).toEqual([])
})

test('what was decided stands in the log, with who decided and why', async () => {
  const [one, another, third] = [await registers(), await registers(), await registers()]
  await ada.api.admin.acceptPerson({ id: one.id })
  await ada.api.admin.declinePerson({ id: another.id, reason: 'Of another town' })
  await third.api.accounts.withdrawJoin()
  const said = await heraia.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_id', 'details'])
    .where('subject_id', 'in', [one.id, another.id, third.id])
    .where('action', 'like', 'registration.%')
    .orderBy('action')
    .execute()
  expect(said).toMatchObject([
    { action: 'registration.accepted', actor_id: ada.id, subject_id: one.id },
    { action: 'registration.declined', actor_id: ada.id, details: { reason: 'Of another town' } },
    { action: 'registration.withdrawn', actor_id: third.id },
  ])
})

test('the sign-in screen is told that everybody may register, and whom the site takes', async () => {
  const settings = await (await heraia.fetch('/auth/v1/settings')).json()
  expect(settings).toMatchObject({ disable_signup: false, registration: 'approval' })
})
