import { expect, test } from 'vitest'
import * as addresses from '../../addresses.ts'
import { activeFilters, readFilters, withoutEmpty } from './people-filters.ts'

const of = (address: string) => withoutEmpty(readFilters(new URL(address, 'https://heraia.test').searchParams))

test('filters survive the way through the address', () => {
  const filters = { q: 'muñoz & co', role: 'coach' as const, sport: 'Water Polo', location: 'A Coruña', verified: true }
  expect(of(addresses.search(filters))).toEqual(filters)
})

test('what is made up in an address is no filter', () => {
  expect(of('/search?role=queen&verified=maybe&sport=%20%20&sort=hack')).toEqual({})
})

test('what no search takes is left out of it', () => {
  expect(of('/search?q=%00')).toEqual({})
  expect(of(`/search?q=a%00b&location=${'x'.repeat(99)}%F0%9F%92%AA`)).toEqual({ q: 'ab', location: 'x'.repeat(99) })
})

test('each filter that is set gets a chip, the search box does not', () => {
  expect(activeFilters({ q: 'x', sport: 'Tennis', verified: true })).toEqual(['sport', 'verified'])
})
