import { AchievementId, ResultId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { records } from '@heraia/hosts/test/records'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { grantAdmin } from '../accounts/standing/grant-admin.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

const race = { event: 'City Meeting', value: 11.52, date: '2026-05-03' }
const won = (more: object = {}) => ({
  id: AchievementId.parse(newId()),
  ...{ title: 'Gold, 100 m', description: null, date: '2026-05-03', location: null, evidence: [] },
  ...({ type: 'medal', audience: 'public' } as const),
  ...more,
})
const club = () => joins('Club Norte', { role: 'club', sport: null })
/** She won in a race, and said so. */
async function winner() {
  const mira = await joins('Mira Wins', { sport: 'Athletics' })
  const result = await records(mira, race)
  const draft = won({ resultId: result.id })
  return { mira, result, draft, cup: await mira.api.achievements.add(draft) }
}
const seenBy = async ({ achievements }: Player['api'], id: AchievementId) => (await achievements.get({ id })).result
const deeds = async (id: AchievementId) =>
  (await stranger.achievements.history({ id })).items.map(({ deed, by }) => [deed, by?.name])

/** A club vouches for it. */
async function confirms(by: Player, { mira, cup }: { mira: Player; cup: { id: AchievementId } }) {
  await mira.api.achievements.ask({ id: cup.id, of: by.id })
  await by.api.achievements.answer({
    ...{ id: cup.id, askedAt: heraia.clock.now().toISOString(), confirm: true, note: null },
  })
}

test('she names the result in which she won it; everybody reads it there, as it is now', async () => {
  const { mira, result, cup } = await winner()
  expect(cup.result).toMatchObject({
    ...{ id: result.id, event: 'City Meeting', value: 11.52, date: '2026-05-03' },
    discipline: { name: { en: '100 m', es: '100 m' }, unit: 's' },
  })
  await mira.api.results.edit({ id: result.id, value: 11.49 })
  expect(await seenBy(stranger, cup.id)).toMatchObject({ value: 11.49 })
  expect((await stranger.achievements.list({ id: mira.id })).items[0]?.result).toMatchObject({ value: 11.49 })
})

test('what is her own word does not count as evidence', async () => {
  const { cup } = await winner()
  expect(cup.level).toBe('self-reported')
})

test('she takes it away, or leaves it as it was by not naming it', async () => {
  const { mira, result, cup, draft } = await winner()
  const { resultId: _resultId, ...unsaid } = draft as typeof draft & { resultId: ResultId }
  expect((await mira.api.achievements.edit({ ...unsaid, location: 'Madrid' })).result?.id).toBe(result.id)
  expect((await mira.api.achievements.edit({ ...unsaid, resultId: null })).result).toBeNull()
  expect(await seenBy(stranger, cup.id)).toBeNull()
})

test('a result of somebody else, or of nobody, is refused at its field, new or changed; it says nothing of which', async () => {
  const [{ cup, mira, draft }, dana] = [await winner(), await joins('Dana', { sport: 'Athletics' })]
  const hers = await records(dana)
  const ada = await joins('Ada Admin')
  await grantAdmin(heraia.context, ada.id)
  for (const resultId of [hers.id, ResultId.parse(newId())]) {
    const refused = { status: 422, fields: [{ field: 'resultId', code: 'unknown_result' }] }
    expect(await refusal(mira.api.achievements.add(won({ resultId })))).toMatchObject(refused)
    expect(await refusal(mira.api.achievements.edit({ ...draft, resultId }))).toMatchObject(refused)
    expect(await refusal(ada.api.achievements.add(won({ resultId })))).toMatchObject(refused)
  }
  expect(await refusal(stranger.achievements.add(won({ resultId: hers.id })))).toMatchObject({ status: 401 })
  expect(await refusal(dana.api.achievements.edit({ ...draft, resultId: hers.id }))).toMatchObject({ status: 403 })
  expect((await mira.api.achievements.get({ id: cup.id })).result?.event).toBe('City Meeting')
})

test('who may not see her statistics sees no result: signed out, a member, blocked, whom she asked, the staff', async () => {
  const { mira, result, cup } = await winner()
  const [fan, dana, blocked, ada] = [await joins('Fay'), await joins('Dana'), await joins('Bea'), await joins('Ada')]
  await fan.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.block({ id: blocked.id })
  await grantAdmin(heraia.context, ada.id)
  const norte = await club()
  expect(await refusal(blocked.api.achievements.get({ id: cup.id }))).toMatchObject({ status: 404 })
  for (const api of [stranger, dana.api, fan.api, ada.api]) expect((await seenBy(api, cup.id))?.id).toBe(result.id)

  await mira.api.achievements.ask({ id: cup.id, of: norte.id })
  await mira.sets({ statsVisibility: 'followers' })
  for (const api of [stranger, dana.api, ada.api])
    expect(await refusal(api.achievements.get({ id: cup.id }))).toMatchObject({ status: 404 })
  expect((await seenBy(fan.api, cup.id))?.id).toBe(result.id)
  expect(await norte.api.achievements.get({ id: cup.id })).toMatchObject({ title: 'Gold, 100 m', result: null })
  expect((await norte.api.achievements.asked({})).items[0]).toMatchObject({ result: null })

  await mira.api.achievements.withdraw({ id: cup.id })
  await mira.api.achievements.ask({ id: cup.id, of: null })
  await mira.sets({ statsVisibility: 'private' })
  expect(await seenBy(ada.api, cup.id)).toBeNull()
  expect(await refusal(fan.api.achievements.get({ id: cup.id }))).toMatchObject({ status: 404 })
  expect((await seenBy(mira.api, cup.id))?.id).toBe(result.id)
})

test('who is no athlete any more shows no results, here neither, and keeps the link', async () => {
  const { mira, result, cup } = await winner()
  const becomes = (role: 'fan' | 'athlete') =>
    heraia.db.updateTable('profiles').set({ role }).where('id', '=', mira.id).execute()
  await becomes('fan')
  expect(await seenBy(stranger, cup.id)).toBeNull()
  expect(await seenBy(mira.api, cup.id)).toBeNull()
  await becomes('athlete')
  expect((await seenBy(stranger, cup.id))?.id).toBe(result.id)
})

test('a result that she deletes takes the link along, and the achievement stays', async () => {
  const { mira, result, cup } = await winner()
  await mira.api.results.remove({ id: result.id })
  expect(await stranger.achievements.get({ id: cup.id })).toMatchObject({ title: 'Gold, 100 m', result: null })
})

test('naming another result, or none, is a change of what was confirmed', async () => {
  const { mira, cup, draft } = await winner()
  const norte = await club()
  const other = await records(mira, { ...race, value: 11.4 })
  for (const resultId of [other.id, null]) {
    await confirms(norte, { mira, cup })
    expect((await mira.api.achievements.edit({ ...draft, audience: 'public' })).level).toBe('confirmed')
    Object.assign(draft, { resultId })
    expect(await mira.api.achievements.edit(draft)).toMatchObject({ level: 'self-reported', confirmation: null })
  }
  expect((await deeds(cup.id))[0]).toEqual(['edited', 'Mira Wins'])
})

test.each([
  ['says another value', ({ api }: Player, id: ResultId) => api.results.edit({ id, value: 10.9 })],
  ['is deleted', ({ api }: Player, id: ResultId) => api.results.remove({ id })],
])('a result that %s afterwards ends the confirmation, and what is asked', async (_, changes) => {
  const [norte, sur] = [await club(), await club()]
  const { mira, result, cup } = await winner()
  await confirms(norte, { mira, cup })
  const second = await mira.api.achievements.add(won({ title: 'Record', resultId: result.id }))
  await mira.api.achievements.ask({ id: second.id, of: sur.id })
  expect((await stranger.profiles.get({ id: mira.id })).achievements).toBe(1)
  await heraia.db.deleteFrom('person_events').execute()

  await changes(mira, result.id)
  expect(await stranger.achievements.get({ id: cup.id })).toMatchObject({ level: 'self-reported', confirmation: null })
  expect((await stranger.profiles.get({ id: mira.id })).achievements).toBe(0)
  expect(await deeds(cup.id)).toEqual([
    ['edited', 'Mira Wins'],
    ['confirmed', 'Club Norte'],
    ['added', 'Mira Wins'],
  ])
  expect((await sur.api.achievements.asked({})).items).toEqual([])
  expect((await sur.api.notifications.list({ tab: 'unread' })).items).toEqual([])
  const told = await heraia.db.selectFrom('person_events').select('data').where('person_id', '=', sur.id).execute()
  expect(told).toContainEqual({ data: { achievementId: second.id } })
  const answer = { id: second.id, askedAt: heraia.clock.now().toISOString(), confirm: true, note: null }
  expect(await refusal(sur.api.achievements.answer(answer))).toMatchObject({ status: 403 })
})

test('what is only said about the result leaves the confirmation as it is', async () => {
  const norte = await club()
  const { mira, result, cup } = await winner()
  await confirms(norte, { mira, cup })
  await mira.api.results.edit({ id: result.id, category: 'national', location: 'Madrid' })
  await mira.api.results.edit({ id: result.id, value: 11.52 })
  expect((await stranger.achievements.get({ id: cup.id })).level).toBe('confirmed')
})
