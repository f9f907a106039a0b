import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { apiFor, refusal, season } from '@heraia/hosts/test/season'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { createRemoteKeys } from '../tokens/remote-keys.ts'

/** One Heraia signs people in; the other has its product only, and is pointed at the first. */
const first = await createTestHeraia({ settings: { auth: { anonymous: true } } })
const http = createServer((request, response) => {
  void first.fetch(request.url ?? '/').then(async (answer) => {
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

test('a hosted service may sign with RSA, and number people as it likes', async () => {
  const id = crypto.randomUUID()
  const signed = (alg: string, kid: string) =>
    new SignJWT({ role: 'authenticated', session_id: id, email: 'ana@example.org' })
      .setProtectedHeader({ alg, kid })
      .setSubject(id)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(rsa.privateKey)
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

test('who is suspended at the second stays out of it', async () => {
  const mira = await season(first).joins('Mira López')
  const there = apiFor(second, mira.token)
  await there.accounts.createProfile(registration)
  await second.db.updateTable('profiles').set({ state: 'suspended' }).where('id', '=', mira.id).execute()
  expect(await refusal(there.accounts.me())).toMatchObject({ status: 401, reason: 'suspended' })
})
