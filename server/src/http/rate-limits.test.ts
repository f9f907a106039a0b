import { PersonId } from '@heraia/contract/ids'
import { asRpc, everyProcedure, type Input } from '@heraia/hosts/test/every-procedure'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { isAdult, saidListing } from '@heraia/hosts/test/listings'
import { market } from '@heraia/hosts/test/orders'
import { importSaid, saidResult } from '@heraia/hosts/test/records'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, season } from '@heraia/hosts/test/season'
import { teamSaid, teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { saveSiteSetting } from '../features/site/site-settings.ts'
import { limits } from './rate-limits.ts'

const FACTOR = 0.02
const METRICS = 'a token for prometheus'
const heraia = await createTestHeraia({
  settings: { rateLimitFactor: FACTOR, metricsToken: METRICS, auth: { accessTokenSeconds: 10 ** 7 } },
})
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

/** Registering has a limit of its own. */
const joinsLater = (name: string) => {
  heraia.clock.advance({ minutes: 20 })
  return joins(name)
}
const [mira, dana] = [await joinsLater('Mira Limits'), await joinsLater('Dana Limits')]
heraia.clock.advance({ minutes: 20 })
const club = await joins('City Club', { role: 'club' })
const newcomers = [await joinsLater('One'), await joinsLater('Two'), await joinsLater('Three')]
const post = await dana.posts('Like this')
const message = await dana.writes(mira, 'Hello')

beforeEach(() => {
  heraia.clock.advance({ hours: 2 })
})

async function ask(name: string, input: Input, as: Player | null = mira, address = '127.0.0.1', more = {}) {
  const procedure = everyProcedure.find((each) => each.name === name)
  if (!procedure) throw new Error(`${name} is not there`)
  const { path, init } = asRpc(procedure, input)
  const headers = { ...init.headers, ...more, ...(as ? { authorization: `Bearer ${as.token}` } : {}) }
  const response = await heraia.fetchFrom(address)(path, { ...init, headers })
  const { json } = (await response.json()) as { json: { code?: string; data?: { retryAfterSeconds?: number } } }
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')), json }
}

// Of the mail that Dana's message will be told by.
await heraia.db.updateTable('notice_mails').set({ token: 'hers' }).where('person_id', '=', mira.id).execute()

const won = (id: string) => ({
  ...{ id, title: 'Cup', description: null, date: '2025-05-04', location: null, type: 'trophy' },
  ...{ audience: 'public', evidence: [] },
})
const cup = await mira.api.achievements.add(won(newId()) as never)

const chosen = await mira.api.settings.get()
await mira.api.settings.save({ ...chosen, links: { ...chosen.links, website: 'https://mira.example/' } })
const racket = saidListing(await mira.uploads(await pngOf(), { purpose: 'listing' }))
await isAdult(mira)
const { founds, offers } = teamsOf(newId)
const team = await founds(dana)
const role = await offers(dana, team)
await isAdult(dana)
const trade = market(heraia)
const bargain = await trade.offers(dana, await trade.sells(mira))

// Uploads, pictures and forms are no calls of the API, nor is what the auth server is asked: they have theirs tested with them.
const elsewhere = ['account', 'upload', 'media', 'form'] as const

const asked = { id: newId(), knownFor: 'Ten caps', links: [], files: [] }

// All have joined by now.
await saveSiteSetting(heraia.context, 'registration', { mode: 'invite', membersInvite: true })
const invitation = newId()

/** What takes from each bucket, and is answered as long as there is something in it. */
const acts: Record<
  Exclude<keyof typeof limits, (typeof elsewhere)[number]>,
  () => [name: string, input: Input, headers?: Record<string, string>]
> = {
  address: () => ['site.info', {}],
  person: () => ['accounts.me', {}],
  publish: () => ['feed.publish', { id: newId(), text: 'Ball' }],
  comment: () => ['feed.comment', { id: post.id, commentId: newId(), text: 'Nice' }],
  message: () => ['messages.send', { id: message.conversationId, messageId: newId(), text: 'Hi' }],
  newConversation: () => ['messages.open', { personId: newcomers.pop()?.id }],
  follow: () => ['profiles.follow', { id: dana.id }],
  like: () => ['feed.like', { id: post.id }],
  blockList: () => ['profiles.lookUpToBlock', { handles: ['somebody'] }],
  report: () => [
    'profiles.report',
    { id: newId(), subject: 'profile', subjectId: dana.id, category: 'spam', text: '' },
  ],
  achievement: () => ['achievements.add', won(newId())],
  affiliation: () => ['affiliations.name', { kind: 'club', personId: club.id }],
  achievementRequest: () => ['achievements.ask', { id: cup.id, of: null }],
  verificationRequest: () => ['verification.ask', asked],
  listing: () => ['marketplace.publish', { ...racket, version: 0 }],
  listingDraft: () => ['marketplace.saveDraft', { id: newId(), version: 0 }],
  team: () => ['teams.create', { ...teamSaid, id: newId() }],
  teamInvitation: () => ['teams.ask', { id: team.id, role: 'player', note: null }],
  application: () => ['openRoles.apply', { id: role.id, message: 'Hello' }],
  order: () => ['orders.write', { id: bargain.id, noteId: newId(), words: 'Still there?' }],
  typing: () => ['messages.typing', { id: message.conversationId }],
  results: () => ['results.add', saidResult()],
  import: () => ['results.import', importSaid],
  export: () => ['accounts.askExport', {}],
  invitation: () => ['accounts.makeInvitation', { id: invitation, mostUses: 1 }],
  invitationLook: () => ['accounts.lookAtInvitation', { token: 'join_made-up' }],
  stopMails: () => ['settings.stopMails', { token: 'hers' }],
  push: () => ['notifications.unsubscribePush', { endpoint: 'https://fcm.googleapis.com/hers' }],
  linkCheck: () => ['settings.checkLink', { network: 'website' }],
  viewAs: () => ['profiles.get', { id: mira.id }, { 'heraia-view-as': 'nobody' }],
}

test.each(
  Object.entries(limits).filter(([bucket]) => elsewhere.every((each) => each !== bucket)),
)('%s: so many, then a while to wait, then again', async (bucket, limit) => {
  const points = Math.ceil(limit.points * FACTOR)
  const act = () => {
    const [name, input, headers] = acts[bucket as keyof typeof acts]()
    return ask(name, input, bucket === 'address' ? null : mira, '127.0.0.1', headers)
  }
  for (let taken = 0; taken < points; taken += 1) expect((await act()).status).toBe(200)
  const refused = await act()
  expect(refused).toMatchObject({ status: 429, json: { code: 'TOO_MANY_REQUESTS' } })
  expect(refused.retryAfter).toBeGreaterThan(0)
  expect(refused.retryAfter).toBeLessThanOrEqual(limit.windowSeconds)
  expect(refused.json.data?.retryAfterSeconds).toBe(refused.retryAfter)
  heraia.clock.advance({ seconds: refused.retryAfter })
  expect((await act()).status).toBe(200)
})

test('a limit of a person is hers, wherever she asks from; of a stranger her address’s', async () => {
  const points = Math.ceil(limits.person.points * FACTOR)
  for (let taken = 0; taken < points; taken += 1) await ask('accounts.me', {}, mira, `203.0.113.${taken}`)
  expect((await ask('accounts.me', {}, mira, '203.0.113.200')).status).toBe(429)
  expect((await ask('accounts.me', {}, dana, '203.0.113.200')).status).toBe(200)

  const strangers = Math.ceil(limits.address.points * FACTOR)
  for (let taken = 0; taken < strangers; taken += 1) await ask('site.info', {}, null, '198.51.100.1')
  expect((await ask('site.info', {}, null, '198.51.100.1')).status).toBe(429)
  expect((await ask('site.info', {}, null, '198.51.100.2')).status).toBe(200)
})

test('the addresses of one IPv6 home count as one', async () => {
  const strangers = Math.ceil(limits.address.points * FACTOR)
  for (let taken = 0; taken < strangers; taken += 1)
    await ask('site.info', {}, null, `2001:db8:1:2::${taken.toString(16)}`)
  expect((await ask('site.info', {}, null, '2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await ask('site.info', {}, null, '2001:db8:1:3::1')).status).toBe(200)
})

test('what is refused for another reason costs no more than what is answered', async () => {
  const nobody = PersonId.parse(newId())
  for (let taken = 0; taken < 4; taken += 1) expect((await ask('profiles.follow', { id: nobody })).status).toBe(404)
  expect((await ask('profiles.follow', { id: nobody })).status).toBe(429)
})

test('the documented protocol and open streams have the same limits', async () => {
  const headers = { authorization: `Bearer ${mira.token}` }
  const points = Math.ceil(limits.person.points * FACTOR)
  for (let taken = 0; taken < points; taken += 1) await heraia.fetch('/api/me', { headers })
  for (const path of ['/api/me', '/events']) {
    const response = await heraia.fetch(path, { headers })
    expect([path, response.status]).toEqual([path, 429])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('notices of payments count for the address that they come from, and what is refused may come later', async () => {
  const sends = () => heraia.fetchFrom('203.0.113.9')('/api/payments/stripe', { method: 'POST', body: '{}' })
  const points = Math.ceil(limits.address.points * FACTOR)
  for (let taken = 0; taken < points; taken += 1) expect((await sends()).status).toBe(404)
  const refused = await sends()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a mail program that stops mails too often for one address is told when it may again', async () => {
  const clicks = () => heraia.fetchFrom('203.0.113.10')(`/api/mails/stop/${'f'.repeat(48)}`, { method: 'POST' })
  const points = Math.ceil(limits.stopMails.points * FACTOR)
  for (let taken = 0; taken < points; taken += 1) expect((await clicks()).status).toBe(404)
  const refused = await clicks()
  expect(refused.status).toBe(429)
  heraia.clock.advance({ seconds: Number(refused.headers.get('retry-after')) })
  expect((await clicks()).status).toBe(404)
})

test('where the operator set none, the figures are for programs on the server itself', async () => {
  const place = await createTestHeraia()
  const reads = async (address: string, headers: Record<string, string> = {}) =>
    (await place.fetchFrom(address)('/metrics', { headers })).status
  expect([await reads('127.0.0.1'), await reads('::1')]).toEqual([200, 200])
  expect([await reads('203.0.113.7'), await reads('10.0.0.7')]).toEqual([401, 401])
  // A proxy on the same machine, which the operator did not name.
  expect(await reads('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(401)
  await place.close()
})

test('where the operator set a token, who says it reads the figures, and nobody else', async () => {
  const read = (authorization?: string) =>
    heraia.fetch('/metrics', { headers: authorization === undefined ? {} : { authorization } })
  for (const wrong of [undefined, METRICS, `Bearer ${METRICS}x`, 'Bearer ', `bearer ${METRICS}`.slice(0, -1)]) {
    const answer = await read(wrong)
    expect([wrong, answer.status, await answer.text()]).toEqual([wrong, 401, ''])
  }
  expect(await (await read(`Bearer ${METRICS}`)).text()).toContain('heraia_http_request_seconds')
  expect((await heraia.fetch('/healthz')).status).toBe(200)
})
