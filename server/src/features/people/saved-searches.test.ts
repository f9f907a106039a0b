import { SavedSearchId } from '@heraia/contract/ids'
import { SAVED_SEARCHES_MAX } from '@heraia/contract/people'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const id = () => SavedSearchId.parse(newId())
const tennis = { area: 'people', filters: { sport: 'Tennis' } } as const

test('a search is saved once, stands in its own list, and is forgotten', async () => {
  const mira = await joins('Mira Saves')
  const saved = await mira.api.people.saveSearch({ id: id(), ...tennis })
  expect(await mira.api.people.saveSearch({ id: id(), ...tennis })).toEqual(saved)
  await mira.api.people.saveSearch({ id: id(), area: 'athletes', filters: { verified: true } })
  expect((await mira.api.people.savedSearches({ area: 'people' })).items).toEqual([saved])
  await mira.api.people.forgetSearch({ id: saved.id })
  await mira.api.people.forgetSearch({ id: saved.id })
  expect((await mira.api.people.savedSearches({ area: 'people' })).items).toEqual([])
})

test('nobody else sees, takes or deletes it', async () => {
  const [mira, dana] = [await joins('Mira Private'), await joins('Dana Nosy')]
  const saved = await mira.api.people.saveSearch({ id: id(), ...tennis })
  expect((await dana.api.people.savedSearches({ area: 'people' })).items).toEqual([])
  await dana.api.people.forgetSearch({ id: saved.id })
  expect((await mira.api.people.savedSearches({ area: 'people' })).items).toHaveLength(1)
  expect(await refusal(dana.api.people.saveSearch({ ...saved, id: saved.id, area: 'people' } as never))).toMatchObject({
    status: 422,
  })
  expect(await refusal(dana.api.people.saveSearch({ id: saved.id, ...tennis }))).toMatchObject({ reason: 'id_taken' })
  expect(await refusal(stranger.people.savedSearches({ area: 'people' }))).toMatchObject({ status: 401 })
})

test('there is an end to it, also from two tabs at once', async () => {
  const mira = await joins('Mira Many')
  const save = (q: string) => mira.api.people.saveSearch({ id: id(), area: 'people', filters: { q } })
  for (let n = 1; n < SAVED_SEARCHES_MAX; n++) await save(`word ${n}`)
  const last = await Promise.allSettled([save('one'), save('two')])
  expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await refusal(save('three'))).toMatchObject({ status: 409, reason: 'too_many_saved_searches' })
})
