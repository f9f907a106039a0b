import { GoalId, RankingId } from '@heraia/contract/ids'
import type { ApiClient } from '@heraia/contract/index'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { records } from '@heraia/hosts/test/records'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

type Setting = 'public' | 'followers' | 'private' | 'closed profile' | 'minor' | 'suspended'
type Looker = 'stranger' | 'person' | 'follower' | 'blocked' | 'herself' | 'admin'
/** What each surface of her statistics answers: the figures, that they are closed, or that there is nobody. */
const matrix: Record<Setting, Record<Looker, 200 | 401 | 403 | 404>> = {
  public: { stranger: 200, person: 200, follower: 200, blocked: 404, herself: 200, admin: 200 },
  followers: { stranger: 403, person: 403, follower: 200, blocked: 404, herself: 200, admin: 403 },
  private: { stranger: 403, person: 403, follower: 403, blocked: 404, herself: 200, admin: 403 },
  'closed profile': { stranger: 403, person: 403, follower: 403, blocked: 404, herself: 200, admin: 403 },
  minor: { stranger: 403, person: 403, follower: 200, blocked: 404, herself: 200, admin: 403 },
  suspended: { stranger: 404, person: 404, follower: 404, blocked: 404, herself: 401, admin: 404 },
}

async function set(her: Player, setting: Setting) {
  if (setting === 'followers' || setting === 'private') await her.sets({ statsVisibility: setting })
  if (setting === 'closed profile') await her.sets({ profileVisibility: 'private' })
  if (setting === 'minor') {
    const born = new Date(heraia.clock.now())
    born.setUTCFullYear(born.getUTCFullYear() - 15)
    await her.saves({ dateOfBirth: born.toISOString().slice(0, 10) })
  }
  if (setting === 'suspended') {
    await heraia.db.updateTable('profiles').set({ state: 'suspended' }).where('id', '=', her.id).execute()
  }
}

test.each(Object.keys(matrix) as Setting[])('statistics: %s', async (setting) => {
  const her = await joins(`Her ${setting}`)
  const [person, follower, blocked, admin] = [
    await joins('P'.repeat(2)),
    await joins('Fo'),
    await joins('Bl'),
    await joins('Ad'),
  ]
  await follower.api.profiles.follow({ id: her.id })
  const { id: resultId } = await records(her, { position: 1 })
  await her.api.results.addGoal({
    ...{ id: GoalId.parse(newId()), kind: 'results', discipline: null, own: null, title: null, target: 9 },
    ...{ startsOn: '2026-01-01', dueOn: '2027-12-31' },
  })
  await her.api.results.addRanking({
    ...{ id: RankingId.parse(newId()), scope: 'national', category: '100 m', position: 7, outOf: null },
    ...{ source: 'Federation', sourceUrl: null, date: '2026-01-01' },
  })
  await her.api.profiles.block({ id: blocked.id })
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', admin.id).execute()
  await set(her, setting)
  const lookers: Record<Looker, ApiClient> = {
    ...{ stranger, person: person.api, follower: follower.api, blocked: blocked.api },
    ...{ herself: her.api, admin: admin.api },
  }
  const answered: Record<string, unknown> = {}
  for (const [looker, api] of Object.entries(lookers)) {
    const { id } = her
    const surfaces = [
      () => api.results.list({ id }),
      () => api.results.list({ id, figure: 'wins' }),
      () => api.results.seasons({ id }),
      () => api.results.statistics({ id }),
      () => api.results.monthly({ id, season: 2026 }),
      () => api.results.goals({ id }),
      () => api.results.rankings({ id }),
      () => api.results.rankingHistory({ id }),
    ]
    const statuses = new Set<unknown>()
    for (const ask of surfaces) {
      const shown = await ask().then(
        () => 200,
        async (error: unknown) => (await refusal(Promise.reject(error))).status,
      )
      statuses.add(shown)
    }
    answered[looker] = statuses.size === 1 ? [...statuses][0] : [...statuses]
    const expected = matrix[setting][looker as Looker]
    if (expected === 401) continue
    const compared = await api.results.compare({ ids: [id] })
    expect([looker, compared.items.length, compared.leftOut.length]).toEqual([
      looker,
      ...(expected === 200 ? [1, 0] : [0, 1]),
    ])
    if (expected === 404) continue
    expect([looker, (await api.profiles.get({ id })).matches]).toEqual([looker, expected === 200 ? 1 : 0])
  }
  expect(answered).toEqual(matrix[setting])
  expect(resultId).toBeTruthy()
})

test('who does not let herself be compared is left out, without a word why', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva', { role: 'fan' })]
  for (const each of [mira, dana]) await records(each, { position: 2 })
  const ids = [dana.id, mira.id, eva.id]
  expect(await mira.api.results.settings()).toEqual({ allowComparison: true })
  const both = await mira.api.results.compare({ ids })
  expect(both.items.map(({ person }) => person.name)).toEqual(['Dana', 'Mira'])
  expect(both.items[0]?.statistics.medals.silver).toMatchObject({ value: 1, results: 1 })
  expect(both.leftOut).toEqual([eva.id])
  await dana.api.results.setSettings({ allowComparison: false })
  expect((await mira.api.results.compare({ ids })).leftOut).toEqual([dana.id, eva.id])
  expect((await dana.api.results.compare({ ids })).items.map(({ person }) => person.name)).toEqual(['Dana', 'Mira'])
  expect((await mira.api.results.seasons({ id: dana.id })).may).toEqual({ edit: false, compare: false })
  const six = [mira, dana, eva, await joins('Fo'), await joins('Gi'), await joins('He')].map(({ id }) => id)
  expect(await refusal(mira.api.results.compare({ ids: six }))).toMatchObject({
    ...{ status: 422, fields: [{ field: 'ids', code: 'too_many' }] },
  })
})

test('a search says how many results she has to those alone whom her statistics are for', async () => {
  const [nora, follower] = [await joins('Nora Searched'), await joins('Follows Nora')]
  await follower.api.profiles.follow({ id: nora.id })
  await records(nora)
  const matches = async (api: ApiClient) => (await api.people.search({ q: 'nora searched' })).items[0]?.matches
  expect([await matches(stranger), await matches(follower.api)]).toEqual([1, 1])
  await nora.sets({ statsVisibility: 'followers' })
  expect([await matches(stranger), await matches(follower.api), await matches(nora.api)]).toEqual([null, 1, 1])
})
