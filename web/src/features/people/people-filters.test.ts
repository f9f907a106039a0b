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

test('each filter that is set gets a chip, the search box does not', () => {
  expect(activeFilters({ q: 'x', sport: 'Tennis', verified: true })).toEqual(['sport', 'verified'])
})
