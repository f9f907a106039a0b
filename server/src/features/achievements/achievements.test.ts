import { AchievementId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

const won = (more: object = {}) => ({
  id: AchievementId.parse(newId()),
  title: 'Copa de la Reina',
  description: null,
  date: '2025-05-04',
  location: 'Madrid',
  type: 'trophy' as const,
  audience: 'public' as const,
  evidence: [],
  ...more,
})
const titles = async ({ api }: Pick<Player, 'api'>, of: Player, type?: 'medal') =>
  (await api.achievements.list({ id: of.id, ...(type ? { type } : {}) })).items.map(({ title }) => title)
/** Answers what is asked now: the clock stands still. */
const answers = ({ api }: Player, id: AchievementId, confirm: boolean, note: string | null = null) =>
  api.achievements.answer({ id, askedAt: heraia.clock.now().toISOString(), confirm, note })
const staff = async () => {
  const ada = await joins('Ada Admin')
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', ada.id).execute()
  return ada
}

test('she adds, changes and deletes what she won; the latest stands first, the counts are of rows', async () => {
  const mira = await joins('Mira Wins')
  const cup = await mira.api.achievements.add(won())
  expect(cup).toMatchObject({ level: 'self-reported', confirmation: null, may: { edit: true, ask: true } })
  await mira.api.achievements.add(won({ title: 'Gold', type: 'medal', date: '2026-01-02' }))
  await mira.api.achievements.add(won({ title: 'Silver', type: 'medal', date: '2026-01-03' }))
  expect(await titles(mira, mira)).toEqual(['Silver', 'Gold', 'Copa de la Reina'])
  expect(await titles(mira, mira, 'medal')).toEqual(['Silver', 'Gold'])
  const earliest = { id: mira.id, order: 'earliest', limit: 2 } as const
  const first = await mira.api.achievements.list(earliest)
  const next = await mira.api.achievements.list({ ...earliest, cursor: first.nextCursor ?? '' })
  expect([...first.items, ...next.items].map(({ title }) => title)).toEqual(['Copa de la Reina', 'Gold', 'Silver'])
  expect(await mira.api.achievements.counts({ id: mira.id })).toMatchObject({ all: 3, trophy: 1, medal: 2, award: 0 })
  const link = { url: 'https://example.com/final', label: 'Report' }
  const edited = await mira.api.achievements.edit(won({ id: cup.id, title: 'Cup', evidence: [link] }))
  expect(edited).toMatchObject({ title: 'Cup', level: 'evidence', evidence: [link] })
  await mira.api.achievements.remove({ id: cup.id })
  expect(await refusal(mira.api.achievements.get({ id: cup.id }))).toMatchObject({ status: 404 })
})

test('sent twice it is one, and an id of somebody else is taken', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const draft = won()
  await Promise.all([mira.api.achievements.add(draft), mira.api.achievements.add(draft)])
  expect(await titles(mira, mira)).toHaveLength(1)
  expect(await refusal(dana.api.achievements.add(draft))).toMatchObject({ status: 409, reason: 'id_taken' })
  expect(await refusal(dana.api.achievements.edit(draft))).toMatchObject({ status: 403 })
  expect(await refusal(dana.api.achievements.remove({ id: draft.id }))).toMatchObject({ status: 403 })
  expect(await refusal(stranger.achievements.add(won()))).toMatchObject({ status: 401 })
})

test('each is shown as far as she says, and not beyond her statistics', async () => {
  const [mira, fan, blocked] = [await joins('Mira'), await joins('Fay Fan'), await joins('Bea Blocked')]
  await fan.api.profiles.follow({ id: mira.id })
  for (const audience of ['public', 'followers', 'private'] as const)
    await mira.api.achievements.add(won({ title: audience, audience, date: DAYS[audience] }))
  const [hidden] = (await mira.api.achievements.list({ id: mira.id })).items
  expect(await titles({ api: stranger }, mira)).toEqual(['public'])
  expect(await titles(fan, mira)).toEqual(['followers', 'public'])
  expect((await fan.api.achievements.counts({ id: mira.id })).all).toBe(2)
  expect(await refusal(fan.api.achievements.get({ id: hidden?.id ?? draftId() }))).toMatchObject({ status: 404 })
  await mira.api.profiles.block({ id: blocked.id })
  expect(await refusal(blocked.api.achievements.list({ id: mira.id }))).toMatchObject({ status: 404 })
  await mira.sets({ statsVisibility: 'followers' })
  expect(await titles({ api: stranger }, mira)).toEqual([])
  expect((await stranger.achievements.counts({ id: mira.id })).all).toBe(0)
  expect(await titles(fan, mira)).toEqual(['followers', 'public'])
})

const DAYS = { public: '2025-01-01', followers: '2025-01-02', private: '2025-01-03' }
const draftId = () => AchievementId.parse(newId())

test('a club that she names confirms it; everybody sees who and when, and the club can take it back', async () => {
  const [mira, club, dana] = [
    await joins('Mira'),
    await joins('Club Norte', { role: 'club', sport: null }),
    await joins('Dana'),
  ]
  const cup = await mira.api.achievements.add(won())
  const asked = await mira.api.achievements.ask({ id: cup.id, of: club.id })
  expect(asked).toMatchObject({ request: { of: { name: 'Club Norte' }, state: 'open' }, may: { ask: false } })
  expect((await dana.api.achievements.get({ id: cup.id })).request).toBeNull()
  expect((await club.api.achievements.asked({})).items.map(({ id }) => id)).toEqual([cup.id])
  expect((await club.api.notifications.list({})).items[0]).toMatchObject({ kind: 'achievement_asked' })
  expect(await refusal(answers(dana, cup.id, true))).toMatchObject({
    status: 403,
  })
  expect(await refusal(answers(mira, cup.id, true))).toMatchObject({
    status: 403,
  })

  await answers(club, cup.id, true, 'We were there.')
  expect(await stranger.achievements.get({ id: cup.id })).toMatchObject({
    ...{ level: 'confirmed', confirmation: { by: { name: 'Club Norte' }, note: 'We were there.' }, request: null },
  })
  expect((await stranger.profiles.get({ id: mira.id })).achievements).toBe(1)
  expect((await mira.api.notifications.list({})).items[0]).toMatchObject({ kind: 'achievement_answered' })

  expect(await refusal(dana.api.achievements.revoke({ id: cup.id, note: 'Envy' }))).toMatchObject({ status: 403 })
  expect(await refusal(mira.api.achievements.revoke({ id: cup.id, note: 'Own' }))).toMatchObject({ status: 403 })
  await club.api.achievements.revoke({ id: cup.id, note: 'It was the other final.' })
  expect(await stranger.achievements.get({ id: cup.id })).toMatchObject({ level: 'self-reported' })
  expect((await stranger.profiles.get({ id: mira.id })).achievements).toBe(0)
  const { items } = await stranger.achievements.history({ id: cup.id })
  expect(items.map(({ deed, by, note }) => [deed, by?.name, note])).toEqual([
    ['revoked', 'Club Norte', 'It was the other final.'],
    ['confirmed', 'Club Norte', 'We were there.'],
    ['added', 'Mira', null],
  ])
})

test('who confirmed it and is hidden from the reader is neither named nor heard, and is not taken for the staff', async () => {
  const [mira, club, dana] = [
    await joins('Mira'),
    await joins('Club Norte', { role: 'club', sport: null }),
    await joins('Dana'),
  ]
  const [cup, race] = [await mira.api.achievements.add(won()), await mira.api.achievements.add(won())]
  await mira.api.achievements.ask({ id: cup.id, of: club.id })
  await answers(club, cup.id, true, 'We were there.')
  await mira.api.achievements.ask({ id: race.id, of: club.id })
  await club.api.profiles.block({ id: dana.id })
  expect((await dana.api.achievements.get({ id: cup.id })).confirmation).toMatchObject({
    ...{ by: null, byStaff: false, note: null },
  })
  const { items } = await dana.api.achievements.history({ id: cup.id })
  expect(items[0]).toMatchObject({ deed: 'confirmed', by: null, byStaff: false, note: null })

  await suspendPerson(heraia.context, club.id, 'Not the club')
  expect((await mira.api.achievements.get({ id: race.id })).request).toMatchObject({ of: null, ofStaff: false })
  const asksStaff = mira.api.achievements.ask({ id: race.id, of: null })
  expect(await refusal(asksStaff)).toMatchObject({ status: 409, reason: 'asked_already' })
  await mira.api.achievements.withdraw({ id: race.id })
  expect(await mira.api.achievements.ask({ id: race.id, of: null })).toMatchObject({ request: { ofStaff: true } })
})

test('a coach of 16 who confirmed it is named to those who are signed in, and not to a stranger', async () => {
  const [mira, coach] = [await joins('Mira'), await joins('Coach Carla', { role: 'coach' })]
  await coach.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 16}-01-01` })
  const cup = await mira.api.achievements.add(won())
  await mira.api.achievements.ask({ id: cup.id, of: coach.id })
  await answers(coach, cup.id, true, 'I was there.')
  const seen = async ({ achievements }: Player['api']) => [
    (await achievements.get({ id: cup.id })).confirmation,
    (await achievements.history({ id: cup.id })).items[0],
  ]
  const unnamed = { by: null, byStaff: false, note: null }
  expect(await seen(stranger)).toMatchObject([unnamed, { ...unnamed, deed: 'confirmed' }])
  const named = { by: { name: 'Coach Carla' }, note: 'I was there.' }
  expect(await seen(mira.api)).toMatchObject([named, named])
})

test('what she changes afterwards is no longer confirmed; who may see it changes nothing', async () => {
  const [mira, coach] = [await joins('Mira'), await joins('Coach Carla', { role: 'coach' })]
  const cup = await mira.api.achievements.add(won())
  await mira.api.achievements.ask({ id: cup.id, of: coach.id })
  await answers(coach, cup.id, true)
  expect(await mira.api.achievements.edit(won({ id: cup.id, audience: 'followers' }))).toMatchObject({
    level: 'confirmed',
  })
  expect(await mira.api.achievements.edit(won({ id: cup.id, title: 'World cup' }))).toMatchObject({
    ...{ level: 'self-reported', confirmation: null },
  })
})

test('without a name the staff is asked; an admin confirms what others won, never her own', async () => {
  const [mira, ada] = [await joins('Mira'), await staff()]
  const cup = await mira.api.achievements.add(won({ audience: 'private' }))
  await mira.api.achievements.ask({ id: cup.id, of: null })
  expect((await ada.api.achievements.asked({})).items.map(({ id }) => id)).toContain(cup.id)
  expect((await mira.api.achievements.asked({})).items).toEqual([])
  const own = await ada.api.achievements.add(won())
  await ada.api.achievements.ask({ id: own.id, of: null })
  expect(await refusal(answers(ada, own.id, true))).toMatchObject({
    status: 403,
  })
  expect(await answers(ada, cup.id, false, 'No proof')).toMatchObject({
    id: cup.id,
  })
  expect(await mira.api.achievements.get({ id: cup.id })).toMatchObject({
    request: { state: 'declined' },
    may: { ask: true },
  })
  expect(await refusal(ada.api.achievements.get({ id: cup.id }))).toMatchObject({ status: 404 })
  expect((await stranger.profiles.get({ id: mira.id })).achievements).toBe(0)
})

test('only clubs, federations and coaches are asked; asking ends with a block, with other facts or when she asks no longer', async () => {
  const [mira, fan, club] = [
    await joins('Mira'),
    await joins('Fay', { role: 'fan' }),
    await joins('Club', { role: 'club', sport: null }),
  ]
  const cup = await mira.api.achievements.add(won())
  expect(await refusal(mira.api.achievements.ask({ id: cup.id, of: fan.id }))).toMatchObject({
    reason: 'may_not_confirm',
  })
  expect(await refusal(mira.api.achievements.ask({ id: cup.id, of: mira.id }))).toMatchObject({ reason: 'self' })
  await mira.api.achievements.ask({ id: cup.id, of: club.id })
  await mira.api.achievements.ask({ id: cup.id, of: club.id })
  expect(await refusal(mira.api.achievements.ask({ id: cup.id, of: null }))).toMatchObject({ reason: 'asked_already' })
  expect((await mira.api.achievements.withdraw({ id: cup.id })).request).toBeNull()
  expect((await club.api.achievements.asked({})).items).toEqual([])
  const told = async () => (await club.api.notifications.list({ tab: 'unread' })).items.map(({ kind }) => kind)
  expect(await told()).toEqual([])
  await mira.api.achievements.ask({ id: cup.id, of: club.id })
  const other = await mira.api.achievements.add(won())
  await mira.api.achievements.ask({ id: other.id, of: club.id })
  await mira.api.achievements.remove({ id: other.id })
  expect(await told()).toEqual(['achievement_asked'])
  await mira.api.achievements.edit(won({ id: cup.id, audience: 'followers' }))
  expect(await told()).toEqual(['achievement_asked'])
  expect(await mira.api.achievements.edit(won({ id: cup.id, title: 'World cup' }))).toMatchObject({ request: null })
  expect(await told()).toEqual([])
  await mira.api.achievements.ask({ id: cup.id, of: club.id })
  expect(await told()).toEqual(['achievement_asked'])
  await club.api.profiles.block({ id: mira.id })
  expect((await mira.api.achievements.get({ id: cup.id })).request).toBeNull()
  expect(await refusal(mira.api.achievements.ask({ id: cup.id, of: club.id }))).toMatchObject({ status: 404 })
  await club.api.profiles.unblock({ id: mira.id })
  expect(await told()).toEqual([])
})

test('what a club confirmed of the staff’s own the club takes back, or others of the staff, and not she', async () => {
  const [ada, club] = [await staff(), await joins('Club', { role: 'club', sport: null })]
  const { id } = await ada.api.achievements.add(won())
  await ada.api.achievements.ask({ id, of: club.id })
  await answers(club, id, true)
  expect(await ada.api.achievements.get({ id })).toMatchObject({ level: 'confirmed', may: { revoke: false } })
  expect(await refusal(ada.api.achievements.revoke({ id, note: 'Mine' }))).toMatchObject({ status: 403 })
  const other = await staff()
  expect(await other.api.achievements.revoke({ id, note: 'Not hers' })).toMatchObject({ level: 'self-reported' })
})

test('what she changed and asked again is not confirmed by who has read only what stood there before', async () => {
  const [mira, club] = [await joins('Mira'), await joins('Club', { role: 'club', sport: null })]
  const cup = await mira.api.achievements.add(won({ title: 'Bronze, regional' }))
  await mira.api.achievements.ask({ id: cup.id, of: club.id })
  const [read] = (await club.api.achievements.asked({})).items
  heraia.clock.advance({ minutes: 5 })
  await mira.api.achievements.edit(won({ id: cup.id, title: 'Gold, World Cup' }))
  await mira.api.achievements.ask({ id: cup.id, of: club.id })
  for (const confirm of [true, false]) {
    const old = { id: cup.id, askedAt: read?.request?.at ?? '', confirm, note: null }
    expect(await refusal(club.api.achievements.answer(old))).toMatchObject({ status: 409, reason: 'edited_elsewhere' })
  }
  expect(await mira.api.achievements.get({ id: cup.id })).toMatchObject({
    ...{ title: 'Gold, World Cup', level: 'self-reported', request: { state: 'open' } },
  })
  expect(await answers(club, cup.id, true)).toMatchObject({ title: 'Gold, World Cup', level: 'confirmed' })
})

test('whom she asked sees at once that she asks no longer: she changed it, took it back or away', async () => {
  const [mira, club] = [await joins('Mira'), await joins('Club', { role: 'club', sport: null })]
  const { id } = await mira.api.achievements.add(won())
  const ends = [
    () => mira.api.achievements.edit(won({ id, title: 'World cup' })),
    () => mira.api.achievements.withdraw({ id }),
    () => mira.api.achievements.remove({ id }),
  ]
  for (const end of ends) {
    await mira.api.achievements.ask({ id, of: club.id })
    await heraia.db.deleteFrom('person_events').where('person_id', '=', club.id).execute()
    await end()
    const told = heraia.db.selectFrom('person_events').select(['kind', 'data']).where('person_id', '=', club.id)
    expect(await told.execute()).toContainEqual({ kind: 'achievement.changed', data: { achievementId: id } })
  }
})

test('two of the staff who answer at once give one answer', async () => {
  const [mira, ada, eva] = [await joins('Mira'), await staff(), await staff()]
  const cup = await mira.api.achievements.add(won())
  await mira.api.achievements.ask({ id: cup.id, of: null })
  const both = await Promise.allSettled([answers(ada, cup.id, true), answers(eva, cup.id, false)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.each([
  [{ title: ' ' }, 'title', 'required'],
  [{ title: 'x'.repeat(121) }, 'title', 'too_long'],
  [{ title: 'a\u0000b' }, 'title', 'invalid_characters'],
  [{ date: '2025-02-30' }, 'date', 'invalid_date'],
  [{ date: '2999-01-01' }, 'date', 'in_future'],
  [{ date: '1812-01-01' }, 'date', 'too_long_ago'],
  [{ date: '2004-05-14' }, 'date', 'before_birth'],
  [{ type: 'nobel' }, 'type', 'invalid'],
  [{ evidence: [{ url: 'javascript:alert(1)', label: '' }] }, 'evidence.0.url', 'invalid_url'],
  [{ evidence: Array(6).fill({ url: 'https://example.com', label: '' }) }, 'evidence', 'too_many'],
  [{ confirmed: true }, 'confirmed', 'unknown_field'],
])('%j is refused at its field', async (wrong, field, code) => {
  const mira = await joins('Mira')
  await mira.saves({ dateOfBirth: '2004-05-14' })
  expect(await refusal(mira.api.achievements.add(won(wrong)))).toMatchObject({ status: 422, fields: [{ field, code }] })
})
