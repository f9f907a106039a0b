import { addPeople } from '@heraia/hosts/test/crowd-of-people'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

/** The oldest of them all, behind three thousand others. */
const mira = await joins('Mira Many', { role: 'coach', sport: 'Korfball' })
await mira.saves({ location: 'Sevilla, Spain' })
heraia.clock.advance({ hours: 24 * 30 })
await addPeople(heraia.db, 3_000, heraia.clock.now())
const dana = await joins('Dana', { role: 'fan', sport: null })

type Search = Parameters<typeof stranger.people.search>[0]

/** All pages, one after the other. */
async function walk(search: Search, api = stranger) {
  const handles: string[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const page = await api.people.search({ ...search, limit: 20, ...(cursor ? { cursor } : {}) })
    if (page.similar) return []
    handles.push(...page.items.map(({ handle }) => handle))
    cursor = page.nextCursor ?? undefined
    pages += 1
  } while (cursor && pages < 200)
  return handles
}

test.each<[string, Search]>([
  ['her place', { role: 'coach', sport: 'korfball', location: 'sevilla' }],
  ['a part of it', { role: 'coach', sport: 'korfball', location: 'se' }],
  ['her name', { role: 'coach', sport: 'korfball', q: 'many' }],
  ['all of it', { role: 'coach', sport: 'korfball', location: 'sevilla', q: 'mira' }],
  ['all of it, by name', { role: 'coach', sport: 'korfball', location: 'sevilla', q: 'mira', order: 'name' }],
])('behind thousands of her role and sport she is found by %s', async (_, search) => {
  expect(await walk(search)).toEqual(['mira-many'])
})

test.each<[Search, number]>([
  [{ role: 'coach', sport: 'korfball', q: 'red' }, 263],
  [{ role: 'coach', sport: 'korfball', location: 'quito' }, 750],
  [{ role: 'coach', sport: 'korfball', location: 'quito', q: 'red' }, 113],
  [{ role: 'coach', sport: 'beach korfball', location: 'quito' }, 250],
  [{ role: 'coach', sport: 'beach korfball', q: 'red' }, 88],
  [{ role: 'coach', sport: 'beach korfball', location: 'lagos', verified: true }, 0],
  // The look at korfball ends at the 1,500th; of the beach there are some further on.
  [{ role: 'coach', sport: 'korfball', q: 'green' }, 37],
  [{ role: 'athlete', sport: 'korfball', location: 'quito' }, 0],
  // Of one place the look ends first: what lies further on in the other waits for it.
  [{ role: 'coach', sport: 'korfball', location: 'lagos', q: 'red' }, 150],
  [{ role: 'coach', sport: 'korfball', location: 'o', q: 'red' }, 263],
])('%j gives each once, the newest first, page after page', async (search, count) => {
  const handles = await walk(search)
  expect([handles.length, new Set(handles).size]).toEqual([count, count])
  expect(handles).toEqual(handles.toSorted((one, other) => numberOf(one) - numberOf(other)))
})

const numberOf = (handle: string): number => Number(handle.split('-').at(-1))

test('of very many places the sport is looked through as a whole', async () => {
  const names = Array.from({ length: 20 }, (_, at) => ({ place: `oslo ${at}` }))
  await heraia.db.insertInto('people_places').values(names).execute()
  expect(await walk({ role: 'coach', sport: 'korfball', location: 'o', q: 'red' })).toHaveLength(263)
  await heraia.runJob('forget-sports-and-places')
  expect(await heraia.db.selectFrom('people_places').select('place').where('place', 'like', 'oslo%').execute()).toEqual(
    [],
  )
})

test('who is hidden, closed, private or a minor is in none of these pages', async () => {
  const search: Search = { role: 'coach', sport: 'beach korfball', q: 'red', location: 'quito' }
  const [first, second, third, fourth, fifth, ...others] = await walk(search, dana.api)
  const of = (handle = '') => heraia.db.selectFrom('profiles').select('id').where('handle', '=', handle)
  const change = (handle: string | undefined, values: object) =>
    heraia.db.updateTable('profiles').set(values).where('id', '=', of(handle)).execute()
  const { id } = await of(first).executeTakeFirstOrThrow()
  await dana.api.profiles.block({ id })
  await change(second, { state: 'closed' })
  await change(third, { profile_visibility: 'private' })
  await change(fourth, { show_in_search: false })
  await change(fifth, { date_of_birth: '2024-01-01' })
  expect(await walk(search, dana.api)).toEqual(others)
  expect(await walk(search)).toEqual([first, ...others])
})

test('a count is what the search finds: for members, for strangers, and less by whom a block hides from her', async () => {
  const [flor, gaia] = [
    await joins('Flor', { role: 'fan', sport: null }),
    await joins('Gaia', { role: 'fan', sport: null }),
  ]
  const few: Search = { role: 'coach', sport: 'beach korfball', q: 'red' }
  const many: Search = { sport: 'korfball' }
  const finds = async (search: Search, api = stranger) => {
    const { count, more, roles } = await api.people.count(search)
    const found = (await walk(search, api)).length
    expect({ count, more, roles }).toEqual({
      ...{ count: found, more: false },
      roles: [{ role: 'coach', ...{ count: found, more } }],
    })
    return found
  }
  const before = await finds(few, flor.api)
  expect([await finds(few, gaia.api), await finds(few)]).toEqual([before, before])
  const [first, second] = (await flor.api.people.search({ ...few, limit: 2 })).items
  await flor.api.profiles.block({ id: first?.id ?? '' })
  await heraia.db
    .insertInto('blocks')
    .values({ blocker_id: second?.id ?? '', blocked_id: flor.id, created_at: heraia.clock.now() })
    .execute()
  expect([await finds(few, flor.api), await finds(few, gaia.api), await finds(few)]).toEqual([
    before - 2,
    before,
    before,
  ])
  for (const { api } of [flor, gaia]) expect(await api.people.count(many)).toMatchObject({ count: 1000, more: true })
})

test('a sport that nobody named before is found as soon as she names it', async () => {
  const eva = await joins('Eva First', { role: 'coach', sport: 'Quidditch' })
  expect(await walk({ role: 'coach', sport: 'quidd', q: 'eva' })).toEqual(['eva-first'])
  await eva.saves({ sport: 'Muggle Chess' })
  expect(await walk({ role: 'coach', sport: 'quidd', q: 'eva' })).toEqual([])
  expect(await walk({ role: 'coach', sport: 'muggle', q: 'eva' })).toEqual(['eva-first'])
})

test('a sport or place that nobody names any more is forgotten in the night, and found again once somebody names it', async () => {
  const kept = async () => ({
    sports: await heraia.db.selectFrom('people_sports').select('sport as word').orderBy('sport').execute(),
    places: await heraia.db.selectFrom('people_places').select('place as word').orderBy('place').execute(),
  })
  const namedAs = (column: 'sport_folded' | 'location_folded') =>
    heraia.db
      .selectFrom('profiles')
      .select(`${column} as word`)
      .distinct()
      .where(column, '<>', '')
      .orderBy(column)
      .execute()
  const eva = await joins('Eva Night', { role: 'coach', sport: 'Calcio of Ana' })
  await eva.saves({ location: 'Uppsala, Sweden' })
  await eva.saves({ sport: 'Rowing', location: 'Lulea, Sweden' })
  const before = await kept()
  expect(before.sports).toContainEqual({ word: 'calcio of ana' })
  expect(before.places).toContainEqual({ word: 'uppsala, sweden' })
  await heraia.runJob('forget-sports-and-places')
  expect(await kept()).toEqual({ sports: await namedAs('sport_folded'), places: await namedAs('location_folded') })
  await eva.saves({ sport: 'Calcio of Ana', location: 'Uppsala, Sweden' })
  for (const more of [{ q: 'eva' }, { location: 'uppsala' }])
    expect(await walk({ role: 'coach', sport: 'calcio', ...more })).toEqual(['eva-night'])
})

test('she is found by a name that is longer than an index holds, and by her sport and place as words', async () => {
  const eva = await joins(`${'Very '.repeat(15)}Long`, { role: 'coach', sport: 'Korfball' })
  await eva.saves({ location: 'Huelva, Spain' })
  const finds = async (search: Search) => (await walk({ role: 'coach', sport: 'korfball', ...search })).length
  for (const q of ['very long', 'huelva', 'very-very']) expect(await finds({ q }), q).toBe(1)
  expect(await finds({ q: 'korfb', location: 'huelva' })).toBe(1)
  expect(await finds({ q: 'very short', location: 'huelva' })).toBe(0)
})

test('a place, a sport and a name of letters that each stand for many are kept at their longest', async () => {
  // All 88 that there are before one comes again: an index compresses what repeats itself.
  const letters = (count: number) =>
    Array.from({ length: count }, (_, at) => String.fromCodePoint(0x3300 + ((at * 37) % 88)))
  const eva = await joins('Eva Square', { role: 'coach', sport: 'Korfball' })
  await eva.saves({ name: letters(80).join(''), sport: letters(60).join(''), location: letters(120).join('') })
  expect(await walk({ role: 'coach', sport: letters(60).join(''), location: letters(12).join('') })).toEqual([
    'eva-square',
  ])
})
