import { expect, test } from 'vitest'
import { mapListings } from './market-cache.ts'

const card = (id: string, saved = false) => ({ id, saved, title: id })

test('a change reaches a listing in pages, in a list and on its own page', () => {
  const pages = { pages: [{ items: [card('a'), card('b')], nextCursor: null }], pageParams: [] }
  expect(mapListings(pages, 'b', { saved: true })).toMatchObject({ pages: [{ items: [card('a'), card('b', true)] }] })
  expect(mapListings({ items: [card('a')] }, 'a', { saved: true })).toEqual({ items: [card('a', true)] })
  expect(mapListings(card('a'), 'a', { saved: true })).toEqual(card('a', true))
})

test('what does not hold it stays as it is', () => {
  const pages = { pages: [{ items: [card('a')] }] }
  expect(mapListings(pages, 'b', { saved: true })).toBe(pages)
  const own = { id: 'a', version: 2, title: 'a' }
  expect(mapListings(own, 'a', { saved: true })).toBe(own)
  expect(mapListings(undefined, 'a', {})).toBeUndefined()
})
