import type { ApiClient } from '@heraia/contract/index'
import type { ListingOrder } from '@heraia/contract/marketplace'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type SaidListing, sells } from '@heraia/hosts/test/listings'
import { refusal, season } from '@heraia/hosts/test/season'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

const [mira, dana] = [await joins('Mira Market'), await joins('Dana Market')]
await heraia.db.updateTable('profiles').set({ verified_at: new Date() }).where('id', '=', dana.id).execute()
const names = new Map<string, string>()
async function offers(name: string, seller: typeof mira, said: Partial<SaidListing>) {
  const { id } = await sells(seller, { title: name, ...said })
  names.set(id, name)
  heraia.clock.advance({ seconds: 1 })
  return id
}
const other = { description: 'Nothing else.', keywords: ['uno', 'dos', 'tres', 'cuatro', 'cinco'] }
const racket = await offers('Tennis racket', mira, { priceCents: 12_000, location: 'Málaga, Spain', size: 'L2' })
const raqueta = await offers('Raqueta de pádel', mira, {
  ...{ ...other, sport: 'Padel', priceCents: 8_000, location: 'Bogotá, Colombia', condition: 'new', size: 'Única' },
  shipping: { options: [], pickup: true, note: null },
})
const shoes = await offers('100% Trail_shoes \\ new', dana, {
  ...{ ...other, category: 'apparel', subcategory: 'footwear', sport: 'Running', priceCents: 8_000, size: 'EU 39½' },
  ...{ shipping: { options: [{ name: 'Parcel', priceCents: 0 }], pickup: false, note: null }, condition: 'like-new' },
})
const coaching = await offers('Coaching <b>for</b> رياضة 🏀', dana, {
  ...{ ...other, category: 'services', subcategory: 'coaching', sport: null, priceCents: 4_500, schedule: 'Saturdays' },
})
const euro = await offers('Net in euros', mira, { ...other, currency: 'EUR', priceCents: 5_000, sport: 'Volleyball' })
const everything = [euro, coaching, shoes, raqueta, racket]

type Search = Parameters<ApiClient['marketplace']['search']>[0]
async function found(search: Search, api = stranger) {
  const { items, similar } = await api.marketplace.search(search)
  return similar ? [] : items.map(({ id }) => names.get(id))
}
const called = (...ids: string[]) => ids.map((id) => names.get(id))

test('everything on sale, newest first, for everybody', async () => {
  expect(await found({})).toEqual(called(...everything))
  expect(await found({ q: '  ' })).toEqual(called(...everything))
  expect(await found({}, mira.api)).toEqual(called(...everything))
})

test.each<[string, string[]]>([
  ['racket', [racket]],
  ['RACKET', [racket]],
  ['padel', [raqueta]],
  ['pádel', [raqueta]],
  ['one season', [racket]],
  ['carbon', [racket]],
  ['equip', [euro, raqueta, racket]],
  ['calzado', [shoes]],
  ['coaching', [coaching]],
  ['servicios', [coaching]],
  ['%', [shoes]],
  ['_', [shoes]],
  ['\\', [shoes]],
  ['100%', [shoes]],
  ['🏀', [coaching]],
  ['رياضة', [coaching]],
  ['<b>', [coaching]],
  ["' or 1=1 --", []],
  // A term never matches across two fields.
  ['racket played', []],
])('%j finds what holds it', async (q, ids) => {
  expect(await found({ q })).toEqual(called(...ids))
  expect(await stranger.marketplace.count({ q })).toEqual({ count: ids.length, more: false })
})

test.each<[Search, string[]]>([
  [{ category: 'equipment' }, [euro, raqueta, racket]],
  [{ subcategory: 'footwear' }, [shoes]],
  [{ category: 'equipment', sport: 'TENNIS' }, [racket]],
  [{ sport: 'pádel' }, [raqueta]],
  [{ condition: 'new' }, [raqueta]],
  [{ size: 'eu 39½' }, [shoes]],
  [{ size: 'unica' }, [raqueta]],
  [{ size: 'ÚNICA' }, [raqueta]],
  [{ priceFrom: 8_000, priceTo: 12_000 }, [shoes, raqueta, racket]],
  [{ priceFrom: 8_001 }, [racket]],
  [{ priceTo: 4_499 }, []],
  [{ priceTo: 8_000, currency: 'EUR' }, [euro]],
  [{ location: 'malaga' }, [racket]],
  [{ location: 'BOGOTÁ' }, [raqueta]],
  [{ location: 'a' }, everything],
  [{ location: '%' }, []],
  [{ delivery: 'ships' }, [euro, shoes, racket]],
  [{ delivery: 'pickup' }, [euro, raqueta, racket]],
  [{ verified: true }, [coaching, shoes]],
  [{ q: 'racket', category: 'equipment', location: 'spain', priceFrom: 1, priceTo: 20_000 }, [racket]],
  [{ q: 'racket', category: 'services' }, []],
  [{ q: 'ra', verified: true }, [shoes]],
])('%j narrows', async (search, ids) => {
  expect(await found(search)).toEqual(called(...ids))
  expect(await stranger.marketplace.count(search)).toEqual({ count: ids.length, more: false })
})

test('by price within one currency, and by how well the title says it', async () => {
  expect(await found({ order: 'cheapest' })).toEqual(called(coaching, ...[raqueta, shoes].sort(), racket))
  expect(await found({ order: 'dearest' })).toEqual(called(racket, ...[raqueta, shoes].sort().reverse(), coaching))
  expect(await found({ order: 'cheapest', currency: 'EUR' })).toEqual(called(euro))
  expect(await found({ order: 'nearest' })).toEqual(called(...everything))
  const exact = await offers('net', mira, { ...other, title: 'Net' })
  const begins = await offers('net with posts', dana, { ...other, title: 'Net with posts' })
  const within = await offers('magnet', dana, { ...other, title: 'Magnet board' })
  expect(await found({ q: 'net', order: 'nearest' })).toEqual(called(exact, begins, euro, within))
  for (const id of [exact, begins, within]) {
    await heraia.db.deleteFrom('listings').where('id', '=', id).execute()
  }
})

test('pages of every order hold everything once, and refuse the cursors of others', async () => {
  for (const order of ['newest', 'cheapest', 'dearest', 'nearest'] as const satisfies ListingOrder[]) {
    for (const filters of [{}, { q: 'a' }, { q: 'cin' }, { location: 'spain' }, { category: 'equipment' }] as const) {
      const all = await found({ ...filters, order })
      const seen: (string | undefined)[] = []
      let cursor: string | undefined
      do {
        const page = await stranger.marketplace.search({ ...filters, order, limit: 1, ...(cursor ? { cursor } : {}) })
        seen.push(...page.items.map(({ id }) => names.get(id)))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect([order, filters, seen]).toEqual([order, filters, all])
    }
  }
  const { nextCursor } = await stranger.marketplace.search({ order: 'cheapest', limit: 1 })
  expect(await refusal(stranger.marketplace.search({ cursor: nextCursor ?? '' }))).toMatchObject({ status: 422 })
})

test('what is counted is what is found, whatever becomes of who sells it', async () => {
  const [sonia, viewer] = [await joins('Sonia Sells'), await joins('Vera Views')]
  const id = await offers('Sonias kayak', sonia, { ...other, sport: 'Rowing' })
  const is = (state: 'active' | 'suspended' | 'closed', born: RawBuilder<string> | null = null) => ({ state, born })
  const standings = [
    { ...is('active'), seen: 1 },
    { ...is('active', sql`date '1990-01-01'`), seen: 1 },
    { ...is('active', sql`(now() - interval '18 years')::date`), seen: 1 },
    { ...is('active', sql`(now() - interval '18 years')::date + 1`), seen: 0 },
    { ...is('suspended'), seen: 0 },
    { ...is('closed'), seen: 0 },
    { ...is('active'), seen: 1 },
  ]
  const asks = [
    { sport: 'Rowing' },
    { q: 'sonias' },
    { q: 'sonias', priceTo: 1_000_000 },
    { sport: 'Rowing', size: 'x' },
  ]
  for (const { state, born, seen } of standings) {
    await heraia.db.updateTable('profiles').set({ state, date_of_birth: born }).where('id', '=', sonia.id).execute()
    heraia.clock.advance({ minutes: 1 })
    for (const api of [stranger, viewer.api, ...(state === 'active' ? [sonia.api] : [])])
      for (const search of asks) {
        const ids = await found(search, api)
        expect(ids, JSON.stringify([state, seen, search])).toHaveLength('size' in search ? 0 : seen)
        expect(await api.marketplace.count(search), JSON.stringify(search)).toEqual({ count: ids.length, more: false })
      }
  }
  for (const block of [
    () => sonia.api.profiles.block({ id: viewer.id }),
    () => viewer.api.profiles.block({ id: sonia.id }),
  ]) {
    await block()
    expect(await found({ q: 'sonias' }, viewer.api)).toEqual([])
    heraia.clock.advance({ minutes: 1 })
    expect(await viewer.api.marketplace.count({ q: 'sonias' })).toEqual({ count: 0, more: false })
    expect(await stranger.marketplace.count({ q: 'sonias' })).toEqual({ count: 1, more: false })
    await heraia.db.deleteFrom('blocks').execute()
  }
  await sonia.api.marketplace.remove({ id })
})

test('a slip of the finger finds the nearest, and says that nothing is called so', async () => {
  const typed = await stranger.marketplace.search({ q: 'raquetta' })
  expect(typed).toMatchObject({ similar: true, nextCursor: null })
  expect(typed.items.map(({ id }) => names.get(id))).toContain('Raqueta de pádel')
  expect((await stranger.marketplace.search({ q: 'raquetta', category: 'services' })).items).toEqual([])
  expect(await stranger.marketplace.search({ q: 'raqueta' })).toMatchObject({ similar: false })
})

test('what is no search is refused', async () => {
  for (const wrong of [
    { q: 'x'.repeat(101) },
    { q: '\u0000' },
    { priceFrom: -1 },
    { priceFrom: 1.5 },
    { priceTo: 1e308 },
    { category: '../x' },
    { currency: 'usd' as 'USD' },
    { condition: 'mint' as 'new' },
    { order: 'best' as 'newest' },
    { limit: 0 },
    { seller: 'x' } as object,
  ]) {
    expect(await refusal(stranger.marketplace.search(wrong)), JSON.stringify(wrong)).toMatchObject({ status: 422 })
  }
  const rest = await heraia.fetch('/api/listings?priceFrom=8000&priceTo=8000&verified=true&order=cheapest')
  expect([rest.status, await rest.json()]).toMatchObject([200, { items: [{ id: shoes }], nextCursor: null }])
})

test('beside a listing stand others of its kind, and what its seller sells', async () => {
  expect((await stranger.marketplace.similar({ id: racket })).items).toEqual([])
  const nora = await joins('Nora Market')
  const padel = await offers('Padel bat', nora, { ...other, sport: 'Padel' })
  const tennis = await offers('Old racket', nora, { ...other, sport: 'Tennis' })
  await offers('Strings', nora, { ...other, subcategory: 'accessories' })
  const similar = await stranger.marketplace.similar({ id: racket })
  expect(similar.items.map(({ id }) => id)).toEqual([tennis, padel])
  const { items } = await stranger.marketplace.ofSeller({ id: nora.id, except: padel })
  expect(items.map(({ id }) => names.get(id))).toEqual(['Strings', 'Old racket'])
})
