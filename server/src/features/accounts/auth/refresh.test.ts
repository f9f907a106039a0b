import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'
import { readRefreshToken, writeRefreshToken } from '../tokens/refresh-token.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

let count = 0
async function signedIn(): Promise<string> {
  count += 1
  const { data } = await authClient(heraia).auth.signUp({ email: `p${count}@example.org`, password: 'secret1' })
  return data.session?.refresh_token ?? ''
}

async function refresh(refresh_token: string) {
  const response = await heraia.fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ refresh_token }),
  })
  return { status: response.status, ...(await response.json()) }
}

test('a refresh gives new tokens and the session goes on', async () => {
  const first = await signedIn()
  heraia.clock.advance({ minutes: 59 })
  const second = await refresh(first)
  expect(second).toMatchObject({ status: 200, token_type: 'bearer', user: { aud: 'authenticated' } })
  expect(second.refresh_token).not.toBe(first)
  const third = await refresh(second.refresh_token)
  expect(third.status).toBe(200)
})

test('the official client refreshes by itself', async () => {
  const { auth } = authClient(heraia)
  await auth.signUp({ email: 'client@example.org', password: 'secret1' })
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  const { error } = await auth.refreshSession()
  expect(error).toBeNull()
  await expect.poll(() => events).toContain('TOKEN_REFRESHED')
})

test('twenty tabs that refresh at once all get the same token and stay signed in', async () => {
  const first = await signedIn()
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1)
  expect((await refresh(answers[0]?.refresh_token)).status).toBe(200)
})

test('many refresh at the same moment, and each gets what is hers', async () => {
  const before = await Promise.all(Array.from({ length: 8 }, signedIn))
  const [banned, expired, twice] = [await signedIn(), await signedIn(), await signedIn()]
  const ofToken = async (refreshToken: string) =>
    heraia.db
      .selectFrom('auth_sessions')
      .where('id', '=', readRefreshToken(refreshToken)?.sessionId ?? '')
      .select(['id', 'user_id'])
      .executeTakeFirstOrThrow()
  const { user_id } = await ofToken(banned)
  await heraia.db
    .updateTable('users')
    .set({ banned_until: new Date('2100-01-01') })
    .where('id', '=', user_id)
    .execute()
  const { id } = await ofToken(expired)
  await heraia.db
    .updateTable('auth_sessions')
    .set({ last_seen_at: new Date('2020-01-01') })
    .where('id', '=', id)
    .execute()
  const bad = [banned, 'neverours12345', expired]

  const owners = await Promise.all(before.map(async (token) => (await ofToken(token)).user_id))
  const [good, twins, refused] = await Promise.all([
    Promise.all(before.map(refresh)),
    Promise.all([twice, twice].map(refresh)),
    Promise.all(bad.map(refresh)),
  ])

  expect(good.map((answer) => [answer.status, answer.user.id])).toEqual(owners.map((owner) => [200, owner]))
  expect(new Set([...before, ...good.map((answer) => answer.refresh_token)]).size).toBe(16)
  expect(twins[0]?.refresh_token).toBe(twins[1]?.refresh_token)
  expect(refused.map((answer) => answer.code)).toEqual(['user_banned', 'refresh_token_not_found', 'session_expired'])
  const again = await Promise.all([...good, ...twins.slice(1)].map((answer) => refresh(answer.refresh_token)))
  expect(new Set(again.map((answer) => answer.status))).toEqual(new Set([200]))
})

test('who lost the answer gets the same token again, also the next day', async () => {
  const first = await signedIn()
  const lost = await refresh(first)
  heraia.clock.advance({ hours: 24 })
  const again = await refresh(first)
  expect(again).toMatchObject({ status: 200, refresh_token: lost.refresh_token })
})

test('a token of two refreshes ago counts for a few seconds and gives the current one', async () => {
  const first = await signedIn()
  const second = await refresh(first)
  const third = await refresh(second.refresh_token)
  heraia.clock.advance({ seconds: 9 })
  expect(await refresh(first)).toMatchObject({ status: 200, refresh_token: third.refresh_token })
})

test('an old token used later ends the session for everyone who holds one, for good', async () => {
  const first = await signedIn()
  const second = await refresh(first)
  const third = await refresh(second.refresh_token)
  heraia.clock.advance({ seconds: 11 })
  expect(await refresh(first)).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  })
  expect(await refresh(third.refresh_token)).toMatchObject({
    status: 400,
    code: 'session_not_found',
    message: 'Invalid Refresh Token: No Valid Session Found',
  })
  const warned = heraia.log.lines.filter(({ level }) => level === 'warn')
  expect(warned.map(({ message }) => message)).toEqual(['a refresh token was used again: its session was ended'])
  const said = JSON.stringify(heraia.log.lines)
  const tokens = [second, third].flatMap(({ refresh_token, access_token }) => [refresh_token, access_token])
  for (const token of [first, ...tokens]) expect(said).not.toContain(token)
  const me = await heraia.fetch('/api/me', { headers: { authorization: `Bearer ${third.access_token}` } })
  expect([me.status, (await me.json()).data.reason]).toEqual([401, 'session_ended'])
})

test('an old token ends the session also in the seconds after a refresh: who stole it sees when she is here', async () => {
  const stolen = await signedIn()
  const second = await refresh(stolen)
  heraia.clock.advance({ minutes: 61 })
  const third = await refresh(second.refresh_token)
  expect((await refresh(stolen)).code).toBe('refresh_token_already_used')
  expect((await refresh(third.refresh_token)).code).toBe('session_not_found')
})

test('a session that nobody used for 30 days has expired', async () => {
  const first = await signedIn()
  heraia.clock.advance({ days: 31 })
  expect(await refresh(first)).toMatchObject({ status: 400, code: 'session_expired' })
})

test('a session that is used stays, and what has expired is swept away', async () => {
  const [used, unused] = [await signedIn(), await signedIn()]
  heraia.clock.advance({ days: 20 })
  const later = await refresh(used)
  heraia.clock.advance({ days: 20 })
  await heraia.runJob('sweep-accounts')
  const sessions = await heraia.db.selectFrom('auth_sessions').select('id').execute()
  expect(sessions.map(({ id }) => id)).not.toContain(readRefreshToken(unused)?.sessionId)
  expect((await refresh(unused)).code, 'a limit ended it').toBe('session_expired')
  const last = await refresh(later.refresh_token)
  expect(last.status).toBe(200)
  heraia.clock.advance({ days: 30 })
  await refresh(last.refresh_token)
  heraia.clock.advance({ days: 1 })
  await heraia.runJob('sweep-accounts')
  expect((await refresh(unused)).code, 'nobody knows any more').toBe('session_not_found')
})

test('a clock that jumps back does not sign anyone out', async () => {
  const first = await signedIn()
  const second = await refresh(first)
  heraia.clock.advance({ hours: -3 })
  const third = await refresh(second.refresh_token)
  expect(third.status).toBe(200)
  expect((await refresh(third.refresh_token)).status).toBe(200)
  heraia.clock.advance({ hours: 3 })
})

/** What is left of a session whose last refreshes a crash of the database lost. */
const lostSince = (refreshToken: string) =>
  heraia.db
    .updateTable('auth_sessions')
    .set({ refresh_turn: readRefreshToken(refreshToken)?.turn, refreshed_at: [] })
    .where('id', '=', readRefreshToken(refreshToken)?.sessionId ?? '')
    .execute()

test('a database that crashed lost her last refreshes: her newest token is the one that counts', async () => {
  const first = await signedIn()
  const second = await refresh(first)
  const third = await refresh(second.refresh_token)
  const fourth = await refresh(third.refresh_token)
  await lostSince(first)
  heraia.clock.advance({ seconds: 11 })
  const fifth = await refresh(fourth.refresh_token)
  expect([fifth.status, readRefreshToken(fifth.refresh_token)?.turn]).toEqual([200, 4])
  expect(await refresh(fourth.refresh_token)).toMatchObject({ status: 200, refresh_token: fifth.refresh_token })
  heraia.clock.advance({ seconds: 11 })
  expect((await refresh(second.refresh_token)).code).toBe('refresh_token_already_used')
  expect((await refresh(fifth.refresh_token)).code).toBe('session_not_found')
})

test('after such a crash twenty tabs that refresh at once get the same token', async () => {
  const first = await signedIn()
  const second = await refresh(first)
  const third = await refresh(second.refresh_token)
  await lostSince(first)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(third.refresh_token)))
  expect(
    new Set(answers.map((answer) => [answer.status, readRefreshToken(answer.refresh_token)?.turn].join())),
  ).toEqual(new Set(['200,3']))
})

test('after such a crash two tokens of her that are both ahead end up at one', async () => {
  const first = await signedIn()
  const second = await refresh(first)
  const third = await refresh(second.refresh_token)
  await lostSince(first)
  const answers = await Promise.all([second, third].map((each) => refresh(each.refresh_token)))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  const newest = answers.toSorted((a, b) => turnOf(b) - turnOf(a))[0]
  expect(turnOf(newest)).toBe(3)
  expect((await refresh(newest?.refresh_token)).status).toBe(200)
})

const turnOf = (answer?: { refresh_token: string }) => readRefreshToken(answer?.refresh_token ?? '')?.turn ?? -1

test('the database holds no token that could be used, and nothing that makes one', async () => {
  const first = await signedIn()
  const second = await refresh(first)
  const rows = JSON.stringify(await heraia.db.selectFrom('auth_sessions').selectAll().execute())
  const { sessionId = '', secret = '' } = readRefreshToken(first) ?? {}
  for (const text of [first, second.refresh_token, secret]) expect(rows).not.toContain(text)
  const { refresh_key } = await heraia.db
    .selectFrom('auth_sessions')
    .where('id', '=', sessionId)
    .select('refresh_key')
    .executeTakeFirstOrThrow()
  const made = await writeRefreshToken(heraia.context.ports.digests, refresh_key, {
    ...{ sessionId, secret: 'x'.repeat(22), turn: 1 },
  })
  expect((await refresh(made)).code).toBe('refresh_token_not_found')
})

test('a token that was changed is none, and ends nobody’s session', async () => {
  const first = await signedIn()
  const other = readRefreshToken(await signedIn())
  const token = readRefreshToken(first)
  const id = (text = '') => text.replaceAll('-', '')
  const changed = [
    first.replace(/\d$/, '1'),
    first.replace(/\d$/, '999999999'),
    first.replace(id(token?.sessionId), id(other?.sessionId)),
    first.replace(token?.secret ?? '', 'A'.repeat(22)),
    first.replace(token?.seal ?? '', '0'.repeat(32)),
    first.slice(0, -1),
    `${first}0`,
  ]
  for (const text of changed) expect([text, (await refresh(text)).code]).toEqual([text, 'refresh_token_not_found'])
  const ofNoSession = first.replace(id(token?.sessionId), '0'.repeat(32))
  expect((await refresh(ofNoSession)).code).toBe('session_not_found')
  expect((await refresh(first)).status).toBe(200)
})

test('many refreshes within seconds: a token of long before still counts for a few', async () => {
  const first = await signedIn()
  let last = await refresh(first)
  for (let turn = 0; turn < 6; turn += 1) last = await refresh(last.refresh_token)
  expect(await refresh(first)).toMatchObject({ status: 200, refresh_token: last.refresh_token })
  heraia.clock.advance({ seconds: 11 })
  expect((await refresh(first)).code).toBe('refresh_token_already_used')
})
