import { addListings } from '@heraia/hosts/test/crowd-of-listings'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

/** The oldest of them all, behind twelve thousand others. */
const mira = await joins('Mira Many')
const oar = await sells(mira, { title: 'Carbon oar', priceCents: 90_000, location: 'Sevilla, Spain', size: 'XL' })
heraia.clock.advance({ hours: 24 * 30 })
await addListings(heraia.db, mira.id, 12_000, heraia.clock.now())

type Search = Parameters<typeof stranger.marketplace.search>[0]

/** All pages, and how many there were. */
async function walk(search: Search) {
  const ids: string[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const page = await stranger.marketplace.search({ ...search, limit: 50, ...(cursor ? { cursor } : {}) })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
    pages += 1
  } while (cursor && pages < 300)
  return ids
}

test.each<[string, Search]>([
  ['its words', { q: 'oar' }],
  ['its words, the nearest first', { q: 'oar', order: 'nearest' }],
  ['its place', { location: 'sevilla' }],
  ['its price', { priceFrom: 89_000, priceTo: 91_000 }],
  ['its price, the dearest first', { priceFrom: 89_000, order: 'dearest' }],
  ['what no index knows', { size: 'xl' }],
  ['all of it', { q: 'carbon', location: 'sevilla', priceTo: 90_000, category: 'equipment', order: 'cheapest' }],
])('behind thousands of others it is found by %s', async (_, search) => {
  expect(await walk(search)).toEqual([oar.id])
})

test.each<[Search, number]>([
  [{ q: 'red' }, 1_200],
  [{ q: 'aurora' }, 120],
  [{ q: 'aurora', order: 'cheapest' }, 120],
  [{ q: 'aurora', priceTo: 1_100 }, 10],
  [{ q: 'red', location: 'quito', priceTo: 2_100 }, 200],
  [{ q: 'red', location: 'quito', priceFrom: 200 }, 1_191],
  [{ q: 'red', location: 'quito, ', priceTo: 2_100 }, 184],
  [{ q: 'aurora', location: 'quito norte' }, 35],
  [{ q: 'aurora', location: 'quito' }, 120],
  [{ q: 'aurora', location: 'quito', priceFrom: 200, category: 'equipment' }, 120],
  [{ q: 'ball', priceFrom: 12_001, priceTo: 12_100, order: 'dearest' }, 100],
])('%j gives each once, page after page', async (search, count) => {
  const ids = await walk(search)
  expect([ids.length, new Set(ids).size]).toEqual([count, count])
})

test.each(['ecuador', 'quito, ', 'quito norte', 'e'])('what lies in %j comes newest first', async (location) => {
  const ids = await walk({ q: 'aurora', location })
  expect(ids).toEqual(ids.toSorted())
  expect(ids.length).toBeGreaterThan(30)
})

test('counts stop at a thousand, and say of what is common and rare together at least how many', async () => {
  expect(await stranger.marketplace.count({})).toEqual({ count: 1_000, more: true })
  expect(await stranger.marketplace.count({ q: 'ball' })).toEqual({ count: 1_000, more: true })
  expect(await stranger.marketplace.count({ q: 'aurora' })).toEqual({ count: 120, more: false })
  expect(await stranger.marketplace.count({ q: 'oar' })).toEqual({ count: 1, more: false })
  expect(await stranger.marketplace.count({ location: 'sevilla' })).toEqual({ count: 1, more: false })
  expect(await stranger.marketplace.count({ q: 'red', location: 'quito', priceTo: 2_100 })).toEqual({
    count: 200,
    more: false,
  })
  expect(await stranger.marketplace.count({ size: 'xl' })).toEqual({ count: 0, more: true })
})

test('a place where nothing is any more is forgotten in the night; one of something that is not on sale stays', async () => {
  const kept = async () => {
    const rows = await heraia.db.selectFrom('listing_places').select('place').orderBy('place').execute()
    return rows.map(({ place }) => place)
  }
  const eva = await joins('Eva Night')
  const before = await kept()
  const ball = await sells(eva, { location: 'Behind the mill of Ana' })
  const net = await sells(eva, { location: 'Cusco, Peru' })
  await eva.api.marketplace.remove({ id: ball.id })
  await eva.api.marketplace.setState({ id: net.id, version: 1, state: 'paused' })
  expect(await kept()).toContain('behind the mill of ana')
  await heraia.runJob('marketplace.forgetPlaces')
  expect(await kept()).toEqual([...before, 'cusco, peru'].toSorted())
})
