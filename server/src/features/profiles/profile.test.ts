import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

const yearsAgo = (years: number, days = 0) => {
  const day = new Date(heraia.clock.now())
  day.setUTCFullYear(day.getUTCFullYear() - years)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

test('a profile is found by id and by handle, in any case', async () => {
  const mira = await joins('Mira López')
  const byId = await stranger.profiles.get({ id: mira.id })
  expect(byId).toMatchObject({
    handle: 'mira-lopez',
    name: 'Mira López',
    sport: 'Tennis',
    followers: 0,
    verification: null,
    relation: null,
    online: null,
    about: { email: null, phone: null, links: { instagram: null } },
  })
  expect(await stranger.profiles.get({ id: 'MIRA-Lopez' })).toEqual(byId)
  expect(await mira.api.profiles.get({ id: mira.id })).toMatchObject({ about: { email: mira.email } })
})

test.each([
  'nobody',
  '\u0000',
  '🏀',
  '../etc',
  "' or 1=1 --",
  '%',
  '0190-not-an-id',
  'ا'.repeat(20),
  'a b',
])('an address that is nobody’s answers 404: %j', async (ref) => {
  expect(await refusal(stranger.profiles.get({ id: ref }))).toMatchObject({
    status: 404,
    reason: 'person_not_found',
  })
})

test('a suspended person is as missing as one who never was', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await dana.api.profiles.follow({ id: mira.id })
  await heraia.db.updateTable('profiles').set({ state: 'suspended' }).where('id', '=', mira.id).execute()
  for (const api of [stranger, dana.api]) {
    expect(await refusal(api.profiles.get({ id: mira.id }))).toMatchObject({ status: 404, reason: 'person_not_found' })
  }
  expect((await stranger.profiles.following({ id: dana.id })).items).toEqual([])
})

test('what she saves is what she and others read, and a second tab cannot overwrite it', async () => {
  const mira = await joins('Mira')
  const first = await mira.api.profiles.editable()
  const links = { ...first.information.links, website: 'https://mira.example/<b>?q=1' }
  const information = {
    ...first.information,
    name: ' Mira 🏀 Ñandú ',
    handle: 'Mira-The-First',
    bio: 'مرحبا <script>alert(1)</script> 100%_\\ \n line',
    location: 'A Coruña',
    height: 178.5,
    phone: '+34 600 000 000',
    specialties: ['Clay', 'Clay', 'Doubles'],
    links,
  }
  const saved = await mira.api.profiles.save({ version: first.version, information })
  expect(saved.profile).toMatchObject({
    version: first.version + 1,
    information: { name: 'Mira 🏀 Ñandú', handle: 'mira-the-first', specialties: ['Clay', 'Doubles'], height: 178.5 },
  })
  expect(saved.me).toMatchObject({ name: 'Mira 🏀 Ñandú', handle: 'mira-the-first' })
  expect(await mira.api.profiles.editable()).toEqual(saved.profile)
  const shown = await stranger.profiles.get({ id: 'mira-the-first' })
  expect(shown).toMatchObject({ bio: information.bio, location: 'A Coruña', about: { phone: null, links } })
  expect(JSON.stringify(shown)).not.toMatch(/\b178\b|600 000|@example/)

  expect(await refusal(mira.api.profiles.save({ version: first.version, information }))).toMatchObject({
    status: 409,
    reason: 'edited_elsewhere',
  })
  expect((await stranger.people.search({ q: 'coruna' })).items.map(({ id }) => id)).toEqual([mira.id])
})

test('a handle belongs to one person, is no id and does not speak for the house', async () => {
  const [mira, dana] = [await joins('Mira Uno'), await joins('Dana Dos')]
  expect(await refusal(dana.saves({ handle: 'mira-uno' }))).toMatchObject({
    status: 422,
    fields: [{ field: 'information.handle', code: 'taken' }],
  })
  for (const [handle, code] of [
    [mira.id, 'invalid_handle'],
    ['support', 'taken'],
    ['x', 'invalid_handle'],
    ['-ab-', 'invalid_handle'],
    ['ñandú', 'invalid_handle'],
    ['a\u0000b', 'invalid_handle'],
  ] as const) {
    expect(await refusal(dana.saves({ handle })), handle).toMatchObject({
      status: 422,
      fields: [{ field: 'information.handle', code }],
    })
  }
})

test.each([
  [{ name: 'x' }, 'name', 'too_short'],
  [{ name: 'x'.repeat(81) }, 'name', 'too_long'],
  [{ name: 'ab\u0000cd' }, 'name', 'invalid_characters'],
  [{ bio: 'x'.repeat(2001) }, 'bio', 'too_long'],
  [{ height: 20 }, 'height', 'out_of_range'],
  [{ phone: 'call me' }, 'phone', 'invalid_phone'],
  [{ dateOfBirth: '2001-02-30' }, 'dateOfBirth', 'invalid_date'],
  [{ dateOfBirth: '1850-01-01' }, 'dateOfBirth', 'out_of_range'],
  [{ dateOfBirth: '9999-01-01' }, 'dateOfBirth', 'out_of_range'],
  [{ specialties: Array.from({ length: 13 }, (_, n) => `s${n}`) }, 'specialties', 'too_many'],
])('a profile that breaks a rule is not saved: %j', async (wrong, field, code) => {
  const mira = await joins('Mira')
  const before = await mira.api.profiles.editable()
  expect(await refusal(mira.saves(wrong))).toMatchObject({
    status: 422,
    fields: [{ field: `information.${field}`, code }],
  })
  expect(await mira.api.profiles.editable()).toEqual(before)
})

test('a link is https and nothing else; before a bare address it is put', async () => {
  const mira = await joins('Mira')
  const { links } = (await mira.api.profiles.editable()).information
  for (const website of ['javascript:alert(1)', 'http://mira.example', 'https://', 'mailto:m@mira.example', 'mira']) {
    expect(await refusal(mira.saves({ links: { ...links, website } })), website).toMatchObject({
      fields: [{ field: 'information.links.website', code: 'invalid_url' }],
    })
  }
  await mira.saves({ links: { ...links, website: ' mira.example/about ', instagram: 'instagram.com/mira' } })
  expect((await mira.api.profiles.editable()).information.links).toMatchObject({
    ...{ website: 'https://mira.example/about', instagram: 'https://instagram.com/mira' },
  })
})

test('an account of somebody under thirteen is closed', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  expect(await refusal(mira.saves({ dateOfBirth: yearsAgo(13, 1) }))).toMatchObject({
    status: 403,
    reason: 'under_thirteen',
  })
  expect(await refusal(mira.api.accounts.me())).toMatchObject({ status: 401 })
  expect(await refusal(dana.api.profiles.get({ id: mira.id }))).toMatchObject({ status: 404 })
  const again = await heraia.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: mira.email, password: 'secret1' }),
  })
  const session = (await again.json()) as { access_token?: string }
  const me = await heraia.fetch('/api/me', { headers: { authorization: `Bearer ${session.access_token ?? ''}` } })
  expect(me.status).toBe(401)
})

test('a minor is protected from the day she says her age, and does not grow up by editing', async () => {
  const [mira, dana] = [await joins('Mira Joven'), await joins('Dana')]
  await mira.saves({ dateOfBirth: yearsAgo(13), bio: 'Juvenil', location: 'Vigo' })
  expect(await mira.api.accounts.me()).toMatchObject({ isMinor: true })
  for (const api of [stranger, dana.api]) {
    expect(await api.profiles.get({ id: mira.id })).toMatchObject({ bio: null, about: null, location: null })
    expect((await api.people.search({ q: 'mira joven' })).items).toEqual([])
  }
  expect(await dana.api.profiles.follow({ id: mira.id })).toMatchObject({
    relation: { following: 'requested', mayMessage: false },
  })
  await mira.api.profiles.answerFollowRequest({ id: dana.id, accept: true })
  expect(await dana.api.profiles.get({ id: mira.id })).toMatchObject({
    bio: 'Juvenil',
    location: 'Vigo',
    relation: { mayMessage: false },
  })
  await mira.api.profiles.follow({ id: dana.id })
  expect(await dana.api.profiles.get({ id: mira.id })).toMatchObject({ relation: { mayMessage: true } })
  for (const dateOfBirth of [yearsAgo(30), yearsAgo(17), null]) {
    expect(await refusal(mira.saves({ dateOfBirth }))).toMatchObject({ status: 403, reason: 'needs_review' })
  }
  await mira.saves({ bio: 'Still me' })
})

test('eighteen years old to the day, she is grown up', async () => {
  const [mira, eva] = [await joins('Mira'), await joins('Eva')]
  await mira.saves({ dateOfBirth: yearsAgo(18) })
  await eva.saves({ dateOfBirth: yearsAgo(18, 1) })
  expect([await mira.api.accounts.me(), await eva.api.accounts.me()]).toMatchObject([
    { isMinor: false },
    { isMinor: true },
  ])
  await mira.saves({ dateOfBirth: yearsAgo(25) })
})

test('who is online is seen by those whom she writes with, if they show it themselves', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const now = heraia.clock.now()
  await heraia.db
    .insertInto('presence')
    .values({ person_id: mira.id, online_until: new Date(now.getTime() + 60_000), last_seen_at: now })
    .execute()
  const online = async () => (await dana.api.profiles.get({ id: mira.id })).online
  expect(await online(), 'nobody has written').toBeNull()
  await dana.writes(mira, 'Hi')
  expect(await online()).toBe(true)
  await dana.sets({ showOnlineStatus: false })
  expect(await online()).toBeNull()
  await dana.sets({ showOnlineStatus: true })
  await mira.sets({ showOnlineStatus: false })
  expect(await online()).toBeNull()
  expect((await stranger.profiles.get({ id: mira.id })).online).toBeNull()
  await mira.sets({ showOnlineStatus: true })
  const eva = await joins('Eva')
  await eva.writes({ id: mira.id }, 'Hi')
  expect((await eva.api.profiles.get({ id: mira.id })).online, 'her request waits').toBeNull()
})

test('who may write to her is what she set', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const mayMessage = async () => (await dana.api.profiles.get({ id: mira.id })).relation?.mayMessage
  expect(await mayMessage()).toBe(true)
  await mira.sets({ allowMessages: 'followers' })
  expect(await mayMessage()).toBe(false)
  await dana.api.profiles.follow({ id: mira.id })
  expect(await mayMessage()).toBe(true)
  await mira.sets({ allowMessages: 'none' })
  expect(await mayMessage()).toBe(false)
})

test('strangers edit nothing', async () => {
  const mira = await joins('Mira')
  const { version, information } = await mira.api.profiles.editable()
  expect(await refusal(stranger.profiles.editable())).toMatchObject({ status: 401, reason: 'not_signed_in' })
  expect(await refusal(stranger.profiles.save({ version, information }))).toMatchObject({ status: 401 })
  const unknown = { ...information, isAdmin: true }
  expect(await refusal(mira.api.profiles.save({ version, information: unknown }))).toMatchObject({ status: 422 })
})
