import { expect, test } from 'vitest'
import { activeFilters, queryOf, readFilters, withoutEmpty } from './team-filters.ts'

test('an address is read back as it was written', () => {
  const filters = { q: 'leonas', sport: 'Rugby', recruiting: true }
  expect(withoutEmpty(readFilters(new URLSearchParams(queryOf(filters))))).toEqual(filters)
})

test('what is no filter is left out', () => {
  const query = new URLSearchParams('q=%20%20&verified=yes&recruiting=false&x=1&location=a%00b')
  expect(withoutEmpty(readFilters(query))).toEqual({ location: 'ab' })
})

test('chips stand for all but the search box', () => {
  expect(activeFilters({ q: 'x', sport: '', verified: true, location: 'Cádiz' })).toEqual(['location', 'verified'])
})
