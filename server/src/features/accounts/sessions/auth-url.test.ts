import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { apiFor, refusal, season } from '@heraia/hosts/test/season'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { FOR_EVER } from '../standing/for-ever.ts'
import { createRemoteKeys } from '../tokens/remote-keys.ts'
import { createSessionsElsewhere } from './sessions-elsewhere.ts'

/** One Heraia signs people in; the other has its product only, and is pointed at the first. */
const first = await createTestHeraia({ settings: { auth: { anonymous: true } } })
const asked: string[] = []
const http = createServer((request, response) => {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  void first.fetch(request.url ?? '/', { headers }).then(async (answer) => {
    asked.push(`${answer.status} ${request.url}`)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(await answer.text())
  })
})
await new Promise<void>((done) => void http.listen(0, '127.0.0.1', done))
/** A hosted service that signs with RSA, as some do. */
const rsa = await generateKeyPair('RS256')
const listed = JSON.stringify({ keys: [{ ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256' }] })
const said = { keys: listed, times: 0 }
const hosted = createServer((_, response) => {
  said.times += 1
  response.end(said.keys)
})
await new Promise<void>((done) => void hosted.listen(0, '127.0.0.1', done))
const hostedUrl = `http://127.0.0.1:${(hosted.address() as AddressInfo).port}`
const third = await createTestHeraia({ settings: { auth: { authUrl: hostedUrl } } })

const authUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}/auth/v1`
const second = await createTestHeraia({ settings: { auth: { authUrl } } })
const away = await createTestHeraia({ settings: { auth: { authUrl: 'http://127.0.0.1:1/auth/v1' } } })
afterAll(async () => {
  http.close()
  hosted.close()
  for (const each of [first, second, away, third]) await each.close()
})

type Auth = ReturnType<typeof authClient>['auth']

const registration = { name: 'Mira López', role: 'fan', termsVersion: '2024-03-15' } as const

test('who signed in at the first is somebody at the second, makes a profile there, and posts', async () => {
  const mira = await season(first).joins('Mira López')
  const there = apiFor(second, mira.token)
  expect(await refusal(there.profiles.editable())).toMatchObject({ status: 403, reason: 'profile_missing' })
  const me = await there.accounts.createProfile(registration)
  expect(me).toMatchObject({ id: mira.id, name: 'Mira López', email: mira.email })
  expect(await there.accounts.me()).toMatchObject({ id: mira.id })
  expect((await there.feed.timeline({})).items).toEqual([])
})

test('a guest of the first reads at the second, may no more, and nothing of her is kept there', async () => {
  const { auth } = authClient(first)
  const { data } = await auth.signInAnonymously()
  const there = apiFor(second, data.session?.access_token)
  expect((await there.people.search({})).items).toBeInstanceOf(Array)
  expect(await refusal(there.accounts.createProfile(registration))).toMatchObject({ status: 403, reason: 'guest' })
  const users = second.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', data.user?.id ?? '')
  expect(await users.execute()).toEqual([])
  await auth.updateUser({ email: 'ines@example.org' })
  const renewed = (await auth.refreshSession()).data.session
  expect(await apiFor(second, renewed?.access_token).accounts.createProfile(registration)).toMatchObject({
    id: data.user?.id,
  })
})

const signedElsewhere = (
  id: string,
  said: { email: string; at?: Date },
  { alg, kid } = { alg: 'RS256', kid: 'rsa' },
) => {
  const token = new SignJWT({ role: 'authenticated', session_id: id, email: said.email })
    .setProtectedHeader({ alg, kid })
    .setSubject(id)
    .setAudience('authenticated')
    .setExpirationTime('1h')
  return (said.at ? token.setIssuedAt(said.at) : token).sign(rsa.privateKey)
}

test('a hosted service may sign with RSA, and number people as it likes', async () => {
  const id = crypto.randomUUID()
  const signed = (alg: string, kid: string) => signedElsewhere(id, { email: 'ana@example.org' }, { alg, kid })
  const there = apiFor(third, await signed('RS256', 'rsa'))
  expect(await there.accounts.createProfile(registration)).toMatchObject({ id, email: 'ana@example.org' })
  expect(await refusal(apiFor(third, await signed('RS256', 'another')).accounts.me())).toMatchObject({
    reason: 'token_invalid',
  })
  const mira = await season(first).joins('Mira López')
  const [, content, signature] = mira.token.split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'rsa' })).toString('base64url')
  expect(await refusal(apiFor(third, `${header}.${content}.${signature}`).accounts.me())).toMatchObject({
    ...{ status: 401, reason: 'token_invalid' },
  })
})

/** With a token of a minute later, which she has for a minute. */
async function comesWith(id: string, email: string) {
  third.clock.advance({ minutes: 1 })
  const there = apiFor(third, await signedElsewhere(id, { email, at: third.clock.now() }))
  third.clock.advance({ minutes: 1 })
  return there
}
const emailOf = async (id: string) =>
  (await third.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email

test('who has another address at the first is written to at that one, and her older tokens do not bring back the one before', async () => {
  const id = crypto.randomUUID()
  const before = await comesWith(id, 'rosa@example.org')
  await before.accounts.createProfile({ ...registration, name: 'Rosa Moved' })
  const after = await comesWith(id, 'Rosa.New@Example.org')
  expect(await after.accounts.me()).toMatchObject({ email: 'rosa.new@example.org' })
  await before.accounts.me()
  expect(await emailOf(id)).toBe('rosa.new@example.org')
  third.clock.advance({ minutes: -4 })
})

test('an address that somebody had before is hers who has it now, and two may change with each other', async () => {
  const [ana, bea, cleo] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const old = [await comesWith(ana, 'a@example.net'), await comesWith(bea, 'b@example.net')]
  for (const each of old) await each.people.search({})
  const anas = await comesWith(ana, 'b@example.net')
  const beas = await comesWith(bea, 'a@example.net')
  await anas.people.search({})
  expect([await emailOf(ana), await emailOf(bea)]).toEqual(['b@example.net', ''])
  for (const each of old) await each.people.search({})
  expect([await emailOf(ana), await emailOf(bea)]).toEqual(['b@example.net', ''])
  await beas.people.search({})
  expect([await emailOf(ana), await emailOf(bea)]).toEqual(['b@example.net', 'a@example.net'])
  const cleos = await comesWith(cleo, 'b@example.net')
  await cleos.people.search({})
  expect([await emailOf(cleo), await emailOf(ana)], 'somebody new').toEqual(['b@example.net', ''])
  third.clock.advance({ minutes: -10 })
})

test('who comes with an address that a newer account has holds up nobody, and who is shut out changes nothing', async () => {
  const [ana, bea] = [crypto.randomUUID(), crypto.randomUUID()]
  const anas = await comesWith(ana, 'both@example.net')
  for (const each of [await comesWith(bea, 'both@example.net'), anas]) await each.people.search({})
  const rows = async () => {
    const { rows } = await sql`
      select id, email, updated_at, xmax::text as held_by from users where id in (${ana}, ${bea}) order by id`.execute(
      third.db,
    )
    return rows
  }
  const before = await rows()
  expect([await emailOf(ana), await emailOf(bea)]).toEqual(['', 'both@example.net'])
  await anas.people.search({})
  expect(await rows()).toEqual(before)
  await third.db.updateTable('users').set({ banned_until: FOR_EVER }).where('id', '=', bea).execute()
  const banned = await rows()
  const moved = await comesWith(bea, 'elsewhere@example.net')
  expect(await refusal(moved.people.search({}))).toMatchObject({ reason: 'suspended' })
  expect(await rows()).toEqual(banned)
  third.clock.advance({ minutes: -6 })
})

test('after a start all wait for one list of keys, and one that is dropped there is soon dropped here', async () => {
  const { ports, settings } = third.context
  const { clock } = third
  const keys = createRemoteKeys(ports, settings, hostedUrl)
  const before = said.times
  const found = await Promise.all(['rsa', 'rsa', 'another', 'rsa'].map((kid) => keys.verifying(kid)))
  expect(found.map((key) => key !== null)).toEqual([true, true, false, true])
  expect(said.times - before).toBe(1)
  said.keys = JSON.stringify({ keys: [] })
  clock.advance({ seconds: 61 })
  expect(await keys.verifying('rsa'), 'nobody waits for it').not.toBeNull()
  await expect.poll(() => keys.verifying('rsa')).toBeNull()
  clock.advance({ seconds: -61 })
  said.keys = listed
})

test('the second has no auth endpoints', async () => {
  for (const path of ['/auth/v1/settings', '/auth/v1/.well-known/jwks.json']) {
    expect((await second.fetch(path)).status).toBe(404)
  }
  const signUp = await second.fetch('/auth/v1/signup', { method: 'POST', body: '{}' })
  expect(signUp.status).toBe(404)
})

test('tokens of others, of no role of hers, and of yesterday do not count', async () => {
  const stranger = await season(away)
    .joins('Eve Stranger')
    .catch(() => null)
  expect(stranger).toBeNull()
  const mira = await season(first).joins('Mira López')
  expect(await refusal(apiFor(away, mira.token).accounts.me())).toMatchObject({ status: 401, reason: 'token_invalid' })
  const forged = await new SignJWT({ role: 'authenticated', session_id: mira.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(mira.id)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('a secret that nobody gave us, long enough'))
  expect(await refusal(apiFor(second, forged).accounts.me())).toMatchObject({ reason: 'token_invalid' })
  second.clock.advance({ hours: 2 })
  expect(await refusal(apiFor(second, mira.token).accounts.me())).toMatchObject({ reason: 'token_expired' })
  second.clock.advance({ hours: -2 })
})

test('whoever signs out at the first, or is banned or deleted there, is out at the second within a second', async () => {
  const moment = () => second.clock.advance({ seconds: 1 })
  const ends = [
    async (auth: Auth) => void (await auth.signOut({ scope: 'local' })),
    async (_: Auth, id: string) =>
      void (await first.db
        .updateTable('users')
        .set({ banned_until: new Date('2100-01-01') })
        .where('id', '=', id)
        .execute()),
    async (_: Auth, id: string) => void (await first.db.deleteFrom('users').where('id', '=', id).execute()),
  ]
  for (const [n, end] of ends.entries()) {
    const { auth } = authClient(first)
    const { data } = await auth.signUp({ email: `ends-${n}@example.org`, password: 'secret1' })
    const there = apiFor(second, data.session?.access_token)
    await there.accounts.createProfile({ ...registration, name: `Mira Ends ${n}` })
    moment()
    asked.length = 0
    await Promise.all([there.accounts.me(), there.accounts.me(), there.feed.timeline({})])
    expect(asked, 'once a second').toEqual(['200 /auth/v1/user'])
    await end(auth, data.user?.id ?? '')
    moment()
    expect(await refusal(there.accounts.me())).toMatchObject({ status: 401, reason: 'session_ended' })
  }
})

test('while the first is away, or answers what means nothing, tokens count; it is left alone for a while', async () => {
  const says = { status: 500, body: '{}', times: 0 }
  const odd = createServer((_, response) => {
    says.times += 1
    response.writeHead(says.status).end(says.body)
  })
  await new Promise<void>((done) => void odd.listen(0, '127.0.0.1', done))
  const { port } = odd.address() as AddressInfo
  const at = (authUrl: string) =>
    createSessionsElsewhere(second.context.ports, {
      ...second.context.settings,
      auth: { ...second.context.settings.auth, authUrl },
    })
  const there = at(`http://127.0.0.1:${port}/auth/v1`)
  for (const [status, body] of [
    [401, '{"message":"Invalid API key"}'],
    [429, '{"code":"over_request_rate_limit"}'],
    [200, 'not at all'],
  ] as const) {
    Object.assign(says, { status, body })
    expect(await there.lives(crypto.randomUUID(), 'token'), String(status)).toBe(true)
  }
  Object.assign(says, { status: 403, body: '{"code":"session_not_found"}' })
  const [over, other] = [crypto.randomUUID(), crypto.randomUUID()]
  expect(await there.lives(over, 'token')).toBe(false)
  expect(await there.living([over, other]), 'one that never came here counts').toEqual(new Set([other]))
  Object.assign(says, { status: 500, body: '{}' })
  expect(await there.lives(crypto.randomUUID(), 'token')).toBe(true)
  Object.assign(says, { status: 403, body: '{"code":"user_banned"}' })
  const before = says.times
  expect(await there.lives(crypto.randomUUID(), 'token'), 'it is left alone').toBe(true)
  expect(says.times).toBe(before)
  second.clock.advance({ seconds: 5 })
  expect(await there.lives(crypto.randomUUID(), 'token')).toBe(false)
  odd.closeAllConnections()
  await new Promise((done) => odd.close(done))
  expect(await there.lives(crypto.randomUUID(), 'token')).toBe(true)
})

test('who is suspended at the second stays out of it', async () => {
  const mira = await season(first).joins('Mira López')
  const there = apiFor(second, mira.token)
  await there.accounts.createProfile(registration)
  await second.db.updateTable('profiles').set({ state: 'suspended' }).where('id', '=', mira.id).execute()
  expect(await refusal(there.accounts.me())).toMatchObject({ status: 401, reason: 'suspended' })
})
