import { addListings } from '@heraia/hosts/test/crowd-of-listings'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { readListingFilter } from './listing-filter.ts'
import { isRareWord, rarePart } from './rare-words.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

const mira = await joins('Mira Many')
const shell = await sells(mira, { title: 'Ballast 🦄x' })
const jersey = await sells(mira, { title: 'Sllast jersey' })
heraia.clock.advance({ hours: 24 })
await addListings(heraia.db, mira.id, 1_500, heraia.clock.now())

const seems = (search: Parameters<typeof readListingFilter>[0]) =>
  isRareWord(heraia.context, readListingFilter(search), 1_000, 20)

test.each([
  ['what nothing of the newest is called', { q: 'Ballast' }, true],
  ['what much is called', { q: 'ball' }, false],
  ['of a category that hardly anything is in, nothing is said', { q: 'Ballast', category: 'digital' as const }, false],
])('%s: %j', async (_, search, expected) => {
  expect(await seems(search)).toBe(expected)
})

test.each([
  ['a beginning that everything is called is left out', 'ballast', 'llast'],
  ['what has nothing common stays', 'jersey', 'jersey'],
  ['what is common all through stays', 'ball', 'ball'],
  ['of two rare parts the longer one', 'sock ball jersey', 'l jersey'],
  ['too short', 'ba', 'ba'],
  ['no half of a sign is asked for', 'ball🦄', 'ball🦄'],
])('of words the index is asked for the rare part: %s', async (_, term, part) => {
  expect(await rarePart(heraia.context, term)).toBe(part)
})

test.each<[string, string[]]>([
  ['Ballast', [shell.id]],
  ['allast 🦄', [shell.id]],
  ['🦄x', [shell.id]],
  ['llast', [jersey.id, shell.id]],
])('behind all of them %j finds what is called so, and nothing that holds a part of it', async (q, expected) => {
  for (const order of ['newest', 'cheapest', 'nearest'] as const) {
    const { items, similar } = await stranger.marketplace.search({ q, order, limit: 20 })
    expect({ ids: items.map(({ id }) => id).toSorted(), similar }).toEqual({ ids: expected.toSorted(), similar: false })
  }
  expect(await stranger.marketplace.count({ q })).toEqual({ count: expected.length, more: false })
})
