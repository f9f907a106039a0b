import { addPeople } from '@heraia/hosts/test/crowd-of-people'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { isRare } from './is-rare.ts'
import { readFilter } from './people-filter.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

const mira = await joins('Mira Many', { role: 'club', sport: 'Korfball' })
heraia.clock.advance({ hours: 24 })
await addPeople(heraia.db, 1_500, heraia.clock.now())

const seems = (search: Parameters<typeof readFilter>[0]) => isRare(heraia.context, readFilter(search), 1_000, 20)

test.each([
  ['a name that nobody of the newest has', { q: 'Mira' }, true],
  ['a place where none of them lives', { q: 'korf', location: 'Sevilla' }, true],
  ['what many are called', { q: 'red' }, false],
  ['where three in four of them live', { location: 'lagos' }, false],
  ['the sport of all of them', { sport: 'korf' }, false],
  ['of a role that hardly anybody has, nothing is said', { q: 'Mira', role: 'club' as const }, false],
])('%s: %j', async (_, search, expected) => {
  expect(await seems(search)).toBe(expected)
})

test('who is rare is found behind all of them, and who joined this moment too', async () => {
  const dana = await joins('Dana Now')
  const found = async (q: string) => (await stranger.people.search({ q, limit: 20 })).items.map(({ id }) => id)
  expect([await found('mira man'), await found('dana now')]).toEqual([[mira.id], [dana.id]])
})

test('among few people nothing is rare', async () => {
  const small = await createTestHeraia()
  expect(await isRare(small.context, readFilter({ q: 'Nobody' }), 1_000, 20)).toBe(false)
  await small.close()
})
