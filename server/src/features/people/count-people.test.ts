import { addPeople } from '@heraia/hosts/test/crowd-of-people'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

await addPeople(heraia.db, 3_000, heraia.clock.now())
const kate = await joins('Korfball Kate', { role: 'athlete', sport: 'Rowing' })
await kate.saves({ location: 'Quito, Ecuador' })
const mia = await joins('Mia Korfball', { role: 'athlete', sport: 'Korfball' })
await mia.saves({ location: 'Korfball Town, Ecuador' })
const lea = await joins('Lea', { role: 'fan', sport: null })
await lea.saves({ location: 'Korfball Town, Ecuador' })
const rowers = 'Rowing and so on'
for (const name of ['Una', 'Dva', 'Tri']) await joins(name, { role: 'athlete', sport: rowers })
const dana = await joins('Dana', { role: 'fan', sport: null })

type Search = Parameters<typeof stranger.people.search>[0]

/** How many pages hold, until it is more than are counted; and how many of them are of each role. */
async function foundBy(search: Search, api = stranger) {
  let count = 0
  const ofRole = new Map<string, number>()
  let cursor: string | undefined
  do {
    const page = await api.people.search({ ...search, limit: 50, ...(cursor ? { cursor } : {}) })
    const items = page.similar ? [] : page.items
    count += items.length
    for (const { role } of items) ofRole.set(role, (ofRole.get(role) ?? 0) + 1)
    cursor = page.nextCursor ?? undefined
  } while (cursor && count <= 1_000)
  return { count, ofRole }
}

const found = async (search: Search, api = stranger) => (await foundBy(search, api)).count

const searches: Search[] = [
  // Her sport, her name and her place all hold the word; each of them is counted once.
  { q: 'korfball' },
  { q: 'korfball', location: 'ecuador' },
  { q: 'korfball', location: 'town' },
  { q: 'beach korf', location: 'quito' },
  { q: 'orfba', location: 'o' },
  { q: 'rowing' },
  { q: 'rowing', location: 'quito' },
  // Nobody's sport.
  { q: 'kate' },
  { q: 'mia' },
  { q: 'red', location: 'lagos' },
  { q: 'green 80' },
  // All three thousand are called so, by their handles: not all of a role are looked at.
  { q: 'coach' },
  { q: 'coach', location: 'quito' },
  { q: 'ecuador' },
  { q: 'korfball town', location: 'quito' },
  { q: 'nobody at all' },
  // In Spanish: rowing.
  { q: 'remo' },
  { sport: 'remo' },
  { sport: 'row' },
  { sport: 'korfball', location: 'quito' },
  { sport: 'beach', location: 'ecuador' },
  { sport: 'korfball', q: 'red', location: 'quito' },
  { location: 'town' },
  { q: 'korfball', verified: true },
  { q: 'ko' },
]

// By turns by a stranger and by a member: what each of them may see is counted in the tests below.
const searchesByTurns = searches.map((search, at) => ({ search, api: at % 2 ? dana.api : stranger }))

test.each(searchesByTurns)('$search: as many are counted as are found, of all and of each role', async ({
  search,
  api,
}) => {
  const { count, more, roles } = await api.people.count(search)
  const all = await foundBy(search, api)
  expect({ count, more }).toEqual({ count: Math.min(all.count, 1_000), more: all.count > 1_000 })
  for (const role of ['athlete', 'coach', 'fan', 'club'] as const) {
    const own = await api.people.count({ ...search, role })
    // All of them were shown, unless there are more than are counted.
    const ofRole = more ? await found({ ...search, role }, api) : (all.ofRole.get(role) ?? 0)
    expect({ role, count: own.count, more: own.more }).toEqual({
      ...{ role, count: Math.min(ofRole, 1_000), more: ofRole > 1_000 },
    })
    const shown = roles.find((each) => each.role === role)
    expect(shown?.count ?? 0).toBe(shown?.more ? Math.min(shown.count, ofRole) : ofRole)
  }
})

const change = (id: string, values: object) =>
  heraia.db.updateTable('profiles').set(values).where('id', '=', id).execute()

test('who is closed, private, not to be found or a minor is not counted, nor who lets in nobody but members', async () => {
  const search: Search = { q: rowers.toLowerCase() }
  const countedBy = async (api: typeof stranger) => {
    heraia.clock.advance({ minutes: 1 })
    return (await api.people.count(search)).count
  }
  const { items } = await stranger.people.search({ ...search, limit: 10 })
  const [id = ''] = items.map((item) => item.id)
  expect([await countedBy(stranger), await countedBy(dana.api)]).toEqual([3, 3])
  const before = { state: 'active', profile_visibility: 'public', show_in_search: true, date_of_birth: '1990-01-01' }
  for (const hiding of [
    { state: 'closed' },
    { state: 'suspended' },
    { profile_visibility: 'private' },
    { show_in_search: false },
    { date_of_birth: '2024-01-01' },
  ]) {
    await change(id, { ...before, ...hiding })
    expect([hiding, await countedBy(stranger), await countedBy(dana.api)]).toEqual([hiding, 2, 2])
  }
  for (const [born, counted] of [
    [sql`(now() - interval '18 years')::date`, 3],
    [sql`(now() - interval '18 years')::date + 1`, 2],
    [null, 3],
  ] as const) {
    await change(id, { ...before, date_of_birth: born })
    expect([await countedBy(stranger), await countedBy(dana.api)]).toEqual([counted, counted])
  }
  await change(id, { ...before, profile_visibility: 'followers' })
  expect([await countedBy(stranger), await countedBy(dana.api)]).toEqual([2, 3])
  await dana.api.profiles.block({ id })
  expect(await countedBy(dana.api)).toBe(2)
})

test('whom she blocked among more than a thousand of several roles she is not told of either', async () => {
  await sql`update profiles set role = 'club' where search_text like '%beach%'`.execute(heraia.db)
  heraia.clock.advance({ minutes: 1 })
  const search: Search = { q: 'korfball', location: 'lagos' }
  const { count, more, roles } = await dana.api.people.count(search)
  const ofRole = (role: string) => roles.find((each) => each.role === role)?.count ?? 0
  expect({ count, more, clubs: ofRole('club') }).toEqual({ count: 1_000, more: true, clubs: 750 })
  const [blocked] = (await dana.api.people.search({ ...search, role: 'club', limit: 1 })).items
  await dana.api.profiles.block({ id: blocked?.id ?? '' })
  const after = await dana.api.people.count(search)
  expect(after).toMatchObject({ count: 1_000, more: true })
  expect(after.roles.find((each) => each.role === 'club')?.count).toBe(749)
  expect((await dana.api.people.count({ ...search, role: 'club' })).count).toBe(749)
})

test('of very many sports and places that are called so as many are counted', async () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at)
  await heraia.db
    .insertInto('people_sports')
    .values(numbers.map((at) => ({ sport: `korfball ${at}` })))
    .execute()
  await heraia.db
    .insertInto('people_places')
    .values(numbers.map((at) => ({ place: `quito ${at}` })))
    .execute()
  for (const search of [
    { q: 'korfball', location: 'quito' },
    { sport: 'beach', location: 'quito' },
  ]) {
    heraia.clock.advance({ minutes: 1 })
    expect((await stranger.people.count(search)).count).toBe(await found(search))
  }
})
