import { authClient } from '@heraia/hosts/test/auth-client'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { apiFor, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { createServer } from '../../../create-server.ts'
import { sweepAccounts } from './sweep-accounts.ts'

const HOUR = 3600
const limits = { sessionTimeboxSeconds: 8 * HOUR, sessionInactivitySeconds: HOUR / 2, sessionLowAalSeconds: HOUR }
/** Longer than any limit: what refuses her is never that her token is over. */
const auth = { ...limits, accessTokenSeconds: 100 * HOUR }
const heraia = await createTestHeraia({ settings: { auth } })
const { ports, settings } = heraia.context
const single = createServer(ports, { ...settings, auth: { ...settings.auth, sessionSingle: true } })
/** Another process on the same database, where each has one session. */
const atSingle: typeof heraia = {
  ...heraia,
  fetch: (input, init) =>
    single.fetch(new Request(input instanceof Request ? input : new URL(input, heraia.siteUrl), init), {
      address: '127.0.0.1',
    }),
}
afterAll(async () => {
  await single.close()
  await heraia.close()
})
const { joins, newId } = season(heraia)

const ask = async (path: string, token: string, place = heraia) => {
  const headers = { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' }
  const response = await place.fetch(`/auth/v1${path}`, { headers })
  return { status: response.status, ...(await response.json()) }
}

const refresh = async (refresh_token: string, place = heraia) => {
  const response = await place.fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ refresh_token }),
  })
  return { status: response.status, ...(await response.json()) }
}

let count = 0
async function signsUp(place = heraia) {
  const email = `limited-${++count}@example.org`
  const { data } = await authClient(place).auth.signUp({ email, password: 'secret1' })
  return { email, id: data.user?.id ?? '', ...tokensOf(data.session) }
}

async function signsIn(email: string, place = heraia) {
  const { data } = await authClient(place).auth.signInWithPassword({ email, password: 'secret1' })
  return tokensOf(data.session)
}

const tokensOf = (session: { access_token: string; refresh_token: string } | null) => ({
  token: session?.access_token ?? '',
  refreshToken: session?.refresh_token ?? '',
})

/** What is on record of it. */
async function endedBy(userId: string) {
  const record = heraia.db.selectFrom('audit_log').select('details').where('action', '=', 'session.ended')
  const rows = await record.where('subject_id', '=', userId).execute()
  return rows.map(({ details: { scope, sessions } }) => ({ scope, sessions }))
}

const isOver = { status: 400, code: 'session_expired' }

/** Each of the doors that an access token opens. */
async function seesNothing(token: string) {
  expect(await refusal(apiFor(heraia, token).accounts.me())).toMatchObject({ status: 401, reason: 'session_ended' })
  expect(await ask('/user', token)).toMatchObject({ status: 403, code: 'session_not_found' })
  expect((await ask('/reauthenticate', token)).code).toBe('session_not_found')
}

test('who signed in eight hours ago signs in again, however often she comes, and is nowhere in with what she has', async () => {
  const { email, token, refreshToken } = await signsUp()
  let current = refreshToken
  for (let passed = 0; passed < 7.5 * HOUR; passed += HOUR / 2) {
    heraia.clock.advance({ minutes: 30 })
    current = (await refresh(current)).refresh_token
  }
  const stream = await listen(heraia.fetch, token)
  heraia.clock.advance({ minutes: 29 })
  expect((await refresh(current)).status).toBe(200)
  expect((await ask('/user', token)).status).toBe(200)
  heraia.clock.advance({ minutes: 2 })
  await seesNothing(token)
  const again = await signsIn(email)
  const here = await listen(heraia.fetch, again.token)
  await stream.ended
  const { items } = await apiFor(heraia, again.token).accounts.sessions()
  expect(items.map(({ current }) => current)).toEqual([true])
  for (const _ of ['once', 'again']) {
    const message = 'Invalid Refresh Token: Session Expired'
    expect(await refresh(current)).toMatchObject({ ...isOver, message })
  }
  await here.close()
})

test('who was away for half an hour signs in again', async () => {
  const { id, token, refreshToken } = await signsUp()
  heraia.clock.advance({ minutes: 30 })
  expect((await ask('/user', token)).status).toBe(200)
  heraia.clock.advance({ seconds: 1 })
  await seesNothing(token)
  const message = 'Invalid Refresh Token: Session Expired (Inactivity)'
  expect(await refresh(refreshToken)).toMatchObject({ ...isOver, message })
  await refresh(refreshToken)
  expect(await endedBy(id)).toEqual([{ scope: 'inactivity', sessions: 1 }])
})

test('who has a second factor and does not show it within the hour signs in again; who has shown it stays', async () => {
  const { email, id, token, refreshToken } = await signsUp()
  const shown = await signsIn(email)
  const { session_id } = JSON.parse(atob(shown.token.split('.')[1] ?? ''))
  await heraia.db.updateTable('users').set({ has_second_factor: true }).where('id', '=', id).execute()
  await heraia.db.updateTable('auth_sessions').set({ aal: 'aal2' }).where('id', '=', session_id).execute()
  const turns = [refreshToken, shown.refreshToken]
  for (const _ of ['twenty', 'forty', 'sixty minutes']) {
    heraia.clock.advance({ minutes: 20 })
    for (const [at, turn] of turns.entries()) turns[at] = (await refresh(turn)).refresh_token
  }
  expect((await ask('/user', token)).status).toBe(200)
  heraia.clock.advance({ seconds: 1 })
  expect(await ask('/user', token)).toMatchObject({ status: 403, code: 'session_not_found' })
  const message = 'Invalid Refresh Token: Session Expired (Low AAL: User Needs MFA Verification)'
  expect(await refresh(turns[0] ?? '')).toMatchObject({ ...isOver, message })
  expect((await refresh(turns[1] ?? '')).status).toBe(200)
})

test('where each has one session the newest is hers: the others end at once, and say why', async () => {
  const first = await signsUp(atSingle)
  const stream = await listen(atSingle.fetch, first.token)
  const second = await signsIn(first.email, atSingle)
  expect(await stream.next('session.ended')).toMatchObject({ reason: 'expired' })
  await stream.ended
  expect(await endedBy(first.id)).toEqual([{ scope: 'newer', sessions: 1 }])
  await seesNothing(first.token)
  const message = 'Invalid Refresh Token: Session Expired (Revoked by Newer Login)'
  for (const _ of ['once', 'again']) {
    expect(await refresh(first.refreshToken, atSingle)).toMatchObject({ ...isOver, message })
  }
  expect((await refresh(second.refreshToken, atSingle)).status).toBe(200)

  await Promise.all(Array.from({ length: 4 }, () => signsIn(first.email, atSingle)))
  const left = await heraia.db.selectFrom('auth_sessions').select('id').where('user_id', '=', first.id).execute()
  expect(left).toHaveLength(1)
})

test('where each has one session, who knows only her password throws out nobody: hers end when her second factor is shown', async () => {
  const email = `limited-${++count}@example.org`
  const { auth: hers } = authClient(atSingle)
  await hers.signUp({ email, password: 'secret1' })
  const { data: app } = await hers.mfa.enroll({ factorType: 'totp' })
  const factorId = app?.id ?? ''
  const answers = (auth: typeof hers, ahead: number) =>
    auth.mfa.challengeAndVerify({ factorId, code: codeOfApp(app?.totp?.secret ?? '', ahead, heraia.clock.now()) })
  expect((await answers(hers, 0)).error).toBeNull()
  const { auth: other } = authClient(atSingle)
  await other.signInWithPassword({ email, password: 'secret1' })
  expect((await hers.refreshSession()).error).toBeNull()
  expect((await answers(other, 1)).error).toBeNull()
  expect((await hers.refreshSession()).error?.code).toBe('session_expired')
  expect((await other.refreshSession()).error).toBeNull()
})

test('no notice lights up a device whose session is over', async () => {
  const [mira, dana, eva] = [await joins('Mira López'), await joins('Dana Ruiz'), await joins('Eva Sanz')]
  await mira.api.notifications.subscribePush({
    endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  })
  const pushesAfter = async (says: () => Promise<unknown>) => {
    heraia.push.sent.splice(0)
    await says()
    heraia.clock.advance({ minutes: 11 })
    await heraia.runJobs()
    return heraia.push.sent.length
  }
  expect(await pushesAfter(() => dana.api.profiles.follow({ id: mira.id }))).toBe(1)
  await eva.api.accounts.me()
  heraia.clock.advance({ minutes: 20 })
  expect(await pushesAfter(() => eva.api.profiles.follow({ id: mira.id }))).toBe(0)
})

test('what no limit lets go on is swept away, and whoever comes back hears which one it was', async () => {
  const { id, refreshToken } = await signsUp()
  heraia.clock.advance({ hours: 9 })
  // Where only how long a session lasts is limited.
  const patient = { ...settings, auth: { ...settings.auth, sessionInactivitySeconds: 1000 * HOUR } }
  await sweepAccounts({ ...heraia.context, settings: patient })
  expect(await heraia.db.selectFrom('auth_sessions').where('user_id', '=', id).execute()).toEqual([])
  expect(await refresh(refreshToken)).toMatchObject({ ...isOver, message: 'Invalid Refresh Token: Session Expired' })
})
