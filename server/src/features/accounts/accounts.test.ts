import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia, type TestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { apiFor, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** An account as a bare sign-up makes it. */
async function bareAccount() {
  const { data } = await authClient(heraia).auth.signUp({
    email: `${crypto.randomUUID()}@example.org`,
    password: 'secret1',
  })
  return apiFor(heraia, data.session?.access_token)
}

test('an address that contains "admin" means nothing, but in the demo, where she is alone', async () => {
  const signsUp = async (at: TestHeraia, email: string) => {
    const { data } = await authClient(at).auth.signUp({
      email,
      password: 'secret1',
      options: { data: { name: 'Ada Tries', role: 'fan', terms_version: '1' } },
    })
    return (await apiFor(at, data.session?.access_token).accounts.me()).role
  }
  expect(await signsUp(heraia, 'admin@example.org')).toBe('fan')
  const demo = await createTestHeraia({ settings: { adminsByEmail: true } })
  expect(await signsUp(demo, 'the.Admin@example.org')).toBe('admin')
  expect(await signsUp(demo, 'ada@example.org')).toBe('fan')
  await demo.close()
})

test('she reads her own account, and strangers none', async () => {
  const mira = await joins('Mira López')
  expect(await mira.api.accounts.me()).toMatchObject({
    id: mira.id,
    email: mira.email,
    name: 'Mira López',
    role: 'athlete',
    isAdmin: false,
    isMinor: false,
    adminNeedsFactor: false,
    termsVersion: '2024-03-15',
    privacy: { profileVisibility: 'public', contactInfo: 'private', allowMessages: 'everyone', readReceipts: true },
  })
  expect(await refusal(stranger.accounts.me())).toEqual({ status: 401, code: 'UNAUTHORIZED', reason: 'not_signed_in' })
  expect((await refusal(stranger.accounts.sessions())).status).toBe(401)
})

describe('an account without a profile', () => {
  const said = { name: 'Ana Ruiz', role: 'coach' as const, sport: 'Judo', termsVersion: '2024-03-15' }

  test('is told so, and can do nothing else', async () => {
    const api = await bareAccount()
    expect(await refusal(api.accounts.me())).toEqual({ status: 404, code: 'NOT_FOUND', reason: 'profile_missing' })
    const language = api.accounts.setLanguage({ language: 'es' })
    expect(await refusal(language)).toEqual({ status: 403, code: 'FORBIDDEN', reason: 'profile_missing' })
  })

  test('gets one, once', async () => {
    const api = await bareAccount()
    const me = await api.accounts.createProfile(said)
    expect(me).toMatchObject({ name: 'Ana Ruiz', role: 'coach', sport: 'Judo' })
    expect(await api.accounts.createProfile({ ...said, name: 'Another' })).toEqual(me)
    expect(await api.accounts.setLanguage({ language: 'es' })).toMatchObject({ language: 'es' })
  })

  test('gets one also when both tabs ask at once', async () => {
    const api = await bareAccount()
    const made = await Promise.all([1, 2, 3].map(() => api.accounts.createProfile(said)))
    expect(new Set(made.map((me) => me.handle)).size).toBe(1)
  })

  test('must say a sport as a coach, and is no admin', async () => {
    const api = await bareAccount()
    const { sport: _, ...without } = said
    expect((await refusal(api.accounts.createProfile(without))).fields).toEqual([{ field: 'sport', code: 'required' }])
    const asAdmin = { ...said, role: 'admin' as 'coach' }
    expect((await refusal(api.accounts.createProfile(asAdmin))).status).toBe(422)
    expect((await refusal(api.accounts.createProfile({ ...said, name: ' ' }))).fields).toEqual([
      { field: 'name', code: 'too_short' },
    ])
  })
})

test('terms of another day are those that people accept from then on', async () => {
  const { api } = await joins('Vera Brandt')
  heraia.texts.setTerms('2027-01-01')
  const { termsVersion } = await stranger.site.info()
  expect(termsVersion).toBe('2027-01-01')
  expect((await api.accounts.me()).termsVersion).not.toBe(termsVersion)
  expect(await api.accounts.acceptTerms({ termsVersion })).toMatchObject({ termsVersion })
  heraia.texts.setTerms('2024-03-15')
})

test('the terms she accepts and her language are kept', async () => {
  const { api, id } = await joins('Mira López')
  expect(await api.accounts.acceptTerms({ termsVersion: '2027-01-01' })).toMatchObject({ termsVersion: '2027-01-01' })
  expect(await api.accounts.setLanguage({ language: 'en' })).toMatchObject({ language: 'en' })
  const audit = await heraia.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .execute()
  expect(audit).toContainEqual({ action: 'terms.accepted', details: { version: '2027-01-01' } })
  const told = await heraia.db
    .selectFrom('person_events')
    .select(['kind', 'data'])
    .where('person_id', '=', id)
    .execute()
  expect(told, 'her other tabs ask no more').toContainEqual({ kind: 'profile.changed', data: { personId: id } })
})

test('she is reminded of pictures without a description until she says otherwise, on all her devices', async () => {
  const { api, id } = await joins('Mira López')
  expect(await api.accounts.me()).toMatchObject({ altReminder: 'remind' })
  expect(await api.accounts.setAltReminder({ altReminder: 'require' })).toMatchObject({ altReminder: 'require' })
  expect(await api.accounts.me()).toMatchObject({ altReminder: 'require' })
  const told = await heraia.db.selectFrom('person_events').select('kind').where('person_id', '=', id).execute()
  expect(told, 'her other tabs ask no more').toContainEqual({ kind: 'profile.changed' })
})

test('mails about her account speak the language that she chose last', async () => {
  const { api, email } = await joins('Mira López')
  const asks = async () => {
    heraia.clock.advance({ minutes: 2 })
    await authClient(heraia).auth.resetPasswordForEmail(email)
    return (await newestMail(heraia, email)).subject
  }
  expect(await asks()).toBe('Choose a new password for Heraia')
  await api.accounts.setLanguage({ language: 'es' })
  expect(await asks()).toBe('Elige una nueva contraseña para Heraia')
  await api.accounts.setLanguage({ language: 'en' })
  expect(await asks()).toBe('Choose a new password for Heraia')
})

describe('her devices', () => {
  const signInFrom = (email: string, address: string, userAgent: string) =>
    heraia.fetchFrom(address)('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'user-agent': userAgent },
      body: JSON.stringify({ email, password: 'secret1' }),
    })

  test('are listed by name and coarse network, the one in her hand first', async () => {
    const mira = await joins('Mira López')
    heraia.clock.advance({ minutes: 1 })
    await signInFrom(mira.email, '203.0.113.9', firefox)
    const { items } = await mira.api.accounts.sessions()
    expect(items).toMatchObject([
      { current: true, network: '127.0.x.x' },
      { current: false, device: 'Firefox on Windows', network: '203.0.x.x' },
    ])
  })

  test('can be signed out one by one, by her alone', async () => {
    const [mira, dana] = [await joins('Mira López'), await joins('Dana Cruz')]
    const other = await (await signInFrom(mira.email, '203.0.113.9', firefox)).json()
    const { items } = await mira.api.accounts.sessions()
    const id = items.find((item) => !item.current)?.id
    if (!id) throw new Error('no other session')
    expect((await refusal(dana.api.accounts.endSession({ id }))).reason).toBe('session_not_found')
    const theirs = apiFor(heraia, other.access_token)
    expect(await theirs.accounts.me()).toMatchObject({ id: mira.id })
    expect(await mira.api.accounts.endSession({ id })).toEqual({ id })
    expect(await refusal(theirs.accounts.me())).toMatchObject({ status: 401, reason: 'session_ended' })
    expect((await refusal(mira.api.accounts.endSession({ id }))).status).toBe(404)
    const madeUp = mira.api.accounts.endSession({ id: 'x' as typeof id })
    expect((await refusal(madeUp)).fields).toEqual([{ field: 'id', code: 'invalid_id' }])
  })
})
