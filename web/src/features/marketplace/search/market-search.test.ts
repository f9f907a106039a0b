import { describe, expect, test } from 'vitest'
import * as addresses from '../../../addresses.ts'
import {
  activeFilters,
  cents,
  filtersOf,
  isNarrow,
  queryOf,
  readSearch,
  searchOf,
  typedIn,
  withoutEmpty,
  withoutFilter,
} from './market-search.ts'

const of = (address: string) => withoutEmpty(readSearch(new URL(address, 'https://heraia.test').searchParams))

describe('a search in an address', () => {
  test('survives the way through it', () => {
    const search = {
      q: 'botas & co',
      category: 'apparel',
      subcategory: 'footwear',
      sport: 'Soccer',
      condition: 'like-new' as const,
      from: '20',
      to: '99.5',
      location: 'A Coruña',
      verified: true,
      order: 'cheapest' as const,
    }
    expect(of(addresses.marketplace(search))).toEqual(search)
  })

  test('what is made up is left out', () => {
    expect(
      of('/marketplace?condition=broken&verified=maybe&order=newest&from=cheap&to=-3&category=../x&q=%00'),
    ).toEqual({})
    expect(of('/marketplace?subcategory=footwear')).toEqual({})
  })

  test('a comma is a point, and a price keeps no empty decimals', () => {
    expect(of('/marketplace?from=19,50&to=20.00')).toEqual({ from: '19.50', to: '20' })
  })
})

describe('what the server is asked', () => {
  test('prices go in cents, in a currency', () => {
    expect(filtersOf({ from: '19.99', to: '20' })).toEqual({ priceFrom: 1999, priceTo: 2000, currency: 'USD' })
    expect(filtersOf({ to: '20', currency: 'EUR' })).toEqual({ priceTo: 2000, currency: 'EUR' })
  })

  test('an order by price names the currency too, an order by time none', () => {
    expect(filtersOf({ order: 'cheapest' })).toEqual({ currency: 'USD' })
    expect(filtersOf({ q: 'ball' })).toEqual({ q: 'ball' })
  })

  test('a currency that she has chosen waits for a bound or an order by price, and narrows nothing by itself', () => {
    expect(filtersOf({ currency: 'EUR', from: '1,000' })).toEqual({})
    expect(filtersOf({ currency: 'EUR', order: 'cheapest' })).toEqual({ currency: 'EUR' })
    expect([{ currency: 'EUR' as const }, { order: 'dearest' as const }].map(isNarrow)).toEqual([false, true])
  })

  test('a saved search leads back to the same address', () => {
    const search = { q: 'ball', from: '5', to: '19.5', currency: 'EUR' as const }
    expect(queryOf(searchOf(filtersOf(search)))).toBe(queryOf(search))
    const inEuros = filtersOf({ currency: 'EUR', order: 'dearest' })
    expect(filtersOf(searchOf(inEuros)), 'also one of a currency alone').toEqual(inEuros)
  })
})

describe('chips', () => {
  test('stand for each filter, not for the box and the order', () => {
    expect(activeFilters({ q: 'x', order: 'cheapest', sport: 'Tennis', from: '3' })).toEqual(['sport', 'from'])
  })

  test('a bound that is no price has none, and one with a comma is read', () => {
    expect(activeFilters({ from: '1,000', to: '19,50' })).toEqual(['to'])
    expect(cents('19,50')).toBe(1950)
  })

  test('a category takes its subcategory with it', () => {
    expect(withoutEmpty(withoutFilter({ category: 'apparel', subcategory: 'footwear' }, 'category'))).toEqual({})
    expect(withoutEmpty(withoutFilter({ from: '3', currency: 'EUR' }, 'from'))).toEqual({})
  })
})

test('what she types on in one box is one step back; emptying it, or choosing something with it, is another', () => {
  expect(typedIn({ q: 'rac' }, { q: 'racket' })).toBe('q')
  expect(typedIn({ q: 'racket', order: 'newest' }, { order: 'newest' })).toBeUndefined()
  expect(typedIn({ q: 'rac' }, { q: 'racket', sport: 'Tennis' })).toBeUndefined()
  expect(typedIn({ q: 'racket' }, { q: 'racket', category: 'equipment' })).toBeUndefined()
})
