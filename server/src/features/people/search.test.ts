import type { Role } from '@heraia/contract/roles'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

const mira = await joins('Mira Muñoz', { sport: 'Tennis' })
heraia.clock.advance({ seconds: 1 })
const dana = await joins('Dana Østergård', { sport: 'Swimming' })
heraia.clock.advance({ seconds: 1 })
const club = await joins('100% Club_Norte \\ Bilbao', { role: 'club', sport: null })
heraia.clock.advance({ seconds: 1 })
const coach = await joins('<b>Ana</b> محمد 🏀', { role: 'coach', sport: 'Table Tennis' })
await mira.saves({ location: 'Málaga, Spain', bio: `${'x'.repeat(159)}🏀🏀` })
await coach.saves({ location: 'Κώστα, O’Hara' })
await heraia.db.updateTable('profiles').set({ verified_at: new Date() }).where('id', '=', dana.id).execute()

/** Who holds what was asked for; not who nearly does. */
async function found(filters: Parameters<typeof stranger.people.search>[0], api = stranger) {
  const { items, similar } = await api.people.search(filters)
  return similar ? [] : items.map(({ id }) => id)
}

test('everybody, newest first', async () => {
  expect(await found({})).toEqual([coach.id, club.id, dana.id, mira.id])
  expect(await found({ q: '   ' })).toEqual([coach.id, club.id, dana.id, mira.id])
})

test.each([
  ['munoz', [mira.id]],
  ['MUÑOZ', [mira.id]],
  ['ñoz', [mira.id]],
  ['tennis', [coach.id, mira.id]],
  ['malaga', [mira.id]],
  ['ostergard', [dana.id]],
  ['østerg', [dana.id]],
  ['dana-ostergard', [dana.id]],
  ['@dana-ostergard', [dana.id]],
  ['mira muñoz', [mira.id]],
  // A term never matches across name and sport.
  ['muñoz tennis', []],
  // Sports by their Spanish names.
  ['tenis', [coach.id, mira.id]],
  ['Natación', [dana.id]],
  ['natac', [dana.id]],
  ['tenis de mesa', [coach.id]],
  // What she has typed of a word ends in the sigma of its end; apostrophes are typed in many ways.
  ['ΚΩΣ', [coach.id]],
  ['κωσ', [coach.id]],
  ["o'hara", [coach.id]],
  ['O‘Hara', [coach.id]],
  ['ira', [mira.id]],
  // Mira, and swimming.
  ['mi', [dana.id, mira.id]],
  ['%', [club.id]],
  ['_', [club.id]],
  ['\\', [club.id]],
  ['100%', [club.id]],
  ['🏀', [coach.id]],
  ['محمد', [coach.id]],
  ['<b>', [coach.id]],
  ["' or 1=1 --", []],
  ['z', [mira.id]],
])('%j finds who holds it', async (q, people) => {
  expect(await found({ q })).toEqual(people)
  expect(await stranger.people.count({ q })).toMatchObject({ count: people.length, more: false })
})

test('filters narrow each other', async () => {
  expect(await found({ role: 'coach' })).toEqual([coach.id])
  expect(await found({ sport: 'TENNIS' })).toEqual([coach.id, mira.id])
  expect(await found({ sport: 'tennis', location: 'malaga' })).toEqual([mira.id])
  expect(await found({ sport: 'tennis', role: 'club' })).toEqual([])
  expect(await found({ verified: true })).toEqual([dana.id])
  expect(await found({ verified: false, q: 'dana' })).toEqual([dana.id])
  expect(await found({ location: '%' })).toEqual([])
})

test('a count says how many there are of each role, whatever role is chosen', async () => {
  const roles = [
    { role: 'athlete', count: 2, more: false },
    { role: 'club', count: 1, more: false },
    { role: 'coach', count: 1, more: false },
  ]
  const byRole = (list: { role: Role }[]) => list.sort((one, other) => one.role.localeCompare(other.role))
  const all = await stranger.people.count({})
  expect({ ...all, roles: byRole(all.roles) }).toEqual({ count: 4, more: false, roles })
  const coaches = await stranger.people.count({ role: 'coach' })
  expect({ ...coaches, roles: byRole(coaches.roles) }).toEqual({ count: 1, more: false, roles })
  expect(await stranger.people.count({ role: 'fan' })).toMatchObject({ count: 0, more: false })
})

test('a card shows no more than a card', async () => {
  const { items } = await stranger.people.search({ q: 'mira' })
  expect(items).toEqual([
    {
      ...{ id: mira.id, handle: 'mira-munoz', name: 'Mira Muñoz', role: 'athlete', sport: 'Tennis', avatar: null },
      ...{ verified: false, location: 'Málaga, Spain', bio: `${'x'.repeat(159)}…`, followers: 0, matches: 0 },
      ...{ joinedAt: expect.any(String), relation: null },
    },
  ])
  const [own] = (await dana.api.people.search({ q: 'bilbao' })).items
  expect(own).toMatchObject({ matches: null, relation: { following: 'none', mayFollow: true, isSelf: false } })
})

test('pages hold everybody once', async () => {
  for (const filters of [{}, { q: 'a' }, { q: 'tennis' }, { sport: 'tennis' }]) {
    const all = await found(filters)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await stranger.people.search({ ...filters, limit: 1, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen, JSON.stringify(filters)).toEqual(all)
  }
})

test('what is no search is refused', async () => {
  for (const wrong of [
    { q: 'x'.repeat(101) },
    { q: '\u0000' },
    { q: '\ud800' },
    { role: 'queen' as Role },
    { limit: 0 },
    { limit: 1.5 },
    { cursor: 'followers.1.x' },
    { cursor: `followers.abc.${mira.id}` },
    { verified: 'perhaps' },
    { email: 'a@b.c' },
  ]) {
    expect(await refusal(stranger.people.search(wrong)), JSON.stringify(wrong)).toMatchObject({ status: 422 })
  }
  const rest = await heraia.fetch('/api/people?q=munoz&verified=false&limit=5')
  expect([rest.status, await rest.json()]).toMatchObject([200, { items: [{ id: mira.id }], nextCursor: null }])
})

test('a count respects blocks at once, and is kept a short while otherwise', async () => {
  const [eva, flor] = [await joins('Eva Unica'), await joins('Flor')]
  expect(await flor.api.people.count({ q: 'eva unica' })).toMatchObject({ count: 1 })
  await eva.api.profiles.block({ id: flor.id })
  expect(await flor.api.people.count({ q: 'eva unica' })).toMatchObject({ count: 0, roles: [] })
  expect(await found({ q: 'eva unica' }, flor.api)).toEqual([])
  expect(await stranger.people.count({ q: 'eva unica' })).toMatchObject({ count: 1 })
  await eva.sets({ showInSearch: false })
  heraia.clock.advance({ seconds: 16 })
  expect(await stranger.people.count({ q: 'eva unica' })).toMatchObject({ count: 0 })
})

test('she chooses the order: by name, or by how many follow them', async () => {
  const [zoe, ana, eva] = [await joins('Zoe Orders'), await joins('Ana Orders'), await joins('Éva Orders')]
  for (const fan of [ana, eva]) await fan.api.profiles.follow({ id: zoe.id })
  await zoe.api.profiles.follow({ id: eva.id })
  const q = 'orders'
  const walk = async (order: 'newest' | 'name' | 'followers', limit: number) => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await stranger.people.search({ q, order, limit, ...(cursor ? { cursor } : {}) })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    return ids
  }
  for (const limit of [1, 2, 20]) {
    expect(await walk('name', limit)).toEqual([ana.id, eva.id, zoe.id])
    expect(await walk('followers', limit)).toEqual([zoe.id, eva.id, ana.id])
  }
  const { nextCursor } = await stranger.people.search({ q, order: 'name', limit: 1 })
  expect(await refusal(stranger.people.search({ q, order: 'followers', cursor: nextCursor ?? '' }))).toMatchObject({
    status: 422,
  })
  expect(await refusal(stranger.people.search({ q, order: 'wealth' as 'name' }))).toMatchObject({ status: 422 })
})

test('a slip of the finger finds the nearest, and says that nobody is called so', async () => {
  const frieda = await joins('Friederike Wolkenstein', { sport: 'Rowing' })
  const typed = await stranger.people.search({ q: 'frederike' })
  expect(typed).toMatchObject({ similar: true, nextCursor: null })
  expect(typed.items.map(({ id }) => id)).toEqual([frieda.id])
  expect((await stranger.people.search({ q: 'frederike', sport: 'tennis' })).items).toEqual([])
  expect(await stranger.people.search({ q: 'friederike' })).toMatchObject({ similar: false })
  await frieda.sets({ showInSearch: false })
  expect((await stranger.people.search({ q: 'frederike' })).items).toEqual([])
})
